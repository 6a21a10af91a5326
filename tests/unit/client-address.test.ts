import { describe, expect, it } from "vitest";
import { clientAddress, networkOf } from "@/lib/security/incoming-request";

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

describe("le réseau d'une adresse", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::ffff:203.0.113.9", "::ffff:203.0.113.9"],
    ["pas une adresse", "pas une adresse"],
  ])("%s : %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
