import { describe, expect, it } from "vitest";
import { notices } from "@/lib/copy/server-notices";
import { suspensionNotice } from "@/lib/copy/suspension";

describe("suspensionNotice", () => {
  it("laisse marcher une fonctionnalité qui n'est pas suspendue", () => {
    expect(suspensionNotice("search", "")).toBeNull();
  });

  it("rend son avis quand l'exploitant la suspend", () => {
    expect(suspensionNotice("search", "newsletter, search")).toBe(notices.searchSuspended);
    expect(notices.searchSuspended.title).toBe("🚧 Recherche en développement");
  });

  it("ignore un nom inconnu", () => {
    expect(suspensionNotice("search", "inconnue,searching")).toBeNull();
  });
});
