import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { type Engine, type Session, startSession } from "./session.ts";

/** The part of Playwright's API that the journeys of other engines use, over WebDriver. */

type Text = { source: string; flags?: string; exact?: boolean };
type Step =
  | { by: "css" | "visible"; value?: string }
  | { by: "role"; role: string; name?: Text }
  | { by: "label" | "text" | "hasText"; text: Text }
  | { by: "nth"; index: number };
type Axe = {
  setup: (root: Element) => void;
  teardown: () => void;
  commons: {
    aria: { getRole: (element: Element) => string | null };
    text: { accessibleText: (element: Element) => string };
  };
};
type Operation = "attached" | "visible" | "point" | "focus" | "fill" | "select" | "mark" | "read";

const TIMEOUT_MS = 60_000;
/** W3C's code points for keys without a sign. */
const KEYS: Record<string, string> = {
  ...{ Tab: "\uE004", Enter: "\uE007", Shift: "\uE008", Escape: "\uE00C", Space: " " },
  ...{ ArrowUp: "\uE013", ArrowDown: "\uE015" },
};

/** Starts a browser with one page, on the site under test. */
export async function openPage(engine: Engine, size: { width: number; height: number }) {
  const session = await startSession(engine, size);
  const page = new RemotePage(session, process.env.E2E_BASE_URL ?? "http://localhost:3000");
  return { page: page as unknown as Page, stop: session.stop };
}

class RemotePage {
  readonly keyboard = {
    press: (keys: string) =>
      this.type(
        keys.split("+").map((key) => KEYS[key] ?? key),
        "together",
      ),
    type: (text: string) => this.type([...text], "apart"),
  };
  readonly #session: Session;
  readonly #base: string;

  constructor(session: Session, base: string) {
    this.#session = session;
    this.#base = base;
  }

  goto = (address: string) => this.#session.open(new URL(address, this.#base).href);
  goBack = () => this.#session.back();
  reload = async () => this.goto(await this.evaluate(() => location.href));
  screenshot = () => this.#session.screenshot();
  evaluate = <Result>(call: (arg?: unknown) => Result, arg?: unknown) =>
    this.#session.call(String(call), [arg]) as Promise<Result>;
  context = () => ({
    // Classic WebDriver takes cookies of the page's site alone.
    addCookies: async (
      cookies: { name: string; value: string; domain: string; path: string }[],
    ) => {
      if (!(await this.evaluate(() => location.href)).startsWith(this.#base)) {
        await this.goto("/robots.txt");
      }
      for (const { name, value, domain, path: below } of cookies) {
        await this.#session.addCookie({ name, value, domain, path: below });
      }
    },
  });
  waitForURL = (address: RegExp) =>
    this.until(async () => address.test(await this.evaluate(() => location.href)), `${address}`);

  locator = (css: string) => this.#locator().locator(css);
  getByRole = (role: string, options = {}) => this.#locator().getByRole(role, options);
  getByLabel = (text: string | RegExp, options = {}) => this.#locator().getByLabel(text, options);
  getByText = (text: string | RegExp, options = {}) => this.#locator().getByText(text, options);
  #locator = () => new RemoteLocator(this, this.#session, []);

  async type(keys: string[], how: "together" | "apart"): Promise<void> {
    const down = (value: string) => ({ type: "keyDown", value });
    const up = (value: string) => ({ type: "keyUp", value });
    const actions =
      how === "together"
        ? [...keys.map(down), ...keys.toReversed().map(up)]
        : keys.flatMap((key) => [down(key), up(key)]);
    await this.#session.act([{ type: "key", id: "keyboard", actions }]);
  }

  /** Waits for what is not null nor false; between two pages, a call into the page fails. */
  async until<Result>(attempt: () => Promise<Result | false | null>, what: string) {
    const deadline = Date.now() + TIMEOUT_MS;
    let failure: unknown = "";
    while (Date.now() < deadline) {
      const result = await attempt().catch((error: unknown) => {
        failure = error;
      });
      if (result) return result;
      await wait(100);
    }
    throw new Error(`Not within ${TIMEOUT_MS} ms: ${what} ${failure}`);
  }
}

class RemoteLocator {
  readonly #page: RemotePage;
  readonly #session: Session;
  readonly #steps: Step[];

