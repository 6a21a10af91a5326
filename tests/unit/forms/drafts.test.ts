import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropDraft, dropEveryDraft, readDraft, writeDraft } from "@/components/forms/drafts";

/** As the browser's: its entries are also its own properties. */
function storage(): Storage {
  const entries: Record<string, unknown> = {};
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(entries, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(entries, key),
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(entries, name, { value, enumerable: false });
  }
  return entries as unknown as Storage;
}

const draft = { fields: { message: "Bonjour" }, version: "v1" };

describe("un brouillon", () => {
  beforeEach(() => vi.stubGlobal("sessionStorage", storage()));
  afterEach(() => vi.unstubAllGlobals());

  it("se retrouve sous son nom, chez la même personne seulement", () => {
    writeDraft("ana", "contact", draft);
    expect(readDraft("ana", "contact")).toEqual(draft);
    expect(readDraft("bo", "contact")).toBeNull();
    expect(readDraft(null, "contact")).toBeNull();
    expect(readDraft("ana", "autre")).toBeNull();
  });

  it("s'oublie seul", () => {
    writeDraft("ana", "contact", draft);
    writeDraft("ana", "contact/2", draft);
    dropDraft("ana", "contact");
    expect(readDraft("ana", "contact")).toBeNull();
    expect(readDraft("ana", "contact/2")).toEqual(draft);
  });

  it("disparaît à la déconnexion, et rien d'autre avec lui", () => {
    sessionStorage.setItem("autre-chose", "1");
    writeDraft("ana", "lettre", draft);
    writeDraft(null, "contact", draft);
    dropEveryDraft();
    expect(Object.keys(sessionStorage)).toEqual(["autre-chose"]);
  });

  it("illisible n'en est pas un", () => {
    for (const text of ["{", "null", "3", '"x"', '{"fields":null}', '{"fields":3}']) {
      sessionStorage.setItem("brouillon/ana/lettre", text);
      expect(readDraft("ana", "lettre")).toBeNull();
    }
  });

  it("manque sans bruit quand le navigateur refuse de garder", () => {
    vi.stubGlobal("sessionStorage", undefined);
    expect(() => writeDraft("ana", "lettre", draft)).not.toThrow();
    expect(readDraft("ana", "lettre")).toBeNull();
    expect(() => dropEveryDraft()).not.toThrow();
  });
});
