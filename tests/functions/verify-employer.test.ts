import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isPublicAddress } from "#supabase/functions/_shared/outside.ts";
import { handle, type Internet } from "#supabase/functions/verify-employer/handler.ts";
import { setStage } from "./stage.ts";

const CHECK = "0a0b0c0d-0000-4000-8000-000000000001";
const TOKEN = "le-jeton-de-la-maison";

type Place = { texts?: string[][]; addresses?: Record<string, string[]>; file?: string | null };

/** Looks at an Internet of one house, and tells what was asked of it. */
async function look(
  { texts = [], addresses = {}, file = null }: Place,
  others: Parameters<typeof setStage>[0] = {},
) {
  const requests: string[] = [];
  const settled: unknown[] = [];
  const network: Internet = {
    textsOf: async (name) => {
      requests.push(`TXT ${name}`);
      return texts;
    },
    addressesOf: async (host) => addresses[host] ?? Promise.reject(new Error("ENOTFOUND")),
    fileAt: async (host, address, path) => {
      requests.push(`${address} ${host}${path}`);
      return file;
    },
  };
  const { call } = setStage({
    look_for_employer: ({ request }) =>
      request === CHECK ? [{ domain: "maison.example", token: TOKEN }] : [],
    settle_site_check: ({ request }) => settled.push(request) > 0,
    ...others,
  });
  const looking: typeof handle = (request, access) => handle(request, access, network);
  return { answered: await call(looking, { check: CHECK }), requests, settled };
}

describe("La vérification par le site", () => {
  it("trouve le jeton dans le DNS, même envoyé en morceaux", async () => {
    const { answered, settled } = await look({ texts: [["autre"], ["le-jeton-", "de-la-maison"]] });
    assert.deepEqual([answered.status, settled], [200, [CHECK]]);
  });

  it("trouve le jeton dans le fichier du site, à l'adresse même qui a été regardée", async () => {
    const addresses = { "www.maison.example": ["9.9.9.9"] };
    const { answered, requests } = await look({ addresses, file: `${TOKEN}\n` });
    assert.equal(answered.status, 200);
    assert.deepEqual(requests, [
      "TXT _horizon-erable.maison.example",
      "9.9.9.9 www.maison.example/.well-known/horizon-erable.txt",
    ]);
  });

  const nothing: [string, Place][] = [
    ["rien", {}],
    ["un autre texte", { texts: [["autre-jeton"], [`${TOKEN} et plus`]] }],
    ["un autre fichier", { addresses: { "maison.example": ["9.9.9.9"] }, file: "<html>" }],
    ["le jeton parmi trop de textes", { texts: [...Array(60).fill(["x"]), [TOKEN]] }],
  ];
  for (const [what, house] of nothing) {
    it(`ne vérifie pas où il y a ${what}`, async () => {
      const { answered, settled } = await look(house);
      assert.deepEqual(answered, { status: 422, body: { success: false, error: "not_shown" } });
      assert.deepEqual(settled, []);
    });
  }

  it("ne demande rien à une adresse privée, même parmi d'autres", async () => {
    for (const address of ["127.0.0.1", "10.1.2.3", "::1", "fd00::1", "169.254.169.254"]) {
      const addresses = { "maison.example": ["9.9.9.9", address] };
      const { answered, requests } = await look({ addresses, file: TOKEN });
      assert.equal(answered.status, 422);
      assert.deepEqual(requests, ["TXT _horizon-erable.maison.example"], address);
    }
  });

  it("ne regarde rien pour qui n'a rien demandé, ni sans compte, ni trop souvent", async () => {
    const shown: Place = { texts: [[TOKEN]] };
    const none = await look(shown, { look_for_employer: () => [] });
    assert.deepEqual([none.answered.status, none.requests], [404, []]);
    const { call } = setStage({});
    assert.equal((await call(handle, { check: CHECK }, null)).status, 401);
    assert.equal((await call(handle, { check: "maison.example" })).status, 400);
    assert.equal((await call(handle, "pas du JSON")).status, 400);
    const failing = setStage({});
    assert.equal((await failing.call(handle, { check: CHECK })).status, 502);
  });
});

describe("Une adresse publique", () => {
  const refused = [
    "0.0.0.0 10.0.0.1 100.64.0.1 127.8.8.8 169.254.169.254 172.31.255.255 192.168.1.1 192.0.2.7",
    "198.19.0.1 224.0.0.1 255.255.255.255 1.2.3 a.b.c.d :: ::1 ::ffff:9.9.9.9 64:ff9b::909:909",
    "fe80::1 fc00::1 ff02::1 2002:7f00:1:: 2001::1 2001:db8::1 3fff::1 maison",
  ];
  for (const address of ["", ...refused.join(" ").split(" ")]) {
    it(`n'est pas « ${address} »`, () => assert.equal(isPublicAddress(address), false));
  }
  for (const address of "9.9.9.9 172.32.0.1 100.128.0.1 2606:4700::1111 2001:4860::8".split(" ")) {
    it(`est « ${address} »`, () => assert.equal(isPublicAddress(address), true));
  }
});
