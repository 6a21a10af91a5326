import { readFileSync } from "node:fs";
import path from "node:path";
import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { root } from "@/lib/server/config";

/** Every rule as its authors set it, but for the quotes of all our files. */
const RULES = {
  rules: { "require-quotes-in-ports": [1, { quoteType: "double" }] },
  ...{ quiet: false, debug: false, exclude: [] },
} satisfies ConstructorParameters<typeof DCLinter>[0];

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const dockerfile = read("Dockerfile");

/** The instructions of the image that is run, after those of the one that builds. */
const served = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));

describe("le conteneur", () => {
  it("a un Dockerfile sans faute", () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it("est construit sans service ni adresse, avec les paquets du verrou", () => {
    const [build = ""] = dockerfile.split(served);
    expect(build).toContain("npm ci");
    expect(dockerfile).not.toMatch(/(ENV|ARG)[^\n]*(SUPABASE|SITE_URL|SECRET|TOKEN)/);
    expect(read(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".env", ".git"]));
  });

  it("sert sans droits, dit s'il vit et s'arrête poliment", () => {
    expect(served).toMatch(/\nUSER node\n/);
    expect(served).toContain("/healthz/live");
    expect(served).toContain("STOPSIGNAL SIGTERM");
    expect(served).not.toMatch(/COPY[^\n]*(tests|supabase|app|\.env)/);
  });

  it("a le même Node que les commandes", () => {
    const { node } = JSON.parse(read("package.json")).devDependencies;
    const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, one]) => one);
    expect(versions).toEqual([node, node]);
  });
});

it("une sauvegarde posée dans le dossier du dépôt n'entre ni dans git ni dans l'image", () => {
  expect(read(".gitignore").split("\n")).toEqual(
    expect.arrayContaining(["*.tar.gz", "*.tar.gz.*.part/"]),
  );
  expect(read(".dockerignore").split("\n")).toEqual(
    expect.arrayContaining(["**/*.tar.gz", "**/*.tar.gz.*.part"]),
  );
});

describe("compose.yaml", () => {
  it("est sans faute", () => {
    const [result] = new DCLinter(RULES).lintFiles([path.join(root, "compose.yaml")], false);
    expect(result?.messages ?? []).toEqual([]);
  });

  it("ne laisse rien écrire et ne montre que nginx", () => {
    const compose = read("compose.yaml");
    expect(compose.match(/read_only: true/g)).toHaveLength(3);
    expect(compose.match(/^ {4}ports:/gm)).toHaveLength(1);
    expect(compose).toMatch(/cap_drop:\n\s+- ALL/);
  });
});
