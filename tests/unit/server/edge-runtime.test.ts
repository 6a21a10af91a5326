import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "@/lib/server/config";
import { config } from "@/middleware";

/** What pages, handlers and the middleware are made of: all but what `npm start` runs around them. */
function sources(): string[] {
  const folders = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(path.join("lib", "server"))),
  );
  return ["middleware.ts", ...folders];
}

it("le middleware n'impose pas Node : les hébergeurs de périphérie n'en ont pas", () => {
  expect(config).not.toHaveProperty("runtime");
});

it.each(["fs", "fs/promises", "child_process", "worker_threads"])(
  "aucune page n'a besoin de node:%s",
  (module) => {
    const uses = new RegExp(`"(node:)?${module}"`);
    const found = sources().filter((file) =>
      uses.test(readFileSync(path.join(root, file), "utf8")),
    );
    expect(found).toEqual([]);
  },
);
