import { afterEach, expect, it, vi } from "vitest";
import { callDatabase } from "#supabase/functions/_shared/database.ts";
import { logFailure } from "#supabase/functions/_shared/failure.ts";

const access = { supabaseUrl: "http://127.0.0.1:9", secretKey: "s" };

afterEach(() => vi.restoreAllMocks());

function lineOf(error: unknown): { text: string; line: Record<string, string>; id: string } {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const id = logFailure("send-mails.publish_newsletter", error);
  const text = String(log.mock.calls[0]?.[0]);
  return { text, line: JSON.parse(text), id };
}

it("un échec est une ligne du journal, sans pile ni adresse, avec l'identifiant rendu", () => {
  const cause = new Error("550 <camille@exemple.ca> unknown");
  const { text, line, id } = lineOf(new Error("the mail to 514-555-0148 did not leave", { cause }));
  expect(line).toEqual({
    level: "error",
    id,
    event: "send-mails.publish_newsletter",
    error: "the mail to [numéro] did not leave (550 <[courriel]> unknown)",
  });
  expect(text).not.toContain("\n");
  expect(id).toMatch(/^[0-9a-f]{8}$/);
});

it("une base qui ne répond pas est dite en français", async () => {
  const error = await callDatabase(access, "claim_alerts", {}).catch((thrown: unknown) => thrown);
  expect(lineOf(error).line.error).toBe("la base ne répond pas");
});

it("ce qu'elle répond garde ses mots, que des fonctions attendent", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(
    Response.json({ message: "document_quota" }, { status: 400 }),
  );
  const call = callDatabase(access, "register_document", {});
  await expect(call).rejects.toThrow(
    /^la base n’a pas suivi\u00a0: rpc\/register_document, réponse 400 document_quota$/,
  );
});
