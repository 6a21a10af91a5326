import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authLines } from "./auth";
import { dataLines } from "./data";
import { fileLines, functionLines } from "./files";
import type { Stage } from "./line";
import { type Account, ask, newAccount, removeAccount, type Target, targets } from "./target";
import { twoFactorLines } from "./two-factor";

const CHAPTERS = {
  "API des données": dataLines,
  Comptes: authLines,
  "Deux étapes": twoFactorLines,
  Fichiers: fileLines,
  Fonctions: functionLines,
};

describe.each(targets(process.env))("Le contrat de Supabase, $name", ({ isHere, start }) => {
  describe.skipIf(!isHere)("", () => {
    let target: Target;
    const accounts: Account[] = [];
    let stage: Stage;
    beforeAll(async () => {
      target = await start();
      for (let n = 0; n < 2; n += 1) accounts.push(await newAccount(target));
      const [account, other] = accounts as [Account, Account];
      stage = { target, account, other, job: await publish() };
    });
    afterAll(async () => {
      if (!target) return;
      const path = `/rest/v1/jobs?id=eq.${stage?.job}`;
      await ask(target, path, { method: "DELETE", key: target.secretKey });
      for (const account of accounts) await removeAccount(target, account);
      await target.stop();
    });

    /** Two offers of nobody's, one of which is looked at. */
    async function publish(): Promise<string> {
      const row = { title: "Contrat", company_name: "Essai", description: "Essai" };
      const response = await ask(target, "/rest/v1/jobs?select=id", {
        key: target.secretKey,
        headers: { prefer: "return=representation" },
        body: [row, row],
      });
      const [job] = await response.json();
      return job.id;
    }

    describe.each(Object.entries(CHAPTERS))("%s", (_chapter, lines) => {
      it.for(lines)("%s", async ([, ask, hosted, { local, reads } = {}], { skip }) => {
        if (reads && !target.isLocal) skip("ses courriels ne se lisent pas d'ici");
        const expected = target.isLocal ? { ...hosted, ...local } : hosted;
        expect(await ask(stage)).toMatchObject(expected);
      });
    });
  });
});
