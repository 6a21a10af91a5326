import { countSuggestions } from "@/lib/copy/suggestion-count";

const PAUSE_MS = 150;
const known = new WeakSet<HTMLInputElement>();

/** Suggested text, and its type: "Poste", "Ville". */
type Suggestion = { label: string; what: string };

/**
 * Turns a search field into a combobox with suggestions. The field keeps its behaviour: its form sends the
 * text as typed, and on failure no list opens. The list is appended to the landmark of the field, after the
 * nodes that React renders.
 */
export function suggestFor(input: HTMLInputElement): void {
  if (known.has(input)) return;
  known.add(input);
  const searched = input.dataset.suggest || "job";
  const list = document.createElement("ul");
  list.id = `suggestions-${input.name}-${Math.random().toString(36).slice(2, 8)}`;
  list.role = "listbox";
  list.hidden = true;
  list.ariaLabel = "Suggestions";
  list.className =
    "absolute z-50 overflow-hidden max-sm:max-h-36 max-sm:overflow-y-auto rounded-card border border-line bg-snow py-1 shadow-lift";
  // Added before it has any text: screen readers ignore a live region inserted together with its text.
  const status = document.createElement("p");
  status.role = "status";
  status.className = "sr-only";
  (input.closest("header, main") ?? document.body).append(list, status);
  for (const [name, value] of [
    ["role", "combobox"],
    ["aria-autocomplete", "list"],
    ["aria-expanded", "false"],
    ["aria-controls", list.id],
    ["autocomplete", "off"],
  ]) {
    if (name && value) input.setAttribute(name, value);
  }

  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requested = "";

  const options = () => [...list.children].filter((one) => one instanceof HTMLElement);
  const close = () => {
    list.hidden = true;
    status.textContent = "";
    active = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  const choose = (label: string) => {
    input.value = label;
    close();
    requested = label;
    input.form?.requestSubmit();
  };
  const mark = (next: number) => {
    const all = options();
    active = (next + all.length) % all.length;
    for (const [at, option] of all.entries()) option.ariaSelected = String(at === active);
    input.setAttribute("aria-activedescendant", all[active]?.id ?? "");
  };
  const showFound = (found: Suggestion[]) => {
    if (found.length === 0 || document.activeElement !== input) return close();
    list.replaceChildren(
      ...found.map(({ label, what }, at) => {
        const option = document.createElement("li");
        option.id = `${list.id}-${at}`;
        option.role = "option";
        option.ariaSelected = "false";
        option.className =
          "flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 py-1.5 hover:bg-frost aria-selected:bg-frost aria-selected:font-semibold";
        const kind = document.createElement("span");
        kind.className = "text-sm text-muted";
        kind.textContent = what;
        option.append(label, kind);
        // The field keeps the focus; otherwise its blur would close the list before the click.
        option.addEventListener("pointerdown", (event) => event.preventDefault());
        option.addEventListener("click", () => choose(label));
        return option;
      }),
    );
    active = -1;
    list.hidden = false;
    status.textContent = countSuggestions(found.length);
    const box = input.getBoundingClientRect();
    const origin = (list.offsetParent ?? document.body).getBoundingClientRect();
    list.style.left = `${box.left - origin.left}px`;
    list.style.top = `${box.bottom - origin.top + 4}px`;
    list.style.width = `${box.width}px`;
    input.setAttribute("aria-expanded", "true");
  };
  const ask = async () => {
    const typed = input.value.trim();
    if (typed.length < 2) return close();
    if (typed === requested) return;
    requested = typed;
    const query = new URLSearchParams({ q: typed, liste: searched });
    const answer = await fetch(`/api/suggestions?${query}`).catch(() => null);
    const found: Suggestion[] = answer?.ok ? await answer.json() : [];
    if (requested === typed) showFound(found);
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE_MS);
  });
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (list.hidden) return;
    if (event.key === "ArrowDown") mark(active + 1);
    else if (event.key === "ArrowUp") mark(active === -1 ? -1 : active - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && active >= 0) options()[active]?.click();
    else return;
    event.preventDefault();
  });
  // Handle what was typed while this code was loading.
  if (input.value !== input.defaultValue) void ask();
}
