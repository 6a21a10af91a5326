import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";

/** How an action is called: with a form after its last answer, a form alone, or plain values. */
export type Shape = "answer and form" | "form" | "values";

const EXPORTED = /^export async function (\w+)\(([^)]*)\)|^export const (\w+)/gm;

/** Every server action that the sources export, with how it is called. */
export function serverActions(): Map<string, Shape> {
  const actions = new Map<string, Shape>();
  for (const folder of ["app", "components", "lib"]) {
    for (const name of readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: "utf8",
    })) {
      if (!/\.tsx?$/.test(name)) continue;
      const source = readFileSync(path.join(root, folder, name), "utf8");
      if (!source.startsWith('"use server"')) continue;
      for (const [, called, parameters = "", constant] of source.matchAll(EXPORTED)) {
        actions.set(called ?? constant ?? "", shapeOf(parameters));
      }
    }
  }
  return actions;
}

function shapeOf(parameters: string): Shape {
  if (/^\s*_?previous\b[\s\S]*: FormData/.test(parameters)) return "answer and form";
  return /: FormData/.test(parameters) ? "form" : "values";
}
