import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  checkAccounts,
  checkFunctions,
  checkGate,
  checkProject,
  checkState,
} from "@/lib/server/project-checks";

type Answers = Record<string, unknown>;
type Asked = { path: string; body: string; key: string | undefined };

/** A project that answers these paths, 404 elsewhere, and what it was asked. */
async function project(answers: Answers) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = "", headers } = request;
    asked.push({ path, body: await text(request), key: headers.apikey as string | undefined });
    const answer = answers[path];
    const status = typeof answer === "number" ? answer : answer === undefined ? 404 : 200;
    response.writeHead(status).end(JSON.stringify(answer ?? null));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const GATE = "/rest/v1/rpc/publishing_gate";
const SETTINGS = "/auth/v1/settings";
const STATE = "/rest/v1/rpc/deployment_state";

describe("La façon de publier, dans npm run doctor", () => {
  it.each([
    ["open", undefined, false, "ok", "immédiate pour tous"],
    ["review", undefined, false, "ok", "après lecture"],
    ["review", "review", false, "ok", "après lecture"],
    ["open", "review", false, "fault", "set_publishing_gate('review')"],
    ["review", "open", false, "fault", "set_publishing_gate('open')"],
    ["open", undefined, true, "ok", "immédiate pour tous"],
    ["review", undefined, true, "fault", "PUBLISHING_GATE manque ici (open)"],
    ["open", "review", true, "fault", "redémarrez le site"],
  ] as const)("base %s, site %s", async (gate, told, isOurs, state, words) => {
    const { url, asked } = await project({ [GATE]: gate });
    const finding = await checkGate(url, "clé", told, isOurs);
    expect(finding).toMatchObject({ part: "Publication", state });
    expect(finding.says).toContain(words);
    expect(asked[0]?.key).toBe("clé");
  });

  it("une base qui ne la dit pas n'est pas une faute", async () => {
    const { url } = await project({});
    expect((await checkGate(url, "clé", "review", false)).state).toBe("unknown");
  });
});

describe("Un Supabase, dans npm run doctor", () => {
  const partsOf = (findings: { part: string }[]) => findings.map(({ part }) => part);

  it("local, n'a à dire que la façon de publier : chaque démarrage règle le reste", async () => {
    const { url, asked } = await project({ [GATE]: "open" });
    expect(await checkProject(null, url, "secrète", {})).toMatchObject([{ state: "ok" }]);
    expect(asked.map(({ path, key }) => [path, key])).toEqual([[GATE, "secrète"]]);
    expect(await checkProject(null, url, undefined, {})).toEqual([]);
  });

  it("d'ailleurs, dit tout ce que ses clés laissent voir", async () => {
    const { url } = await project({ [GATE]: "open", [STATE]: [] });
    const supabase = { url, publishableKey: "clé" };
    const seen = ["Publication", "Comptes", "Fonctions"];
    expect(partsOf(await checkProject(supabase, url, undefined, {}))).toEqual(seen);
    const { url: whole } = await project({
      [GATE]: "open",
      [STATE]: [{ operators: 1, without_second_step: 0, operators_two_steps: true }],
    });
    expect(partsOf(await checkProject(supabase, whole, "secrète", {}))).toEqual([
      ...seen,
      ...["Opérateurs", "Deux étapes", "Secret du site"],
    ]);
  });
});

describe("Les comptes du projet, dans npm run doctor", () => {
  const asWanted = {
    disable_signup: false,
    mailer_autoconfirm: false,
    external: { email: true, anonymous_users: false, google: false },
  };

  it.each([
    [{}, "ok", "adresses confirmées"],
    [{ disable_signup: true }, "fault", "les inscriptions y sont fermées"],
    [{ mailer_autoconfirm: true }, "fault", "les adresses n’y sont pas confirmées"],
    [{ external: { email: false } }, "fault", "l’inscription par courriel y est fermée"],
    [{ external: { email: true, google: true } }, "fault", "par google"],
  ])("%j", async (change, state, words) => {
    const { url } = await project({ [SETTINGS]: { ...asWanted, ...change } });
    const finding = await checkAccounts(url, "clé");
    expect(finding).toMatchObject({ part: "Comptes", state });
    expect(finding.says).toContain(words);
  });

  it("un service muet est une faute", async () => {
    const { url } = await project({});
    expect(await checkAccounts(url, "clé")).toMatchObject({ state: "fault" });
    expect(await checkAccounts("http://127.0.0.1:1", "clé")).toMatchObject({ state: "fault" });
  });
});

