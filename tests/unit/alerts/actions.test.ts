import { beforeEach, describe, expect, it, vi } from "vitest";
import { confirmAlert, leaveAlerts, requestAlert } from "@/lib/alerts/actions";
import { alertNotices } from "@/lib/copy/alert-notices";
import { notices } from "@/lib/copy/notices";

const rpc = vi.fn();
const requestMail = vi.fn();
const currentViewer = vi.fn();
vi.mock("@/lib/supabase/visitor", () => ({
  visitorClient: () => ({ rpc }),
  callerHeaders: async () => ({}),
}));
vi.mock("@/lib/supabase/server", () => ({ requestClient: async () => ({ rpc }) }));
vi.mock("@/lib/mail/sending", () => ({
  requestMail: (...args: unknown[]) => requestMail(...args),
}));
vi.mock("@/lib/auth/session", () => ({ currentViewer: () => currentViewer() }));
vi.mock("next/navigation", () => ({
  unstable_rethrow: () => {},
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`);
  },
}));

const TOKEN = "0f".repeat(32);
const search = {
  kind: "job",
  asked: '{"q":"soins"}',
  label: "« soins »",
  address: "/emplois?q=soins",
};
const kept = { ...search, asked: { q: "soins" } };

function form(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.spyOn(console, "error").mockImplementation(() => {});
  rpc.mockReset().mockResolvedValue({ data: "une-demande", error: null });
  requestMail.mockReset().mockResolvedValue(true);
  currentViewer.mockReset().mockResolvedValue(null);
});

describe("une alerte sans compte", () => {
  const asked = { ...search, email: "a@exemple.ca", frequency: "daily" };

  it("garde le consentement mot pour mot, et fait confirmer l'adresse", async () => {
    expect(await requestAlert(null, form(asked))).toMatchObject({
      status: "done",
      notice: alertNotices.alertRequested,
    });
    expect(rpc).toHaveBeenCalledWith("request_alert", {
      ...kept,
      email: "a@exemple.ca",
      frequency: "daily",
    });
    expect(requestMail).toHaveBeenCalledWith("alert", "une-demande");
  });

  it("avoue que le courriel n'est pas parti, et garde ce qui est écrit", async () => {
    requestMail.mockResolvedValue(false);
    expect(await requestAlert(null, form(asked))).toMatchObject({
      status: "refused",
      notice: alertNotices.alertFailed,
      values: { email: "a@exemple.ca", frequency: "daily" },
    });
  });

  it("naît aussitôt pour qui est connecté", async () => {
    currentViewer.mockResolvedValue({ id: "v" });
    expect(await requestAlert(null, form(asked))).toMatchObject({
      notice: alertNotices.alertCreated,
    });
    expect(requestMail).not.toHaveBeenCalled();
  });

  it("montre son avis quand la fonction est suspendue", async () => {
    vi.stubEnv("SUSPENDED_FEATURES", "alerts");
    expect(await requestAlert(null, form(asked))).toMatchObject({
      notice: notices.featureSuspended,
    });
    expect(rpc).not.toHaveBeenCalled();
  });

  it("n'écrit pas à une adresse qui n'en est pas une", async () => {
    const { fieldErrors } = await requestAlert(null, form({ ...asked, email: "aicha@" }));
    expect(fieldErrors?.email).toBeTruthy();
    expect(rpc).not.toHaveBeenCalled();
  });
});

describe("les boutons des courriels", () => {
  it.each([
    [{ data: true, error: null }, "fait", "fait"],
    [{ data: false, error: null }, "lien-perime", "fait"],
    [{ data: null, error: { message: "too_many_alerts" } }, "trop", "echec"],
    [{ data: null, error: { message: "fetch failed" } }, `echec&jeton=${TOKEN}`, "echec"],
  ])("mènent à ce qui s'est passé (%j)", async (answer, confirmed, stopped) => {
    rpc.mockResolvedValue(answer);
    const data = form({ jeton: TOKEN });
    await expect(confirmAlert(data)).rejects.toThrow(
      `redirect /alertes/confirmer?etat=${confirmed}`,
    );
    await expect(leaveAlerts(data)).rejects.toThrow(
      `redirect /alertes/se-desabonner?etat=${stopped}`,
    );
  });

  it("n'interrogent pas la base pour un jeton impossible", async () => {
    await expect(confirmAlert(form({ jeton: "'; --" }))).rejects.toThrow("lien-perime");
    await expect(leaveAlerts(form({ jeton: "'; --" }))).rejects.toThrow("lien-perime");
    expect(rpc).not.toHaveBeenCalled();
  });

  it("arrêtent tout quand c'est demandé", async () => {
    await expect(leaveAlerts(form({ jeton: TOKEN, tout: "1" }))).rejects.toThrow("tout=1");
    expect(rpc).toHaveBeenCalledWith("leave_alerts", { token: TOKEN, everything: true });
  });
});
