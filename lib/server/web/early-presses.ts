/**
 * Stands in the page itself: a button that is pressed before the page says that its buttons are
 * heard (`components/layout/arrival.tsx`) is pressed then, once. Until then the press goes no
 * further, since a page that has half begun to listen would act on it twice. Links, forms and what
 * opens by itself work without.
 */
export function keepEarlyPresses() {
  const pressed = new Set<HTMLElement>();
  const keep = (press: Event) => {
    const button = (press.target as Element).closest<HTMLElement>("button[type=button]");
    if (!button) return;
    press.stopImmediatePropagation();
    pressed.add(button);
  };
  addEventListener("click", keep, true);
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    removeEventListener("click", keep, true);
    for (const button of pressed) button.click();
  }).observe(document.documentElement, { attributeFilter: ["data-listening"] });
}
