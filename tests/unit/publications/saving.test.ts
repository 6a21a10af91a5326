import { readdirSync, readFileSync } from "node:fs";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { employerNotices } from "@/lib/copy/employer-notices";
import { notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { managePublications, recordHowFilled } from "@/lib/publications/actions";
import {
  compared,
  deletePublication,
  keyOfAnother,
  saveFailed,
  storePublication,
} from "@/lib/publications/write";
import { requestClient } from "@/lib/supabase/server";
import { formOf } from "@/tests/support/forms/form";
import { fakeClient, type Step } from "@/tests/support/site/fake-client";

const ID = "6f1c1c52-7d1f-4a4e-9d7e-0b8f3b1d2a11";
const FAILED = { tone: "error", title: "Échec" } as never;

vi.mock("next/cache");
vi.mock("next/server");
vi.mock("next/navigation");
vi.mock("@/lib/seo/indexnow");
vi.mock("@/lib/supabase/server");
vi.mock("@/lib/auth/viewer", () => ({
  currentViewer: async () => ({ id: "moi", email: "a@b.ca", fullName: "A", role: "recruteur" }),
}));

/** What the database answers to a query, and to a question of the viewer's employers. */
let answer: (steps: Step[]) => object;
let employers: object[];
let queries: Step[][];
const stepsTo = (table: string) => queries.filter(([first]) => first?.[1] === table);
const argumentOf = (steps: Step[], name: string) => steps.find(([step]) => step === name)?.at(-1);

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, "error").mockImplementation(() => {});
  employers = [];
  const fake = fakeClient((steps) =>
    steps[0]?.[0] === "rpc" ? { data: employers, error: null } : answer(steps),
  );
  queries = fake.queries;
  vi.mocked(requestClient).mockResolvedValue(fake.client as never);
});

const store = (fields: Record<string, string>) =>
  storePublication("job", "moi", formOf(fields), {} as never, () => notices.jobUpdated);
const remove = (kind: "job" | "article" = "job") =>
  deletePublication(kind, null, formOf({ id: ID }), {
    deleted: notices.jobUpdated,
    failed: FAILED,
  });

describe("Une écriture dont la réponse se perd", () => {
  it.each([
    ["création : les listes sont refaites, car la ligne peut y être", () => store({}), ["jobs"]],
    [
      "modification : la page aussi",
      () => store({ id: ID, updated_at: "2026-11-21T12:00:00+00:00" }),
      ["jobs", `job:${ID}`],
    ],
    [
      "suppression : la page qui peut avoir disparu n'est plus montrée",
      () => remove(),
      ["jobs", `job:${ID}`],
    ],
  ])("%s", async (_what, write, tags) => {
    answer = () => ({ data: null, error: { message: "TypeError: fetch failed", code: "" } });
    expect((await write()).status).toBe("refused");
    // The answer leaves first.
    expect(revalidateTag).not.toHaveBeenCalled();
    for (const [work] of vi.mocked(after).mock.calls) (work as () => void)();
    expect(vi.mocked(revalidateTag).mock.calls.map(([tag]) => tag)).toEqual(tags);
  });
});

describe("Un formulaire dont la version", () => {
  it.each(["", "now", "2026-02-30T00:00:00Z"])(
    "est « %s » n'écrit rien : la personne choisit, celle d'autrui est refusée",
    async (updated_at) => {
      for (const [data, expected] of [
        [[{ id: ID }], { status: "refused", conflict: true }],
        [[], { status: "refused", notice: notices.editRefused }],
      ] as const) {
        answer = () => ({ data, error: null });
        expect(await store({ id: ID, updated_at })).toMatchObject(expected);
      }
      expect(queries.flat().filter(([name]) => name === "update")).toEqual([]);
      expect(console.error).not.toHaveBeenCalled();
    },
  );

  it("fut lue ne s'écrit que sur la version lue", async () => {
    answer = () => ({ data: [{ id: ID }], error: null });
    // As the database writes a moment.
    const updated_at = "2026-11-25T12:00:00.123456+00:00";
    expect(await store({ id: ID, updated_at })).toMatchObject({ status: "done" });
    expect(queries.flat()).toContainEqual(["update", expect.anything()]);
    expect(queries.flat()).toContainEqual(["eq", "updated_at", updated_at]);
  });
});

