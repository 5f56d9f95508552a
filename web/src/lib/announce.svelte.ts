/** Sentences for people who listen: a polite region in the page reads them. */

class Herald {
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

export const herald = new Herald();
