import { describe, expect, it } from "vitest";
import { bounded, hasSessionCookie, sessionCookie } from "@/lib/supabase/session-cookie";

describe("Le témoin de session", () => {
  it("n'est lu par aucun script", () => {
    expect(sessionCookie.httpOnly).toBe(true);
  });

  it("ne part pas d'un autre site, sauf par un lien", () => {
    expect(sessionCookie.sameSite).toBe("lax");
  });

  it("se termine après trente jours, et tout de suite quand on l'efface", () => {
    expect(bounded({ maxAge: 400 * 86_400 }).maxAge).toBe(30 * 86_400);
    expect(bounded({ maxAge: 0 }).maxAge).toBe(0);
  });

  it("se reconnaît entier et en morceaux, à son nom seul", () => {
    const has = (name: string) => hasSessionCookie([{ name }]);
    expect([has(sessionCookie.name), has(`${sessionCookie.name}.1`)]).toEqual([true, true]);
    expect([has(`${sessionCookie.name}x`), has("autre")]).toEqual([false, false]);
  });
});
