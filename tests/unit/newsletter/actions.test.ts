import { beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "@/lib/copy/notices";
import { confirmNewsletter, leaveNewsletter, subscribeNewsletter } from "@/lib/newsletter/actions";

const rpc = vi.fn();
const takeRateLimit = vi.fn();
const requestMail = vi.fn();
vi.mock("@/lib/supabase/visitor", () => ({ visitorClient: () => ({ rpc }) }));
vi.mock("@/lib/rate-limit", () => ({
  takeRateLimit: (...args: unknown[]) => takeRateLimit(...args),
}));
vi.mock("@/lib/mail/sending", () => ({
  requestMail: (...args: unknown[]) => requestMail(...args),
}));
vi.mock("@/lib/auth/session", () => ({ currentViewer: async () => null }));
vi.mock("next/navigation", () => ({
  unstable_rethrow: () => {},
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`);
  },
}));

const TOKEN = "0f".repeat(32);

function form(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.spyOn(console, "error").mockImplementation(() => {});
  rpc.mockReset().mockResolvedValue({ data: "une-demande", error: null });
  takeRateLimit.mockReset().mockResolvedValue({ allowed: true });
  requestMail.mockReset().mockResolvedValue(true);
});

describe("subscribeNewsletter", () => {
  it("demande l'abonnement, et que le courriel parte", async () => {
    const result = await subscribeNewsletter(null, form({ email: "a@exemple.ca" }));
    expect(result).toMatchObject({ status: "done", notice: notices.newsletterRequested });
    expect(rpc).toHaveBeenCalledWith("subscribe_newsletter", { email: "a@exemple.ca" });
    expect(requestMail).toHaveBeenCalledWith("newsletter", "une-demande");
  });

  it("avoue que le courriel n'est pas parti, et garde l'adresse écrite", async () => {
    requestMail.mockResolvedValue(false);
    expect(await subscribeNewsletter(null, form({ email: "a@exemple.ca" }))).toMatchObject({
      status: "refused",
      notice: notices.newsletterFailed,
      values: { email: "a@exemple.ca" },
    });
  });

  it("montre son avis quand la fonction est suspendue", async () => {
    vi.stubEnv("SUSPENDED_FEATURES", "newsletter");
    expect(await subscribeNewsletter(null, form({ email: "a@exemple.ca" }))).toMatchObject({
      notice: notices.featureSuspended,
    });
    expect(rpc).not.toHaveBeenCalled();
  });
});

describe("les boutons des courriels", () => {
  it.each([
    [{ data: true, error: null }, "fait"],
    [{ data: false, error: null }, "lien-perime"],
    [{ data: null, error: { message: "fetch failed" } }, `echec&jeton=${TOKEN}`],
  ])("mènent à ce qui s'est passé (%j)", async (answer, state) => {
    rpc.mockResolvedValue(answer);
    const data = form({ jeton: TOKEN });
    await expect(confirmNewsletter(data)).rejects.toThrow(
      `redirect /infolettre/confirmer?etat=${state}`,
    );
    await expect(leaveNewsletter(data)).rejects.toThrow(
      `redirect /infolettre/se-desabonner?etat=${state}`,
    );
  });

  it("n'interrogent pas la base pour un jeton impossible", async () => {
    await expect(confirmNewsletter(form({ jeton: "'; --" }))).rejects.toThrow("lien-perime");
    expect(rpc).not.toHaveBeenCalled();
  });
});
