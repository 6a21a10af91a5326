import { describe, expect, it } from "vitest";
import { clientAddress } from "@/lib/client-address";

describe("l'adresse de la personne", () => {
  it.each([
    ["sans mandataire de confiance, l'en-tête ne vaut rien", "1.1.1.1", 0, null],
    ["un mandataire : la dernière", "6.6.6.6, 1.1.1.1", 1, "1.1.1.1"],
    ["deux mandataires : l'avant-dernière", "6.6.6.6, 1.1.1.1, 10.0.0.1", 2, "1.1.1.1"],
    ["moins d'adresses que de mandataires", "1.1.1.1", 2, null],
    ["pas d'en-tête", null, 1, null],
    ["un en-tête vide", "", 1, null],
  ] as const)("%s", (_what, header, hops, address) => {
    expect(clientAddress(header, hops)).toBe(address);
  });
});
