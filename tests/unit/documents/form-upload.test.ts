import { afterEach, expect, it, vi } from "vitest";
import { notices } from "@/lib/copy/server-notices";
import { finishUpload, prepareUpload } from "@/lib/documents/actions";
import { storeCv } from "@/lib/documents/form-upload";

vi.mock("server-only", () => ({}));
vi.mock("@/lib/documents/actions");

afterEach(() => vi.unstubAllGlobals());

it("joint le CV qui vient d'être enregistré, même si un autre onglet en envoie un", async () => {
  vi.stubGlobal("fetch", async () => new Response());
  const done = { status: "done", notice: notices.documentAdded } as const;
  vi.mocked(prepareUpload).mockResolvedValue({ ...done, upload: { url: "u", path: "p" } });
  // The second upload is stored before the first one is finished.
  vi.mocked(finishUpload).mockImplementation(async (_, name) => {
    if (name === "1.pdf") await vi.waitUntil(() => vi.mocked(finishUpload).mock.calls.length === 2);
    return { ...done, id: `document ${name}` };
  });
  const bytes = "%PDF-1.4\nstartxref\n9\n%%EOF\n";
  const cvs = ["1.pdf", "2.pdf"].map(
    (name) => new File([bytes], name, { type: "application/pdf" }),
  );
  expect(await Promise.all(cvs.map(storeCv))).toEqual([
    { id: "document 1.pdf" },
    { id: "document 2.pdf" },
  ]);
});
