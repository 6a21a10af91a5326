import { afterEach, describe, expect, it, vi } from "vitest";
import { journal, logError } from "@/lib/monitoring/log";
import { idOf, newRequest, withRequest } from "@/lib/monitoring/request-context";
import { impersonal } from "@/lib/shared/impersonal";

afterEach(() => vi.restoreAllMocks());

function lastLine(of: "error" | "warn"): Record<string, unknown> {
  return JSON.parse(String(vi.mocked(console[of]).mock.lastCall?.[0]));
}

describe("le journal", () => {
  it("écrit une ligne JSON par événement, avec l'identifiant que la personne peut citer", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const id = logError("essai", new Error("la base se tait"), { part: "jobs" });
    const entry = { level: "error", id, event: "essai", part: "jobs", error: "la base se tait" };
    expect(lastLine("error")).toMatchObject(entry);
    expect(String(lastLine("error").time)).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it("nomme la demande pendant laquelle elle fut écrite", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await withRequest(newRequest("demande-1"), async () => {
      await Promise.resolve();
      journal.warn({ event: "essai" });
    });
    expect(lastLine("warn").request).toBe("demande-1");
    journal.warn({ event: "essai" });
    expect(lastLine("warn")).not.toHaveProperty("request");
  });

  it.each([
    ["Key (email)=(zoe@exemple.ca) already exists", "zoe@exemple.ca"],
    ["550 <ada.lavoie+cv@courriel.example>: unknown", "ada.lavoie"],
    ["bad token eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl", "c2lnbmF0dXJl"],
    ["refused sb_secret_AbC123-x", "AbC123"],
    ["GET /auth/confirm?token_hash=pkce_1234&type=signup", "pkce_1234"],
    ["GET /rest/v1/rpc/list_jobs?q=jean%20tremblay", "tremblay"],
    ["no such number +1 514 555-0148", "555-0148"],
    ["no such number 514-555-0148", "555-0148"],
  ])("ne répète pas ce qui nomme quelqu'un : %s", (message, personal) => {
    expect(impersonal(message)).not.toContain(personal);
  });

  it("laisse le reste", () => {
    const rest = "canceled on 2026-11-22 at 01:59:39.123, 57014: canceling statement, fetch failed";
    expect(impersonal(rest)).toBe(rest);
  });
});

describe("l'identifiant d'une demande", () => {
  it("est celui du mandataire de l'exploitant, et de personne d'autre", () => {
    expect(idOf("abcdef-123456", true)).toBe("abcdef-123456");
    expect(idOf("abcdef-123456", false)).not.toBe("abcdef-123456");
  });

  it.each([undefined, "", "court", "deux\nlignes-ici", "x".repeat(65)])(
    "est neuf pour %j",
    (value) => {
      expect(idOf(value, true)).toMatch(/^[\da-f-]{36}$/);
    },
  );
});
