import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Page } from "@/lib/server/web/kept-rules";
import { packedSize, sizeOf } from "@/lib/server/web/kept-rules";
import { packPage, unpackPage } from "@/lib/server/web/packed-pages";

const page = (more: Partial<Page> = {}): Page => ({
  kind: "APP_PAGE" as Page["kind"],
  html: "<p>L’été à Trois-Rivières\u202f: 34,00\u00a0$</p>".repeat(500),
  rscData: Buffer.from('1:["$","p",null,{}]'.repeat(200)),
  headers: { "x-next-cache-tags": "jobs,job:a" },
  postponed: undefined,
  status: 200,
  segmentData: new Map([
    ["/_tree", Buffer.from("arbre")],
    ["/emplois", randomBytes(300)],
  ]),
  ...more,
});

describe("packPage", () => {
  it("rend la page telle qu'elle fut donnée, lettres de plusieurs octets comprises", async () => {
    const given = page();
    expect(await unpackPage(await packPage(given))).toEqual(given);
  });

  it("distingue ce qui manque de ce qui est vide", async () => {
    const bare = page({ rscData: undefined, segmentData: undefined });
    expect(await unpackPage(await packPage(bare))).toEqual(bare);
    const empty = page({ html: "", rscData: Buffer.alloc(0), segmentData: new Map() });
    expect(await unpackPage(await packPage(empty))).toEqual(empty);
  });

  it("prend bien moins de place que la page", async () => {
    const given = page();
    const packed = await packPage(given);
    expect(packedSize(packed)).toBeLessThan(sizeOf(given) / 5);
    expect(packed.bytes.buffer.byteLength).toBe(packed.bytes.length);
  });
});
