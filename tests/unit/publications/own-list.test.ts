import { describe, expect, it } from "vitest";
import {
  adminHref,
  arrangeOwn,
  choicesOf,
  figureSorts,
  type OwnRow,
  ownState,
  parseAdminList,
  relevance,
  type Sort,
} from "@/lib/publications/admin-filters";

const newest: Sort = { slug: "recentes", label: "", column: "created_at", ascending: false };
const closing: Sort = { slug: "echeance", label: "", column: "deadline", ascending: true };
const sorts = [newest, closing, ...figureSorts] as const;
const list = (params: Record<string, string>) => parseAdminList("/admin/jobs", params, sorts);

const row = (id: string, changes: Partial<OwnRow> = {}): OwnRow => ({
  ...{ id, status: "published", isHidden: false, closesAt: "infinity", organisation: "Nordet" },
  ...{ place: "Laval", views: 0, applications: 0, fresh: 0, sorted: null, ...changes },
});
const ids = (rows: OwnRow[]) => rows.map(({ id }) => id).join("");

describe("La liste de ses propres annonces", () => {
  it("dit de chacune où elle en est", () => {
    const closesAt = "2020-01-02T05:00:00Z";
    expect(ownState(row("a"))).toBe("en-ligne");
    expect(ownState(row("a", { closesAt }))).toBe("expirees");
    expect(ownState(row("a", { status: "filled", closesAt }))).toBe("pourvues");
    expect(ownState(row("a", { status: "pending" }))).toBe("en-attente");
    expect(ownState(row("a", { isHidden: true }))).toBe("retirees");
  });

  it("se réduit à une entreprise, un lieu et un état, dont les nombres suivent les deux premiers", () => {
    const others = [row("c", { place: "Lévis" }), row("d", { organisation: null })];
    const rows = [row("a", { status: "draft" }), row("b"), ...others];
    const filtered = list({ entreprise: "Nordet", lieu: "Laval", etat: "en-ligne" });
    const { rows: shown, counts } = arrangeOwn(rows, filtered);
    expect(ids(shown)).toBe("b");
    expect(Object.fromEntries(counts)).toEqual({ brouillons: 1, "en-ligne": 1 });
    expect(choicesOf(rows, "place")).toEqual(["Laval", "Lévis"]);
    expect(choicesOf(rows, "organisation")).toEqual(["Nordet"]);
  });

  it("se range, ce qui n'est pas dit en dernier dans les deux sens", () => {
    const rows = [row("a"), row("b", { sorted: 2 }), row("c", { sorted: 12 })];
    expect(ids(arrangeOwn(rows, list({ tri: "vues" })).rows)).toBe("cba");
    expect(ids(arrangeOwn(rows, list({ tri: "echeance" })).rows)).toBe("bca");
    const chosen = ["", "recentes"].map((tri) => list({ q: "soudeur", tri }).sort);
    expect(chosen).toEqual([relevance, newest]);
  });

  it("ne se range par vues, ni ne se filtre, quand toutes les annonces sont montrées", () => {
    const all = list({ voir: "toutes", tri: "vues", etat: "brouillons", lieu: "Laval" });
    expect(adminHref(all)).toBe("/admin/jobs?voir=toutes");
  });
});
