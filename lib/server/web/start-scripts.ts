/**
 * Stands in the page itself, in as few words as it can, before its scripts: gives them their
 * addresses once something is seen. What arrives after that starts at the end of the document; where
 * nothing is painted, in a tab behind others or in a browser that does not say so, all start when
 * the page has loaded. A script that has started does not start again.
 */
export function startAfterFirstPaint() {
  let seen = false;
  const start = () => {
    for (const script of document.querySelectorAll<HTMLScriptElement>("[data-src]"))
      script.src = script.dataset.src as string;
  };
  new PerformanceObserver(() => {
    start();
    seen = true;
  }).observe({ type: "paint", buffered: true });
  addEventListener("DOMContentLoaded", () => seen && start());
  addEventListener("load", () => setTimeout(start, document.hidden ? 0 : 1000));
}
