import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { widgetLine } from "@/lib/employers/widget";
import { operatorClient } from "@/tests/support/accounts/operator";

type Parameter = { name: string };
type Page = { data: { id: string; url: string }[]; next: string | null };

test("un programme lit tout ce que l'interface décrit, page après page, et comme elle le décrit", async ({
  request,
}) => {
  const described = await (await request.get("/api/v1/openapi.json")).json();
  const { valid, errors } = await new Validator().validate(structuredClone(described));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(described, "openapi");
  const paths = Object.entries<{ get: { parameters: Parameter[] } }>(described.paths);
  expect(paths).toHaveLength(4);

  for (const [path, { get }] of paths) {
    expect(get.parameters.map(({ name }) => name)).toContain("curseur");
    const seen: string[] = [];
    let next: string | null = `${path}?limite=7`;
    for (let page = 0; next !== null && page < 4; page += 1) {
      const response = await request.get(next);
      expect(response.status(), next).toBe(200);
      const body: Page = await response.json();
      const schema = `openapi#/paths/${path.replaceAll("/", "~1")}/get/responses/200/content/application~1json/schema`;
      expect(ajv.validate({ $ref: schema }, body), ajv.errorsText()).toBe(true);
      expect(response.headers().link ?? null).toBe(body.next && `<${body.next}>; rel="next"`);
      seen.push(...body.data.map(({ id }) => id));
      next = body.next;
    }
    expect(seen.length, path).toBeGreaterThan(7);
    expect(new Set(seen).size, path).toBe(seen.length);
  }
});

test("l'interface filtre comme la liste, dit ce qui n'a pas changé, et en français ce qui ne va pas", async ({
  request,
}) => {
  const address = "/api/v1/offres?province=quebec&contrat=CDI&limite=50";
  const first = await request.get(address);
  const { data }: { data: Record<string, unknown>[] } = await first.json();
  expect(data.length).toBeGreaterThan(0);
  expect(data.every((job) => job.province === "QC" && job.contract_type === "CDI")).toBe(true);
  const list = await (await request.get("/emplois?province=quebec&contrat=CDI")).text();
  expect(list).toContain(String(data[0]?.id));
  // Nothing but what its page shows.
  expect(Object.keys(data[0] ?? {})).not.toContain("recruiter_id");

  const { etag = "", ...headers } = first.headers();
  expect(headers["access-control-allow-origin"]).toBe("*");
  expect(headers["cache-control"]).toContain("s-maxage");
  expect(headers["set-cookie"]).toBeUndefined();
  const again = await request.get(address, { headers: { "If-None-Match": etag } });
  expect([again.status(), await again.text()]).toEqual([304, ""]);

  for (const [path, status, words] of [
    ["/api/v1/offres?contrat=benevolat", 400, "Valeurs possibles : CDI, CDD"],
    ["/api/v1/offres?inconnu=1", 400, "Paramètre inconnu : inconnu"],
    ["/api/v1/bourses?limite=51", 400, "La valeur de limite"],
    ["/api/v1/missions?curseur=abc", 400, "Ce curseur n’est pas valable"],
    ["/api/v1/profils", 404, "/api/v1/offres"],
    ["/api/v1/__proto__", 404, "/api/v1/offres"],
  ] as const) {
    const refused = await request.get(path);
    expect(refused.status(), path).toBe(status);
    expect(refused.headers()["content-type"]).toContain("application/problem+json");
    const problem = await refused.json();
    expect(problem.status).toBe(status);
    expect(problem.detail.replaceAll("\u00a0", " ")).toContain(words);
  }
});

test("le fil des agrégateurs a chaque offre ouverte, ou celles d'une entreprise", async ({
  request,
}) => {
  const parser = new XMLParser({ isArray: (name) => name === "job" });
  const read = async (path: string) => {
    const response = await request.get(path);
    expect(response.headers()["content-type"]).toContain("application/xml");
    const xml = await response.text();
    expect(XMLValidator.validate(xml)).toBe(true);
    return parser.parse(xml).source.job as { url: string; company: string; date: string }[];
  };
  const all = await read("/flux/offres.xml");
  const { count } = await operatorClient()
    .from("jobs")
    .select("id", { count: "exact", head: true })
    .eq("status", "published")
    .gt("closes_at", new Date().toISOString());
  expect(Math.abs(all.length - Number(count))).toBeLessThanOrEqual(1);
  expect((await request.get(new URL(all[0]?.url ?? "").pathname)).status()).toBe(200);
  const employer = await someEmployer();
  const own = await read(`/flux/offres.xml?entreprise=${employer.slug}`);
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(all.length);
  expect((await request.get("/flux/offres.xml?entreprise=inconnue")).status()).toBe(404);
});

test("une entreprise montre ses offres dans la page d'un autre site, à leur hauteur et sans témoin", async ({
  page,
  baseURL,
}) => {
  const employer = await someEmployer();
  const line = widgetLine(employer).replace(/src="https?:\/\/[^/]+/, `src="${baseURL}`);
  const other = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="fr"><title>Ailleurs</title><body>${line}`);
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  try {
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const frame = page.frameLocator("iframe");
    const link = frame.getByRole("listitem").getByRole("link").first();
    await expect(link).toHaveAttribute("href", /\/emplois\/[0-9a-f-]{36}$/);
    const inner = await frame.locator("html").evaluate((html: HTMLElement) => html.offsetHeight);
    await expect(page.locator("iframe")).toHaveAttribute("height", String(inner));
    expect(await page.context().cookies()).toEqual([]);
    // Everything else stays out of frames.
    const framed = await page.request.get(`${baseURL}/widget/entreprise/${employer.id}`);
    expect(framed.headers()["x-frame-options"]).toBeUndefined();
    expect(framed.headers()["content-security-policy"]).toMatch(/frame-ancestors \*$/);
    for (const path of ["/", `/entreprises/${employer.slug}`, "/widgets", "/api/v1/offres"]) {
      const headers = (await page.request.get(`${baseURL}${path}`)).headers();
      expect(headers["x-frame-options"], path).toBe("DENY");
      expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    }
  } finally {
    other.close();
  }
});

/** One that has offers open. */
async function someEmployer() {
  const { data, error } = await operatorClient()
    .from("jobs")
    .select("employers!inner(id, slug, name)")
    .eq("status", "published")
    .is("application_deadline", null)
    .limit(1)
    .overrideTypes<{ employers: { id: string; slug: string; name: string } }[], { merge: false }>();
  if (error) throw error;
  if (!data[0]) throw new Error("no employer with open offers");
  return data[0].employers;
}
