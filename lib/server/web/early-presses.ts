/**
 * Stands in the page itself, in as few words as it can: a button that is pressed before the page says
 * that its buttons are heard (`components/layout/arrival.tsx`) is pressed then, once. Until then the
 * press goes no further, since a page that has half begun to listen would act on it twice. Links,
 * forms and what opens by itself work without.
 */
export function keepEarlyPresses() {
  const pressed = new Set<HTMLElement>();
  const press = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>("button[type=button]");
    if (!button) return;
    event.stopImmediatePropagation();
    pressed.add(button);
  };
  addEventListener("click", press, true);
  new MutationObserver((_, event) => {
    event.disconnect();
    removeEventListener("click", press, true);
    for (const button of pressed) button.click();
  }).observe(document.documentElement, { attributeFilter: ["data-listening"] });
}
