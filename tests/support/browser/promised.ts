import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
} from "@mdn/browser-compat-data/forLegacyNode";
import { type Node, parse } from "acorn";
import { simple } from "acorn-walk";
import browserslist from "browserslist";
import postcss from "postcss";

/** Safari on iOS is Safari here: MDN only says beside it what a touch screen has no use for. */
const NAMES: BrowserName[] = ["chrome", "edge", "firefox", "safari"];
/** Objects that every page has, and what they are instances of. */
const INSTANCES: Record<string, string> = {
  ...{ navigator: "Navigator", document: "Document", history: "History", crypto: "Crypto" },
  ...{ performance: "Performance", window: "Window", self: "Window", globalThis: "Window" },
};
const { api, css, javascript } = bcd;
const builtins: Identifier = javascript.builtins ?? {};

const version = (text: string) => {
  const [major = 0, minor = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return major * 1_000 + minor;
};

const promisedVersions = browserslist();
/** The oldest version of each browser that package.json promises. */
const oldest = NAMES.map((name) => {
  const promised = promisedVersions.filter((each) => each.startsWith(`${name} `));
  return { name, from: Math.min(...promised.map((each) => version(each.split(" ")[1] ?? ""))) };
});

/** Whether every promised browser has it, by the compatibility data of MDN. */
function isPromised({ support }: CompatStatement): boolean {
  return oldest.every(({ name, from }) =>
    [support[name] ?? []].flat().some((entry) => {
      const { version_added: added, version_removed: removed, flags, alternative_name } = entry;
      if (removed || flags || alternative_name || typeof added !== "string") return false;
      return added !== "preview" && version(added) <= from;
    }),
  );
}

const at = (tree: Identifier | undefined, ...path: string[]): CompatStatement | undefined =>
  path.reduce<Identifier | undefined>(
    (branch, name) => (Object.hasOwn(branch ?? {}, name) ? branch?.[name] : undefined),
    tree,
  )?.__compat;

/** Methods of instances by name, whatever they are methods of. */
const methods = new Map<string, CompatStatement[]>();
for (const tree of [...Object.values(builtins), ...Object.values(api)]) {
  for (const [name, { __compat }] of Object.entries(tree)) {
    if (__compat) methods.set(name, [...(methods.get(name) ?? []), __compat]);
  }
}

/**
 * What a script calls that not every promised browser has, by MDN's names.
 * @throws for syntax newer than ES2022, which Safari 16.4 reads.
 */
export function unsupportedInScript(source: string): string[] {
  const missing = new Set<string>();
  const check = (name: string, ...features: (CompatStatement | undefined)[]) => {
    const known = features.filter((feature) => feature !== undefined);
    if (known.length > 0 && !known.some(isPromised)) missing.add(name);
  };
  type Member = Node & { object: Node; property: Node; computed: boolean };
  type Called = Node & { name: string; callee: Called & Member; optional?: boolean };
  const nameOf = (node: Node) => (node.type === "Identifier" ? (node as Called).name : "");
  const visitCall = (node: Node) => {
    const { callee, optional } = node as Called;
    const name = nameOf(callee);
    if (name) check(name, at(builtins, name), at(api, name), at(api, "Window", name));
    // A call by `?.()` asks first.
    if (callee.type !== "MemberExpression" || callee.computed || optional) return;
    const [owner, method] = [nameOf(callee.object), nameOf(callee.property)];
    const instance = INSTANCES[owner];
    const own = [
      at(builtins, owner, method),
      at(api, owner, `${method}_static`),
      instance && at(api, instance, method),
    ].filter((feature) => feature !== undefined && feature !== "");
    if (own.length > 0) check(`${owner}.${method}`, ...own);
    else if (!(owner in builtins)) check(`.${method}`, ...(methods.get(method) ?? []));
  };
  simple(parse(source, { ecmaVersion: 2022, sourceType: "script" }), {
    CallExpression: visitCall,
    NewExpression: visitCall,
  });
  return [...missing].sort();
}

/** What a style sheet says that not every promised browser reads, outside `@supports`. */
export function unsupportedInStyles(source: string): string[] {
  const missing = new Set<string>();
  const check = (name: string, feature: CompatStatement | undefined) => {
    if (feature && !isPromised(feature)) missing.add(name);
  };
  postcss.parse(source).walk((node) => {
    for (let above: postcss.Node | undefined = node; above; above = above.parent) {
      if (above.type === "atrule" && (above as postcss.AtRule).name === "supports") return;
    }
    if (node.type === "atrule") {
      check(`@${node.name}`, at(css["at-rules"], node.name));
      for (const [, feature = ""] of node.params.matchAll(/\(([a-z-]+)/g)) {
        check(`@${node.name} ${feature}`, at(css["at-rules"], node.name, feature));
      }
    }
    if (node.type === "rule") {
      for (const [, name = ""] of node.selector.matchAll(/::?([a-z][a-z-]*)/g)) {
        check(`:${name}`, at(css.selectors, name));
      }
    }
    if (node.type !== "decl" || /^-/.test(node.prop)) return;
    check(node.prop, at(css.properties, node.prop));
    // A value after another of the same property has a fallback.
    const previous = node.prev();
    if (previous?.type === "decl" && previous.prop === node.prop) return;
    for (const [, word = "", bracket] of node.value.matchAll(/(?<![\w-])([a-z][a-z-]*)(\(?)/g)) {
      if (bracket) check(`${word}()`, at(css.types, word) ?? at(css.types, "color", word));
      else check(`${node.prop}: ${word}`, at(css.properties, node.prop, word));
    }
  });
  return [...missing].sort();
}
