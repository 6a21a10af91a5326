import { revalidateTag } from "next/cache";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { securityNotices } from "@/lib/copy/security-notices";
import { notifySearchEngines } from "@/lib/seo/indexnow";
import { deleteAccount } from "@/lib/settings/actions";
import { formOf } from "@/tests/support/forms/form";

vi.mock("next/cache");
vi.mock("next/navigation");
vi.mock("@/lib/seo/indexnow");
vi.mock("next/server", () => ({ after: (work: () => unknown) => work() }));
vi.mock("@/lib/auth/viewer", () => ({
  currentViewer: async () => ({ id: "u", email: "a@b.ca", fullName: "A", role: "recruteur" }),
  signedInRecently: async () => isRecent,
}));
vi.mock("@/lib/publications/ownership", () => ({
  listOwnEmployers: async () => [
    { id: "seule", slug: "maison-seule", members: 1 },
    { id: "autre", slug: "maison-autre", members: 2 },
  ],
}));

let isRecent = true;
const files = new Map<string, string[]>();
let refusal: { message: string } | null = null;
const TRACES = [
  { kind: "job", item_id: "1" },
  { kind: "freelance", item_id: "3" },
  { kind: "article", item_id: "2" },
];
const rpc = async (name: string) => {
  if (name === "my_traces") return { data: TRACES, error: null };
  if (name === "my_lasting_images") return { data: ["u/lasting-0", "u/lasting-1"], error: null };
  return { data: null, error: refusal };
};
vi.mock("@/lib/supabase/server", () => ({
  requestClient: async () => ({
    rpc,
    auth: { signOut: async () => ({ error: null }) },
    storage: {
      from: (bucket: string) => ({
        list: async (folder: string, { limit, offset }: { limit: number; offset: number }) => {
          const found = (files.get(bucket) ?? []).filter((key) => key.startsWith(`${folder}/`));
          const page = found.slice(offset, offset + limit);
          return { data: page.map((key) => ({ name: key.split("/")[1] })), error: null };
        },
        remove: async (paths: string[]) => {
          const left = (files.get(bucket) ?? []).filter((key) => !paths.includes(key));
          files.set(bucket, left);
          return { error: null };
        },
      }),
    },
  }),
}));

const leave = () => deleteAccount(null, formOf({ confirmation: "SUPPRIMER" }));

beforeEach(() => {
  files.clear();
  isRecent = true;
  refusal = null;
  vi.clearAllMocks();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

describe("Le départ d'un recruteur", () => {
  it("refait aussitôt chaque page qui montrait quelque chose de lui", async () => {
    await leave();
    const tags = vi.mocked(revalidateTag).mock.calls.map(([tag]) => tag);
    // The employer for which nobody else acts, and that one alone.
    const employer = "employers employer:seule employer:maison-seule";
    expect(tags.join(" ")).toBe(`jobs job:1 freelance freelance:3 news article:2 ${employer}`);
    const paths = ["/emplois/1", "/freelance/3", "/actualites/2"];
    expect(notifySearchEngines).toHaveBeenCalledWith(paths);
  });

  it("efface ses fichiers, sauf les images des articles qui restent, si nombreuses qu'elles soient", async () => {
    const drafts = Array.from({ length: 250 }, (_, n) => `u/draft-${n}`);
    files.set("cvs", ["u/cv.pdf"]);
    files.set("images", ["u/lasting-0", ...drafts, "u/lasting-1", "autre/image"]);
    await leave();
    expect(files.get("cvs")).toEqual([]);
    expect(files.get("images")).toEqual(["u/lasting-0", "u/lasting-1", "autre/image"]);
  });

  it("n'efface rien tant que le mot de passe n'est pas redonné", async () => {
    isRecent = false;
    files.set("cvs", ["u/cv.pdf"]);
    expect(await leave()).toMatchObject({ status: "refused", notice: securityNotices.signInAgain });
    expect(files.get("cvs")).toEqual(["u/cv.pdf"]);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  it("refait les pages mais ne prévient personne quand l'absence du compte n'est pas sûre", async () => {
    refusal = { message: "files_remain" };
    expect(await leave()).toMatchObject({ status: "refused" });
    // Of an answer that did not come nobody knows: the pages are drawn anew, whatever happened.
    expect(revalidateTag).toHaveBeenCalledWith("job:1", { expire: 0 });
    expect(notifySearchEngines).not.toHaveBeenCalled();
  });
});
