import { redirect } from "next/navigation";
import { describe, expect, it, vi } from "vitest";
import { callAction, unansweredNotice } from "@/components/forms/call-action";
import { done, refused } from "@/lib/actions/result";
import { notices } from "@/lib/copy/server-notices";

/** What a browser meets whose page is older than the site. */
const outdated = new Error("No such action");
vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  unstable_isUnrecognizedActionError: (error: unknown) => error === outdated,
}));

const failure = notices.profileSaveFailed;

describe("une action appelée", () => {
  it("rend sa réponse telle quelle", async () => {
    const answer = done(notices.profileSaved);
    expect(await callAction(async () => answer, failure)).toBe(answer);
  });

  it("qui n'est pas atteinte est un refus, dans les mots du formulaire", async () => {
    const answer = await callAction(
      () => Promise.reject(new TypeError("Failed to fetch")),
      failure,
    );
    expect(answer).toEqual({ status: "refused", notice: failure });
  });

  it("dont le service a échoué le dit dans les mots du formulaire, avec ce qui était tapé", async () => {
    const values = { email: "a@exemple.ca" };
    const broken = { ...refused(notices.serviceUnavailable), failed: true as const, values };
    expect(await callAction(async () => broken, failure)).toMatchObject({
      notice: failure,
      values,
    });
  });

  it("qu'une mise à jour a retirée demande de recharger la page", async () => {
    const { notice } = await callAction(() => Promise.reject(outdated), failure);
    expect(notice).toMatchObject({ title: "Erreur", reload: true });
    expect(notice.description).toBe(
      "Impossible de sauvegarder le profil. Le site a été mis à jour\u00a0: rechargez la page pour continuer.",
    );
  });

  it("qui mène ailleurs y mène", async () => {
    await expect(callAction(async () => redirect("/ailleurs"), failure)).rejects.toThrow(
      "NEXT_REDIRECT",
    );
  });

  it("qui se tait laisse le choix d'attendre ou de recharger", () => {
    expect(unansweredNotice(failure, false)).toMatchObject({ tone: "error", reload: true });
    expect(unansweredNotice(failure, true).description).toMatch(/Vous retrouverez votre saisie\.$/);
  });
});
