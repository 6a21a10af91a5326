import { beforeEach, expect, it, vi } from "vitest";
import { refused } from "@/lib/actions/result";
import { sendApplication } from "@/lib/applications/actions";
import { apply } from "@/lib/applications/apply";
import { currentViewer } from "@/lib/auth/viewer";
import { invalidDocument } from "@/lib/copy/document-notices";
import { notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { storeCv } from "@/lib/documents/form-upload";

vi.mock("next/cache", () => ({ refresh: vi.fn() }));
vi.mock("@/lib/auth/viewer", () => ({ currentViewer: vi.fn() }));
vi.mock("@/lib/documents/form-upload", () => ({ storeCv: vi.fn() }));
vi.mock("@/lib/mail/sending", () => ({ sendDueMails: vi.fn() }));
vi.mock("@/lib/security/rate-limit", () => ({ takeRateLimit: async () => ({ allowed: true }) }));
vi.mock("@/lib/applications/apply", () => ({ apply: vi.fn() }));
vi.mock("@/lib/supabase/server", () => ({ requestClient: vi.fn() }));

const id = (n: number) => `6f6b1c1e-0000-4000-8000-00000000000${n}`;
const [JOB, FIRST, SECOND, NEW] = [id(0), id(1), id(2), id(3)];

beforeEach(() => {
  vi.mocked(currentViewer).mockResolvedValue({ id: "u" } as never);
  vi.mocked(storeCv).mockReset().mockResolvedValue({ id: NEW });
  vi.mocked(apply).mockReset().mockResolvedValue(refused(notices.targetClosed));
});

/** Sends what a page without scripts sends, on which the first CV was preselected. */
function send(document_id: string, cv?: File, fields: Record<string, string> = {}) {
  const form = new FormData();
  const sent = { kind: "job", id: JOB, preselected: FIRST, document_id, cover_message: "Bonjour" };
  for (const [name, value] of Object.entries({ ...sent, ...fields })) form.set(name, value);
  form.set("cv", cv ?? new File([], ""));
  return sendApplication(null, form);
}

const pdf = new File(["%PDF"], "CV.pdf");

it.each([
  ["le CV enregistré, sans fichier", FIRST, undefined, FIRST],
  ["un autre CV enregistré, sans fichier", SECOND, undefined, SECOND],
  ["le fichier choisi, et non le CV coché d'avance", FIRST, pdf, NEW],
  ["le fichier choisi avec « Ajouter un autre CV »", "", pdf, NEW],
])("envoie %s", async (_what, document_id, cv, sent) => {
  const { values, files } = await send(document_id, cv);
  expect(apply).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ document_id: sent }),
  );
  // What is stored is chosen on the page that comes back, and not asked for again.
  expect(values).toEqual({ document_id: sent, cover_message: "Bonjour" });
  expect(files).toBeUndefined();
});

it("demande lequel envoyer quand un autre CV et un fichier sont choisis", async () => {
  const result = await send(SECOND, pdf);
  expect(result.fieldErrors).toEqual({ cv: validation.oneCv });
  expect([apply, storeCv].some((called) => vi.mocked(called).mock.calls.length > 0)).toBe(false);
});

it("nomme le fichier que la page a perdu : refusé, ou venu avec une réponse oubliée", async () => {
  vi.mocked(storeCv).mockResolvedValue({ refusal: invalidDocument("invalid_file") });
  expect(await send("", pdf)).toMatchObject({ files: ["cv"], values: { document_id: "" } });
  const forgotten = { questions: "Depuis quand ?", "answers.0.text": "" };
  expect(await send(FIRST, pdf, forgotten)).toMatchObject({
    fieldErrors: { "answers.0.text": "Répondez à la question" },
    files: ["cv"],
    values: { cover_message: "Bonjour", "answers.0.text": "" },
  });
});
