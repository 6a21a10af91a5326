import { readFileSync } from "node:fs";
import path from "node:path";
import { type Node, parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { root } from "@/lib/server/config";
import { proseFiles } from "@/tests/support/source/typography";

// A browser that translates a page puts its text nodes into elements of its own. React then fails
// where it inserts before such a node or removes it, and changes a text that is no longer visible.

type Part = "text" | "element" | "other" | "changing text" | "changing";

/** What a child of an element may be. */
function partOf(node: Node): Part[] {
  switch (node.type) {
    case "JSXText":
      return node.value.trim() === "" && node.value.includes("\n") ? [] : ["text"];
    case "JSXFragment":
      return node.children.flatMap(partOf);
    case "JSXExpressionContainer":
      return partOf(node.expression);
    case "JSXEmptyExpression":
      return [];
    case "JSXElement":
      return ["element"];
    case "Literal":
    case "TemplateLiteral":
      return ["text"];
    case "LogicalExpression":
      if (node.operator !== "&&") return ["other"];
      return partOf(node.right).map((part) => (part === "text" ? "changing text" : "changing"));
    case "ConditionalExpression": {
      const both = [...partOf(node.consequent), ...partOf(node.alternate)];
      if (both.every((part) => part === "text")) return ["text"];
      return [both.some((part) => part.endsWith("text")) ? "changing text" : "changing"];
    }
    default:
      return isList(node) ? ["changing"] : ["other"];
  }
}

function isList(node: Node): boolean {
  return (
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    node.callee.property.type === "Identifier" &&
    node.callee.property.name === "map"
  );
}

/** Where a text stands beside something that comes and goes. */
function faultsIn(file: string): string[] {
  const source = readFileSync(path.join(root, file), "utf8");
  const faults: string[] = [];
  const visit = (node: unknown, isInside = false): void => {
    if (!node || typeof node !== "object") return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one, isInside);
      return;
    }
    const one = node as Node;
    const isParent = one.type === "JSXElement" || (one.type === "JSXFragment" && !isInside);
    if (isParent) {
      const parts = one.children.flatMap(partOf);
      const hasText = parts.some((part) => part.endsWith("text"));
      if (parts.length > 1 && hasText && parts.some((part) => part.startsWith("changing"))) {
        faults.push(`${file}:${source.slice(0, one.start).split("\n").length}`);
      }
    }
    for (const value of Object.values(one)) visit(value, one.type === "JSXElement");
  };
  visit(parseSync(file, source, { preserveParens: false }).program);
  return faults;
}

it("aucun texte n'est à côté de ce qui vient et s'en va : un traducteur l'aurait déplacé", () => {
  const files = proseFiles().filter((file) => file.endsWith(".tsx"));
  expect(files.flatMap((file) => faultsIn(file))).toEqual([]);
});