  constructor(page: RemotePage, session: Session, steps: Step[]) {
    this.#page = page;
    this.#session = session;
    this.#steps = steps;
  }

  #with = (...steps: Step[]) =>
    new RemoteLocator(this.#page, this.#session, [...this.#steps, ...steps]);
  locator = (value: string) => this.#with({ by: "css", value });
  getByRole = (role: string, { name, exact }: { name?: string | RegExp; exact?: boolean } = {}) =>
    this.#with({ by: "role", role, name: name === undefined ? undefined : textOf(name, exact) });
  getByLabel = (text: string | RegExp, { exact }: { exact?: boolean } = {}) =>
    this.#with({ by: "label", text: textOf(text, exact) });
  getByText = (text: string | RegExp, { exact }: { exact?: boolean } = {}) =>
    this.#with({ by: "text", text: textOf(text, exact) });
  filter = ({ hasText, visible }: { hasText?: string | RegExp; visible?: true }) =>
    this.#with(
      ...(hasText === undefined ? [] : [{ by: "hasText", text: textOf(hasText) } as const]),
      ...(visible ? [{ by: "visible" } as const] : []),
    );
  nth = (index: number) => this.#with({ by: "nth", index });
  first = () => this.nth(0);
  last = () => this.nth(-1);
  page = () => this.#page;

  count = () => this.#do("attached", "") as Promise<number>;
  waitFor = async ({ state = "visible" }: { state?: "visible" | "attached" | "hidden" } = {}) => {
    const operation = state === "attached" ? "attached" : "visible";
    await this.#page.until(
      async () => ((await this.#do(operation)) === 0) === (state === "hidden"),
      `${state} ${this}`,
    );
  };
  innerText = () => this.#read("innerText");
  inputValue = () => this.#read("value");
  isChecked = async () => (await this.#read("checked")) === "true";
  getAttribute = (name: string) => this.#read(`@${name}`);
  focus = () => this.#once("focus");
  fill = (text: string) => this.#once("fill", text);
  selectOption = (option: string | { label: string }) => this.#once("select", option);
  press = async (keys: string) => {
    await this.focus();
    await this.#page.keyboard.press(keys);
  };
  check = async () => {
    if (!(await this.isChecked())) await this.click();
  };
  uncheck = async () => {
    if (await this.isChecked()) await this.click();
  };

  async click(): Promise<void> {
    let before = "";
    const { x, y } = await this.#page.until(async () => {
      const point = (await this.#do("point")) as { x: number; y: number } | null;
      // What moves is pressed once it stands.
      const isStill = JSON.stringify(point) === before;
      before = JSON.stringify(point);
      return isStill ? point : null;
    }, `to press ${this}`);
    const move = { type: "pointerMove", x, y, duration: 0 };
    const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
    const parameters = { pointerType: "mouse" };
    await this.#session.act([
      { type: "pointer", id: "mouse", parameters, actions: [move, ...press] },
    ]);
  }

  async setInputFiles({ name, buffer }: { name: string; buffer: Buffer }): Promise<void> {
    const folder = mkdtempSync(path.join(tmpdir(), "horizon-file-"));
    writeFileSync(path.join(folder, name), buffer);
    await this.#once("mark");
    await this.#session.chooseFile("[data-chosen-file]", path.join(folder, name));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  }

  #read = async (what: string) => {
    const { value } = (await this.#once("read", what)) as { value: string | null };
    return value ?? "";
  };
  #once = (operation: Operation, arg?: unknown) =>
    this.#page.until(() => this.#do(operation, arg), `to ${operation} ${this}`);

  async #do(operation: Operation, arg?: unknown): Promise<unknown> {
    if (this.#steps.some(({ by }) => by === "role")) {
      const isThere = await this.#session.call('() => typeof axe === "object"', []);
      if (!isThere) await this.#session.call(`() => { ${axe.source}; window.axe = axe; }`, []);
    }
    return this.#session.call(String(inPage), [this.#steps, operation, arg]);
  }

