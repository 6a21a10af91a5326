/**
 * Stands in the page itself, before its scripts: gives them their addresses once something is
 * seen. What arrives after that starts at the end of the document; where nothing is painted, in a
 * tab behind others or in a browser that does not say so, all start when the page has loaded.
 */
export function startAfterFirstPaint() {
  let isPainted = false;
  const start = () => {
    for (const script of document.querySelectorAll("script[data-src]")) {
      script.setAttribute("src", script.getAttribute("data-src") ?? "");
      script.removeAttribute("data-src");
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
