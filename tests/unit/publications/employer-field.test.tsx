// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeDraft } from "@/components/forms/draft-store";
import { writeDraft } from "@/components/forms/drafts";
import { EmployerField } from "@/components/publications/publication-fields";

const container = document.createElement("div");
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** What a new form holds once its draft is back and then the companies of its author have loaded. */
async function openForm(companies: string[], draft: Record<string, string> | null) {
  let load = () => {};
  const employers = companies.map((name) => ({ id: name.toLowerCase(), name }));
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  vi.stubGlobal("fetch", () => loaded.then(() => Response.json({ employers })));
  const tree = (
    <form>
      <EmployerField errors={{}} named="company_name">
        <input name="company_name" />
      </EmployerField>
    </form>
  );
  await act(async () => root.render(tree));
  const form = container.querySelector("form") as HTMLFormElement;
  if (draft) writeDraft("ana", "emploi", { fields: draft });
  const store = storeDraft(form, "ana", "emploi", () => {});
  // As in a browser: the draft hears of the menu before React runs its effects.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  load();
  await vi.waitFor(() => expect(form.elements.namedItem("employer_id")).not.toBeNull());
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await act(async () => root.render(tree));
  const fields = Object.fromEntries(new FormData(form));
  const name = form.elements.namedItem("company_name") as HTMLElement;
  store.clear();
  store.stop();
  return { ...fields, isNameHidden: name.closest("[hidden]") !== null };
}

it("« Publier pour » garde le choix d'un brouillon, et propose sa seule entreprise à qui n'en a pas", async () => {
  expect(await openForm(["Nord"], null)).toEqual({
    ...{ employer_id: "nord", company_name: "Nord", isNameHidden: true },
  });
});

it.each([
  [["Nord", "Sud"], { employer_id: "sud", company_name: "Sud" }, true],
  [["Nord", "Sud"], { employer_id: "", company_name: "Ailleurs" }, false],
  [["Nord"], { employer_id: "", company_name: "" }, false],
  [["Nord"], { employer_id: "", company_name: "Ailleurs" }, false],
])(
  "« Publier pour », avec %j, garde le choix du brouillon %j",
  async (companies, draft, isNameHidden) => {
    expect(await openForm(companies, draft)).toEqual({ ...draft, isNameHidden });
  },
);