  toString = () => JSON.stringify(this.#steps);
}

function textOf(text: string | RegExp, exact = false): Text {
  return typeof text === "string"
    ? { source: text, exact }
    : { source: text.source, flags: text.flags };
}

/**
 * Runs in the page: finds what the steps say, and does one thing to the first of it. Roles and
 * names are axe's.
 */
function inPage(steps: Step[], operation: Operation, arg: unknown): unknown {
  const { axe } = window as unknown as { axe: Axe };
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  const fits = (text: string, { source, flags, exact }: Text) => {
    if (flags !== undefined) return new RegExp(source, flags).test(plain(text));
    return exact
      ? plain(text) === plain(source)
      : plain(text).toLowerCase().includes(plain(source).toLowerCase());
  };
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
  };
  const isExposed = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true]");
  const labelsOf = (element: Element) => [
    element.getAttribute("aria-label") ?? "",
    ...(element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? ""),
    ...[...((element as HTMLInputElement).labels ?? [])].map(
      ({ textContent }) => textContent ?? "",
    ),
  ];
  const below = (all: Element[], css: string) => [
    ...new Set(all.flatMap((element) => [...element.querySelectorAll(css)])),
  ];
  let elements = [document as unknown as Element];
  for (const step of steps) {
    if (step.by === "css") elements = below(elements, step.value ?? "*");
    if (step.by === "visible") elements = elements.filter(isVisible);
    if (step.by === "hasText") {
      elements = elements.filter(({ textContent }) => fits(textContent ?? "", step.text));
    }
    if (step.by === "nth") elements = elements.slice(step.index).slice(0, 1);
    if (step.by === "label") {
      elements = below(elements, "*").filter((each) =>
        labelsOf(each).some((label) => label !== "" && fits(label, step.text)),
      );
    }
    if (step.by === "text") {
      const all = below(elements, "body :not(script, style, noscript, template)").filter(
        ({ textContent }) => fits(textContent ?? "", step.text),
      );
      elements = all.filter((each) => !all.some((other) => other !== each && each.contains(other)));
    }
    if (step.by === "role") {
      axe.setup(document.documentElement);
      elements = below(elements, "*").filter(
        (each) =>
          axe.commons.aria.getRole(each) === step.role &&
          isExposed(each) &&
          (!step.name || fits(axe.commons.text.accessibleText(each), step.name)),
      );
      axe.teardown();
    }
  }

  if (operation === "attached") return elements.length;
  if (operation === "visible") return elements.filter(isVisible).length;
  const [element, ...others] = elements as HTMLInputElement[];
  if (others.length > 0) throw new Error(`${others.length + 1} elements, not one`);
  if (!element) return null;
  if (operation === "read") {
    const name = String(arg);
    const value = name.startsWith("@")
      ? element.getAttribute(name.slice(1))
      : String(element[name as keyof HTMLInputElement]);
    return { value };
  }
  if (operation === "mark") {
    for (const old of below([document.documentElement], "[data-chosen-file]")) {
      old.removeAttribute("data-chosen-file");
    }
    element.setAttribute("data-chosen-file", "");
    return true;
  }
  if (!isVisible(element) || element.disabled) return null;
  if (operation === "focus") {
    element.focus();
    return true;
  }
  if (operation === "fill") {
    element.focus();
    if (["date", "datetime-local"].includes(element.type)) {
      element.value = String(arg);
      element.dispatchEvent(new Event("input", { bubbles: true }));
    } else {
      element.select();
      document.execCommand(arg === "" ? "delete" : "insertText", false, String(arg));
    }
    return true;
  }
  if (operation === "select") {
    const { options } = element as unknown as HTMLSelectElement;
    const label = typeof arg === "object" ? (arg as { label: string }).label : null;
    const option = [...options].find(({ value, text }) => (label ? text === label : value === arg));
    if (!option) return null;
    option.selected = true;
    element.dispatchEvent(new Event("input", { bubbles: true }));
    element.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  }
  const isHit = () => {
    const { x, y, width, height } = element.getClientRects()[0] as DOMRect;
    const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const hit = document.elementFromPoint(point.x, point.y);
    return hit && (element.contains(hit) || hit.closest("label")?.control === element) && point;
  };
  if (!isHit()) element.scrollIntoView({ block: "center", behavior: "instant" });
  return isHit();
}
