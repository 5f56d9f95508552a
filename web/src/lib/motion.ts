/** Animations that only the compositor runs, so that no frame is dropped. */

const under = new WeakMap<Element, Animation>(); // what is on its way, by the latest motion of each

/**
 * Moves something by transform and opacity alone, which the compositor does without the page. It stands at its beginning for two frames: by then what
 * came with it on the table has been painted. Meanwhile and on its way it lies above everything (`aloft`), so that nothing painted after it needs a
 * layer of its own, and the table below is not painted anew.
 */
export function setOff(element: HTMLElement | SVGElement, frames: Keyframe[], timing: KeyframeAnimationOptions, ended?: () => void): Animation {
  element.classList.add("aloft");
  const way = element.animate(frames, timing);
  under.set(element, way);
  way.pause();
  way.onfinish = way.oncancel = () => {
    if (under.get(element) !== way) return; // it has set off again
    under.delete(element);
    element.classList.remove("aloft");
    ended?.();
  };
  requestAnimationFrame(() => requestAnimationFrame(() => way.playState === "paused" && way.play()));
  return way;
}
