import { expect, it } from "vitest";
import { whyNot } from "@/supabase/local/operator-call";

it.each([
  [401, { error: "not_operator" }, "la clé secrète n’est pas celle de ce Supabase"],
  [401, { message: "Invalid JWT" }, "la clé secrète n’est pas celle de ce Supabase"],
  [404, {}, "cette fonction n’y est pas déployée"],
  [500, { error: "no_postal_address" }, "SITE_POSTAL_ADDRESS manque"],
  [502, { error: "not_sent" }, "la base ou le serveur de courriel n’a pas suivi"],
  [503, { error: "not_finished" }, "il en reste, relancez la commande"],
  [503, { code: "53100", message: "Le disque est plein." }, "Le disque est plein"],
  [500, { message: "Internal Server Error" }, "réponse 500, npm run doctor"],
])("%i %j : ce qui a manqué, en français", (status, body, says) => {
  const said = whyNot({ ok: false, status, body });
  expect(said).toContain(says);
  expect(said).not.toMatch(/\.$|Error|Invalid/);
});