describe("Une publication qui ne se supprime pas", () => {
  it.each([
    ["que des gens y ont postulé, et quoi faire", "moi", employerNotices.deleteAppliedTo],
    ["qu'elle est d'un collègue", "collègue", employerNotices.deleteOfColleague],
  ])("dit à un membre %s", async (_what, recruiter_id, notice) => {
    employers = [{ id: "maison", role: "member", status: "published" }];
    const row = { recruiter_id, employer_id: "maison" };
    // Row-level security refuses in silence: no row comes back.
    answer = (steps) => ({ data: steps.some(([name]) => name === "delete") ? [] : row });
    expect((await remove()).notice).toBe(notice);
  });

  it.each([
    ["member", null],
    ["member", { recruiter_id: "autre", employer_id: "ailleurs" }],
    ["member", { recruiter_id: "moi", employer_id: null }],
    ["owner", { recruiter_id: "moi", employer_id: "maison" }],
  ])("ne dit rien à qui est %s de %j, qui n'est pas à son entreprise", async (role, row) => {
    employers = [{ id: "maison", role, status: "published" }];
    answer = (steps) => ({ data: steps.some(([name]) => name === "delete") ? [] : row });
    expect((await remove()).notice).toBe(FAILED);
    expect((await remove("article")).notice).toBe(FAILED);
  });
});

describe("Cinquante annonces à la fois", () => {
  const ids = Array.from({ length: 50 }, (_, n) => ID.slice(0, -2) + String(n).padStart(2, "0"));
  /** A database that refuses this row, and with it the statement. */
  const refusing = (id = "", code = "P0001") => {
    answer = (steps) => {
      const chosen = argumentOf(steps, "in") as string[];
      const written = argumentOf(steps, "update") ?? argumentOf(steps, "insert");
      if (written && chosen?.includes(id)) return { data: null, error: { code } };
      const data = Array.isArray(written)
        ? written
        : chosen.map((one) => ({ id: one, title: one }));
      return { data, error: null };
    };
  };
  const manage = (act: string, deadline = "") => {
    const form = formOf({ kind: "job", act, deadline });
    for (const id of ids) form.append("id", id);
    return managePublications(null, form);
  };

  it.each([
    ["publish", "", { status: "published" }],
    ["fill", "", { status: "filled" }],
    ["reopen", "", { status: "published" }],
    ["renew", "2099-12-03", { application_deadline: "2099-12-03" }],
  ])("%s est une demande", async (act, deadline, write) => {
    refusing();
    expect(await manage(act, deadline)).toMatchObject({ status: "done" });
    const [steps = [], ...more] = stepsTo("jobs");
    expect([argumentOf(steps, "update"), argumentOf(steps, "in"), more]).toEqual([write, ids, []]);
  });

  it("se copient en deux demandes", async () => {
    refusing();
    expect(await manage("copy")).toMatchObject({ status: "done" });
    const [, steps = [], ...more] = stepsTo("jobs");
    expect(argumentOf(steps, "insert")).toHaveLength(50);
    expect(more).toEqual([]);
  });

  it("une qui finit plus tard n'est pas prolongée, et la réponse la nomme", async () => {
    const later = { title: "Soudeur", status: "published", application_deadline: "2099-12-31" };
    answer = (steps) => ({ data: argumentOf(steps, "update") ? [] : [later], error: null });
    const { notice } = await manage("renew", "2099-12-03");
    expect(argumentOf(stepsTo("jobs")[0] ?? [], "lt")).toBe("2099-12-03");
    expect(notice.description).toContain("(déjà ouverte jusqu’au 31 déc. 2099)");
  });

  it("une qui est refusée n'arrête pas les autres", async () => {
    refusing(ids[7]);
    const { status, notice } = await manage("publish");
    expect(status).toBe("refused");
    expect(notice.title).toContain("49");
    expect(notice.description).toContain(`«\u00a0${ids[7]}\u00a0»`);
    expect(stepsTo("jobs").filter((steps) => argumentOf(steps, "update"))).toHaveLength(51);
  });

  it("ce qu'aucun formulaire n'envoie est refusé, sans panne, et n'est pas demandé", async () => {
    const forged = { kind: "job", item_id: ID, how: "ailleurs" };
    const answer = await recordHowFilled(null, formOf(forged));
    expect([answer.status, answer.failed, queries]).toEqual(["refused", undefined, []]);
  });

  it("sans réponse, rien n'est demandé deux fois", async () => {
    refusing(ids[7], "");
    expect(await manage("publish")).toMatchObject({ status: "refused" });
    expect(stepsTo("jobs").filter((steps) => argumentOf(steps, "update"))).toHaveLength(1);
  });
});

