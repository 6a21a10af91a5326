// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { storeDraft } from "@/components/forms/draft-store";
import { readDraft, writeDraft } from "@/components/forms/drafts";

const MENU = `<select name="employer_id"><option value="">Aucune</option>
  <option value="nord" selected>Nord</option><option value="sud">Sud</option></select>`;

/** A form with a title, whose menu loads after its draft is put back. */
function openForm(fields: Record<string, string>) {
  document.body.innerHTML = `<form><input name="title"></form>`;
  const [form] = document.forms;
  if (!form) throw new Error("no form");
  writeDraft("ana", "emploi", { fields });
  const report = vi.fn();
  const store = storeDraft(form, "ana", "emploi", report);
  const title = form.elements.namedItem("title") as HTMLInputElement;
  return {
    store,
    title,
    report,
    async loadMenu() {
      form.insertAdjacentHTML("beforeend", MENU);
      await Promise.resolve();
      return form.elements.namedItem("employer_id") as HTMLSelectElement;
    },
  };
}

it("le choix d'un brouillon l'emporte dans un menu qui arrive après lui, même « aucune »", async () => {
  for (const employer_id of ["sud", ""]) {
    const { title, report, loadMenu, store } = openForm({ title: "Soudeuse", employer_id });
    expect(title.value).toBe("Soudeuse");
    // What is typed before the menu arrives does not lose the choice.
    title.value = "Soudeur";
    title.dispatchEvent(new Event("input", { bubbles: true }));
    expect(readDraft("ana", "emploi")?.fields).toEqual({ title: "Soudeur", employer_id });
    const menu = await loadMenu();
    expect([menu.value, title.value]).toEqual([employer_id, "Soudeur"]);
    menu.value = "nord";
    menu.dispatchEvent(new Event("input", { bubbles: true }));
    expect(readDraft("ana", "emploi")?.fields.employer_id).toBe("nord");
    store.discard();
    expect([menu.value, title.value]).toEqual(["nord", ""]);
    expect(report.mock.calls.flat()).toEqual([true, true]);
  }
});

it("un brouillon dont seul ce menu diffère se dit retrouvé, un autre qui ne diffère en rien s'oublie", async () => {
  const other = openForm({ title: "", employer_id: "sud" });
  expect(other.report).toHaveBeenLastCalledWith(false);
  expect((await other.loadMenu()).value).toBe("sud");
  expect(other.report).toHaveBeenLastCalledWith(true);
  const same = openForm({ title: "", employer_id: "nord" });
  expect((await same.loadMenu()).value).toBe("nord");
  expect(same.report).toHaveBeenLastCalledWith(false);
  expect(readDraft("ana", "emploi")).toBeNull();
});
