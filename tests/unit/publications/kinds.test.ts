import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";
import {
  asKind,
  can,
  editPath,
  everyKind,
  kinds,
  kindsThatCan,
  pagePath,
  pageTag,
  pointerTo,
} from "@/lib/publications/kinds";

const ID = "786abbc2-4392-466b-8ef6-8aab90062d09";
const root = fileURLToPath(new URL("../../..", import.meta.url));

describe.each(everyKind)("le genre « %s »", (kind) => {
  it("a ses pages : liste, détail, administration", () => {
    const { list, admin } = kinds[kind];
    for (const page of [`(public)${list}`, `(public)${list}/[id]`, `(private)${admin}`]) {
      expect(existsSync(`${root}/app/${page}/page.tsx`), page).toBe(true);
    }
    expect(pagePath(kind, ID)).toBe(`${list}/${ID}`);
    expect(editPath(kind, ID)).toBe(`${admin}?modifier=${ID}`);
  });

  it("reçoit des candidatures par la colonne qui le désigne, et par elle seule", () => {
    expect(kinds[kind].pointer !== null).toBe(can(kind, "apply"));
  });
});

test("deux genres n'ont en commun ni table, ni adresse, ni étiquette", () => {
  for (const fact of ["table", "list", "admin", "tag", "search"] as const) {
    expect(new Set(everyKind.map((kind) => kinds[kind][fact])).size).toBe(everyKind.length);
  }
  expect(new Set(everyKind.map((kind) => pageTag(kind, ID))).size).toBe(everyKind.length);
});

test("une ligne désigne une publication par une colonne, qui suit de son genre", () => {
  expect(kindsThatCan("apply").map((kind) => pointerTo(kind, ID))).toEqual([
    { job_id: ID },
    { freelance_id: ID },
    { scholarship_id: ID },
  ]);
});

test("un genre permet ce que disent ses capacités, et rien d'autre", () => {
  expect(everyKind.filter((kind) => can(kind, "apply"))).toEqual(kindsThatCan("apply"));
  expect(can("article", "save")).toBe(false);
  expect(can("job", "abroad")).toBe(true);
});

test("un mot inconnu n'est pas pris pour un genre", () => {
  expect(asKind("freelance")).toBe("freelance");
  for (const word of ["mission", "toString", ""])
    expect(() => asKind(word)).toThrow(/unknown kind/);
});