describe("Ce qu'un formulaire renvoyé dit", () => {
  const stored = { title: "Accordeur", description: "Piano.", city: null, status: "published" };

  it.each([
    ["la même chose", {}, true, false],
    ["un autre titre", { title: "Accordeuse" }, false, false],
    ["un autre texte", { description: "Non." }, false, false],
    ["un lieu de plus", { city: "Lévis" }, false, false],
    ["un brouillon qui se publie", { status: "draft" }, false, false],
    ["une autre publication", { title: "Soudeur", description: "Ponts." }, false, true],
  ])("est %s", (_what, changes, isUnchanged, isAnother) => {
    expect(compared(stored, { ...stored, ...changes })).toEqual({ isUnchanged, isAnother });
  });

  it("a une clé, la même à chaque envoi, et une autre pour d'autres mots", () => {
    const key = crypto.randomUUID();
    const other = keyOfAnother(key, { title: "A", description: "B" });
    expect(other).toBe(keyOfAnother(key, { description: "B", title: "A" }));
    expect(other).not.toBe(keyOfAnother(key, { title: "A", description: "C" }));
    expect(other?.length).toBeLessThanOrEqual(100);
    expect(keyOfAnother(other ?? "", { title: "A" })).toBeNull();
  });
});

describe("Ce que la base refuse", () => {
  it.each([
    ["successor_unknown", { replaced_by: validation.successorUnknown }],
    ["successor_missing", { replaced_by: validation.successorRequired }],
    ["not_yet", { verified_on: validation.dateToCome }],
    ["employer_is_tied", { employer_id: validation.employerTied }],
    ["employer_hidden", { employer_id: validation.employerHidden }],
    ["day_has_passed", { start_date: expect.stringContaining("passée") }],
  ])("est dit au champ : %s", (word, fieldErrors) => {
    const details = JSON.stringify({ title: "Soudeur", columns: ["start_date"] });
    const answer = saveFailed("job.update", Object.assign(new Error(word), { details }));
    expect(answer).toMatchObject({ notice: notices.formIncomplete, fieldErrors });
  });

  it("dit que l'on a trop publié, et quoi faire", () => {
    const answer = saveFailed("job.create", new Error("too_many"));
    expect(answer).toMatchObject({ notice: notices.publishedTooMany });
  });

  /** Told in the same words whatever the reason, or met by no screen. */
  const NEVER_READ = [
    ...["cannot_withdraw", "cannot_remind", "unknown_status", "files_remain", "unknown_job"],
    // A command of the operator's answers it (supabase/local/lmia-load.ts).
    "too_short",
    // The site asks the same at the same moment, and leads to the password (signedInRecently).
    "sign_in_again",
  ];

  const read = (folder: string, ending: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => ending.test(name) && !name.endsWith("database.types.ts"))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
      .join("\n");

  it("a partout des mots pour les gens", () => {
    // "raise exception 'word' using errcode = 'P0001'": refused as things stand, and not forbidden.
    const raised = read("supabase/schemas", /\.sql$/).matchAll(
      /raise exception '(\w+)' using errcode = '(?:P0001|23514)'/g,
    );
    const words = Array.from(raised, ([, word = ""]) => word);
    const program = ["lib", "app", "supabase/functions"].map((one) => read(one, /\.tsx?$/)).join();
    expect(words).toContain("target_closed");
    const silent = words.filter((word) => !program.includes(word) && !NEVER_READ.includes(word));
    expect(silent).toEqual([]);
  });
});
