import { expect, it } from "vitest";
import { readWhole } from "@/supabase/local/bodies";

const MIB = 1024 * 1024;

/** A request whose body is counted as it is read. */
function sending(target: string, chunks: number, headers: Record<string, string> = {}) {
  const sent = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent.bytes >= chunks * MIB) return controller.close();
      sent.bytes += MIB;
      controller.enqueue(new Uint8Array(MIB));
    },
  });
  const init = { method: "POST", body, headers, duplex: "half" };
  return { request: new Request(`http://base.test${target}`, init), sent };
}

it.each([
  ["un CV de 5 Mio", "/storage/v1/object/cvs/u/a.pdf", 5],
  ["une importation", "/rest/v1/rpc/import_jobs", 8],
])("lit %s entier, et dit sa longueur", async (_case, target, chunks) => {
  const whole = await readWhole(sending(target, chunks).request);
  if (whole instanceof Response) throw new Error(`refused: ${whole.status}`);
  expect(whole.headers.get("content-length")).toBe(String(chunks * MIB));
  expect((await whole.arrayBuffer()).byteLength).toBe(chunks * MIB);
});

it.each([
  ["un fichier", "/storage/v1/object/cvs/u/a.pdf", 5],
  ["une importation", "/rest/v1/rpc/import_jobs", 8],
  ["des lignes", "/rest/v1/jobs", 0],
  ["un compte", "/auth/v1/signup", 0],
  ["un compte, autrement écrit", "//%61uth/v1/signup", 0],
  ["une fonction", "/functions/v1/send-site-email", 0],
])("cesse de lire %s au-delà de sa limite", async (_case, target, limit) => {
  const { request, sent } = sending(target, 100);
  expect(((await readWhole(request)) as Response).status).toBe(413);
  // What is under way when it is refused may be a chunk ahead.
  expect(sent.bytes).toBeLessThanOrEqual((limit + 3) * MIB);
});

it("ne commence pas à lire ce qui se dit trop long", async () => {
  const { request, sent } = sending("/rest/v1/jobs", 100, { "content-length": "999999999" });
  expect(((await readWhole(request)) as Response).status).toBe(413);
  expect(sent.bytes).toBeLessThanOrEqual(MIB);
});

it("n'attend pas sans fin un corps qui n'arrive pas", async () => {
  const body = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
  const init = { method: "POST", body, duplex: "half" };
  const answer = await readWhole(new Request("http://base.test/rest/v1/jobs", init), 1);
  expect((answer as Response).status).toBe(408);
});
