// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ListFilters } from "@/components/forms/list-filters";

/** The addresses that the list went to, and whether each is a new step of Back. */
const steps: string[] = [];
const router = {
  push: (href: string) => steps.push(`push ${href}`),
  replace: (href: string) => steps.push(`replace ${href}`),
};
vi.mock("next/navigation", () => ({ useRouter: () => router }));

const container = document.createElement("div");
let root: ReturnType<typeof createRoot>;

const render = (query: string) =>
  act(() =>
    root.render(
      <ListFilters live action="/emplois" query={query} loading="" fields={<Fields />}>
        Les offres
      </ListFilters>,
    ),
  );

function Fields() {
  return (
    <>
      <input name="q" aria-label="Mots" />
      <select name="province" aria-label="Province">
        <option value="">Toutes</option>
        <option value="quebec">Québec</option>
        <option value="ontario">Ontario</option>
      </select>
      <input type="checkbox" name="teletravail" aria-label="Télétravail" />
      <button type="submit">Filtrer</button>
    </>
  );
}

const field = <T extends HTMLElement>(name: string) =>
  container.querySelector<T>(`[name=${name}]`) as T;

/** Sets a field as a person does, and waits for the list's answer. */
async function set(name: string, value: string) {
  const control = field<HTMLSelectElement | HTMLInputElement>(name);
  act(() => control.focus());
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, value);
  const event = control instanceof HTMLSelectElement ? "change" : "input";
  await act(async () => {
    control.dispatchEvent(new Event(event, { bubbles: true }));
    vi.advanceTimersByTime(300);
  });
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  steps.length = 0;
  document.body.append(container);
  root = createRoot(container);
  await render("");
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("un contrôle que l'on parcourt est un seul pas de Retour, le suivant en est un autre", async () => {
  await set("province", "quebec");
  await render("province=quebec");
  await set("province", "ontario");
  await render("province=ontario");
  await set("q", "so");
  await set("q", "soudeur");
  expect(steps).toEqual([
    "push /emplois?province=quebec",
    "replace /emplois?province=ontario",
    "push /emplois?q=so&province=ontario",
    "replace /emplois?q=soudeur&province=ontario",
  ]);
  // Whoever leaves a control and comes back begins another step.
  await set("province", "");
  expect(steps.at(-1)).toBe("push /emplois?q=soudeur");
  await act(async () => container.querySelector("button")?.click());
  expect(steps.at(-1)).toBe("push /emplois?q=soudeur");
});

it("après Retour le champ qui a le focus dit ce que dit la liste, sinon ce que l'on y tape", async () => {
  await set("q", "soudeur");
  await render("q=soude");
  expect(field<HTMLInputElement>("q").value).toBe("soudeur");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  await render("");
  expect(field<HTMLInputElement>("q").value).toBe("");
  await set("q", "vitrier");
  expect(steps.at(-1)).toBe("push /emplois?q=vitrier");
});
