import { get } from "node:http";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { PageKind } from "./bars.ts";

export type AuditedPage = { kind: PageKind; path: string };

export type Sizes = {
  /** As the server sends it to who comes once it was read before. */
  html: number;
  /** Every script of the document. */
  script: number;
  /** Of these, what other pages' bundles would not have: all but the framework's own. */
  ownScript: number;
  style: number;
  /** Font files that the document asks for before anything is painted. */
  fonts: number;
};

/** The four pages of the audit, with the addresses of a real offer and a real article. */
export async function auditedPages(base: string): Promise<AuditedPage[]> {
  return [
    { kind: "home", path: "/" },
    { kind: "list", path: "/emplois" },
    { kind: "detail", path: await firstLink(base, "/emplois") },
    { kind: "article", path: await firstLink(base, "/actualites") },
  ];
}

/** Weighs a page and what it names; `isFramework` tells the framework's own scripts by address. */
export async function weigh(url: string, isFramework: (source: string) => boolean): Promise<Sizes> {
  const { html, transferred, links } = await ask(url);
  const scripts = sources(html, /<script src="([^"]+)"[^>]*async/g);
  const styles = sources(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const weights = new Map<string, number>();
  for (const source of [...scripts, ...styles]) {
    weights.set(source, await brotlied(new URL(source, url)));
  }
  const sum = (list: string[]) => list.reduce((all, one) => all + (weights.get(one) ?? 0), 0);
  return {
    html: transferred,
    script: sum(scripts),
    ownScript: sum(scripts.filter((source) => !isFramework(source))),
    style: sum(styles),
    fonts: new Set([
      ...sources(html, /<link rel="preload" href="([^"]+\.woff2)"/g),
      ...sources(links, /<([^>]+\.woff2)>; rel=preload/g),
    ]).size,
  };
}

async function firstLink(base: string, list: string): Promise<string> {
  const html = await (await fetch(new URL(list, base))).text();
  const link = html.match(new RegExp(`href="(${list}/[0-9a-f]{8}-[0-9a-f-]{27})"`))?.[1];
  if (!link) throw new Error(`No entry on ${list}`);
  return link;
}

/** fetch undoes the compression unseen: what travels is only seen below it. */
async function ask(url: string): Promise<{ html: string; transferred: number; links: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      const { link = "" } = response.headers;
      resolve({
        html: brotliDecompressSync(body).toString("utf8"),
        transferred: body.length,
        links: [link].flat().join(", "),
      });
    }).once("error", reject);
  });
}

async function brotlied(url: URL): Promise<number> {
  return brotliCompressSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length;
}

function sources(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, source = ""]) => source))];
}
