/**
 * Stands in the page itself, before its scripts: gives them their addresses once something is
 * seen. What arrives after that starts at the end of the document; where nothing is painted, in a
 * tab behind others or in a browser that does not say so, all start when the page has loaded.
 */
export function startAfterFirstPaint() {
  let isPainted = false;
  const start = () => {
    for (const script of document.querySelectorAll<HTMLScriptElement>("script[data-src]")) {
      script.src = script.dataset.src ?? "";
      delete script.dataset.src;
    }
  };
  const onPaint = () => {
    isPainted = true;
    start();
  };
  new PerformanceObserver(onPaint).observe({ type: "paint", buffered: true });
  addEventListener("DOMContentLoaded", () => isPainted && start());
  addEventListener("load", () => setTimeout(start, document.hidden ? 0 : 1000));
}
