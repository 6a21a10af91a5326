import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { BASE, OCTOBER, registered, round } from "./registry-stage.ts";

describe("L'âge des domaines", () => {
  it("se demande au service que l'exploitant a nommé, un domaine et rien d'autre", async () => {
    const says = { [`${BASE}domain/maison.ca`]: { text: OCTOBER } };
    const { asked, told, log } = await round(["maison.ca"], { says });
    assert.deepEqual(asked, [`${BASE}domain/maison.ca`]);
    assert.deepEqual(told, { "maison.ca": "2026-10-03" });
    assert.deepEqual(log, []);
  });

  it("ne se demande à personne quand l'exploitant n'a nommé personne", async () => {
    const { asked, calls } = await round(["maison.ca"], { rdapUrl: "" });
    assert.deepEqual([asked, calls], [[], []]);
  });

  for (const rdapUrl of ["http://rdap.example/", "rdap.example", "https://moi@rdap.example/"]) {
    it(`ne se demande pas à « ${rdapUrl} », et le journal le dit en une ligne`, async () => {
      const { asked, calls, log } = await round(["maison.ca"], { rdapUrl });
      assert.deepEqual([asked, calls, log.length], [[], [], 1]);
      assert.match(log[0] ?? "", /RDAP_URL/);
    });
  }

  it("suit jusqu'à trois renvois, vers des registres publics en https", async () => {
    const to = (location: string) => ({ status: 302, location });
    const says = {
      [`${BASE}domain/maison.ca`]: to("https://ca.example/rdap/domain/maison.ca"),
      "https://ca.example/rdap/domain/maison.ca": to("/domain/maison.ca"),
      "https://ca.example/domain/maison.ca": to("https://fin.example/"),
      "https://fin.example/": { text: OCTOBER },
      [`${BASE}domain/loin.ca`]: to("https://ca.example/rdap/domain/loin.ca"),
      "https://ca.example/rdap/domain/loin.ca": to(`${BASE}domain/loin.ca`),
    };
    const { asked, told } = await round(["maison.ca", "loin.ca"], { says });
    assert.equal(asked.length, 8);
    assert.deepEqual(told, { "maison.ca": "2026-10-03", "loin.ca": "failed" });
  });

  const inside: [string, string, string[]][] = [
    ["une adresse privée", "https://dedans.example/", ["10.0.0.7"]],
    ["une adresse privée parmi d'autres", "https://dedans.example/", ["9.9.9.9", "::1"]],
    ["aucune adresse", "https://dedans.example/", []],
    ["du texte en clair", "http://dedans.example/", ["9.9.9.9"]],
    ["cette machine en clair", "http://127.0.0.1/", ["127.0.0.1"]],
    ["un fichier", "file:///etc/hosts", ["9.9.9.9"]],
    ["nulle part", "https://", ["9.9.9.9"]],
  ];
  for (const [what, location, addresses] of inside) {
    it(`ne suit pas un renvoi vers ${what}`, async () => {
      const { asked, told } = await round(["maison.ca"], {
        says: { [`${BASE}domain/maison.ca`]: { status: 302, location } },
        addresses: { "dedans.example": addresses },
      });
      assert.deepEqual(asked, [`${BASE}domain/maison.ca`]);
      assert.deepEqual(told, { "maison.ca": "failed" });
    });
  }

  it("ne demande rien à un service dont l'adresse n'est pas publique", async () => {
    const addresses = { "rdap.example": ["192.168.1.4"] };
    const { asked, told } = await round(["maison.ca"], { addresses });
    assert.deepEqual([asked, told], [[], { "maison.ca": "failed" }]);
  });

  it("est celui du nom au-dessus quand le registre ne connaît pas le domaine", async () => {
    const says = {
      [`${BASE}domain/rh.emplois.maison.ca`]: { status: 400 },
      [`${BASE}domain/maison.ca`]: { text: OCTOBER },
    };
    const { asked, told } = await round(["rh.emplois.maison.ca"], { says });
    assert.equal(asked.length, 3);
    assert.deepEqual(told, { "rh.emplois.maison.ca": "2026-10-03" });
  });

  it("n'est dit par personne après trois questions, ni quand il n'y a plus de nom", async () => {
    const { asked, told } = await round(["a.b.c.d.maison.ca", "maison.ca"]);
    assert.deepEqual(asked, [
      `${BASE}domain/a.b.c.d.maison.ca`,
      `${BASE}domain/b.c.d.maison.ca`,
      `${BASE}domain/c.d.maison.ca`,
      `${BASE}domain/maison.ca`,
    ]);
    assert.deepEqual(told, { "a.b.c.d.maison.ca": null, "maison.ca": null });
  });

  const days: [string, string, string | null][] = [
    ["au jour de Greenwich", registered("2026-10-03T08:00:00+09:00"), "2026-10-02"],
    ["d'un jour sans heure", registered("1999-04-30"), "1999-04-30"],
    ["sans date", registered(undefined), null],
    ["d'une date qui n'en est pas une", registered("2026-99-99T00:00:00Z"), null],
    ["d'une année que la base ne connaît pas", registered("0000-01-01T00:00:00Z"), null],
    ["sans enregistrement", JSON.stringify({ events: [null, 3, "registration"] }), null],
    ["sans événements", JSON.stringify({ events: "aucun" }), null],
    ["vide", "null", null],
  ];
  for (const [what, text, day] of days) {
    it(`se lit d'une réponse ${what}`, async () => {
      const says = { [`${BASE}domain/maison.ca`]: { text } };
      assert.deepEqual((await round(["maison.ca"], { says })).told, { "maison.ca": day });
    });
  }
});
