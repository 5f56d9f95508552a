/** Sentences for screen readers, in a polite live region of the page. */

class Announcer {
  text = $state("");
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    if (!text) return;
    this.#waiting.push(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.text = this.#waiting.join(" ");
      this.#waiting = [];
    }, 120);
  }
}

export const announcer = new Announcer();
