/**
 * Stands in the page itself: a button that is pressed before React listens is pressed again as soon
 * as it does. Links, forms and what opens by itself work without.
 */
export function keepEarlyPresses() {
  const pressed = new Set<HTMLElement>();
  const isReactListening = () =>
    Object.keys(document).some((name) => name.startsWith("_reactListening"));
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button[type=button]");
    // From when it listens, React keeps what comes too early for a part of the page.
    if (button && !isReactListening()) pressed.add(button);
  };
  addEventListener("click", keep, true);
  const watch = setInterval(() => {
    if (!isReactListening()) return;
    clearInterval(watch);
    removeEventListener("click", keep, true);
    for (const button of pressed) button.click();
  }, 100);
}