describe("Les fonctions du projet, dans npm run doctor", () => {
  const at = (name: string) => `/functions/v1/${name}`;

  it("sont déployées quand elles refusent ce qui ne demande rien", async () => {
    const { url, asked } = await project({ [at("a")]: 401, [at("b")]: 400 });
    expect(await checkFunctions(url, ["a", "b"])).toMatchObject({
      state: "ok",
      says: "2 déployées",
    });
    // A key would make the scheduler's functions begin their round.
    expect(asked.map(({ key, body }) => [key, body])).toEqual(Array(2).fill([undefined, "{}"]));
  });

  it("se nomment quand elles manquent ou tombent", async () => {
    const { url } = await project({ [at("a")]: 401, [at("c")]: 503 });
    const { state, says } = await checkFunctions(url, ["a", "b", "c"]);
    expect(state).toBe("fault");
    expect(says).toContain(": b, c (");
    expect(await checkFunctions("http://127.0.0.1:1", ["a"])).toMatchObject({ state: "fault" });
  });

  it("sont toutes celles du dépôt", async () => {
    const { url, asked } = await project({});
    await checkFunctions(url);
    const names = asked.map(({ path }) => path);
    expect(names).toContain(at("verify-employer"));
    expect(names).not.toContain(at("_shared"));
  });
});

describe("Ce qui ne se lit que dans la base, dans npm run doctor", () => {
  const asWanted = {
    operators: 2,
    without_second_step: 0,
    operators_two_steps: true,
    site_proof: "same",
  };
  const check = async (change: object, secret: string | undefined = "secret") => {
    const { url, asked } = await project({ [STATE]: [{ ...asWanted, ...change }] });
    const findings = await checkState(url, "clé", secret);
    return { findings, asked };
  };

  it("n'a pas de faute quand tout y est, et ne confie pas le secret", async () => {
    const { findings, asked } = await check({});
    expect(findings.map(({ part, state }) => [part, state])).toEqual([
      ["Opérateurs", "ok"],
      ["Deux étapes", "ok"],
      ["Secret du site", "ok"],
    ]);
    const proof = createHmac("sha256", "secret").update("the site itself").digest("base64url");
    expect(asked[0]?.body).toBe(JSON.stringify({ proof }));
  });

  it.each([
    [{ operators: 0 }, "Opérateurs", "fault", "npm run call -- grant_operator"],
    [{ operators_two_steps: false }, "Deux étapes", "fault", "operators_two_steps = true"],
    [{ without_second_step: 1 }, "Deux étapes", "ok", "1 opérateur(s) sur 2"],
    [{ without_second_step: 2 }, "Deux étapes", "unknown", "npm run test:contract"],
    [{ site_proof: "none" }, "Secret du site", "fault", "site_proof manque"],
    [{ site_proof: "other" }, "Secret du site", "fault", "ne reconnaît pas"],
  ])("%j", async (change, part, state, words) => {
    const { findings } = await check(change);
    const finding = findings.find((one) => one.part === part);
    expect(finding?.state).toBe(state);
    expect(finding?.says).toContain(words);
  });

  it("dit le secret qui manque, et une base qui ne répond pas", async () => {
    const { url } = await project({ [STATE]: [asWanted] });
    const findings = await checkState(url, "clé", undefined);
    expect(findings.at(-1)).toMatchObject({ part: "Secret du site", state: "fault" });
    const { url: empty } = await project({});
    expect(await checkState(empty, "clé", "secret")).toMatchObject([{ state: "fault" }]);
  });
});
