import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handle } from "#functions/send-mails/handler.ts";
import { BASE, OCTOBER, round, type Said } from "./registry-stage.ts";
import { SECRET, setStage } from "./stage.ts";

describe("L'âge des domaines, quand quelque chose manque", () => {
  const failures: [string, Said][] = [
    ["une réponse coupée", { text: OCTOBER.slice(0, -1) }],
    ["une page", { text: "<html>" }],
    ["une panne du registre", { status: 503 }],
    ["le silence", new Error("timeout")],
  ];
  for (const [what, said] of failures) {
    it(`attend un autre tour après ${what}, et les suivants se demandent`, async () => {
      const says = {
        [`${BASE}domain/un.ca`]: said,
        [`${BASE}domain/deux.ca`]: { text: OCTOBER },
      };
      const { told, log } = await round(["un.ca", "deux.ca"], { says });
      assert.deepEqual(told, { "un.ca": "failed", "deux.ca": "2026-10-03" });
      assert.equal(log.length, 1);
      assert.doesNotMatch(log[0] ?? "", /un\.ca/);
    });
  }

  it("arrête le tour quand le registre en a assez, et celui-là attend", async () => {
    const says = { [`${BASE}domain/un.ca`]: { status: 429 } };
    const { asked, told } = await round(["un.ca", "deux.ca"], { says });
    assert.deepEqual([asked.length, told], [1, { "un.ca": "failed" }]);
  });

  it("arrête le tour après dix secondes, sans rien noter de qui n'a pas eu le temps", async () => {
    const { now } = Date;
    let late = 0;
    Date.now = () => now() + late;
    const slow = (seconds: number, said: Said) => () => {
      late += seconds * 1_000;
      return said;
    };
    const says = {
      [`${BASE}domain/un.ca`]: slow(6, { text: OCTOBER }),
      [`${BASE}domain/deux.ca`]: slow(6, new Error("too late")),
    };
    try {
      const { asked, told } = await round(["un.ca", "deux.ca", "trois.ca"], { says });
      assert.deepEqual([asked.length, told], [2, { "un.ca": "2026-10-03" }]);
    } finally {
      Date.now = now;
    }
  });

  it("demande les renvois d'une question en trois secondes", async () => {
    const { now } = Date;
    let late = 0;
    Date.now = () => now() + late;
    const says = {
      [`${BASE}domain/un.ca`]: () => {
        late += 4_000;
        return { status: 302, location: "https://ca.example/" };
      },
    };
    try {
      const { asked, told } = await round(["un.ca"], { says });
      assert.deepEqual([asked.length, told], [1, { "un.ca": "failed" }]);
    } finally {
      Date.now = now;
    }
  });

  it("n'empêche ni les courriels ni la lecture quand la base ne suit pas", async () => {
    for (const rdapUrl of [BASE, undefined]) {
      const { call, calls, log } = setStage();
      const { status } = await call(
        (request, environment) => handle(request, { ...environment, rdapUrl }),
        {},
        SECRET,
      );
      assert.equal(status, 200);
      const names = calls.map(({ name }) => name);
      assert.equal(names.includes("domains_to_look_up"), rdapUrl !== undefined);
      assert.equal(log.length, rdapUrl === undefined ? 0 : 1);
      assert.deepEqual(names.slice(-2), ["read_waiting_signals", "note_run"]);
    }
  });

  it("ne se demande pas pour qui n'est pas le planificateur", async () => {
    const { call, calls } = setStage();
    await call((request, given) => handle(request, { ...given, rdapUrl: BASE }), {});
    assert.ok(!calls.some(({ name }) => name === "domains_to_look_up"));
  });
});
