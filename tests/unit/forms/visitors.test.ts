import { refresh } from "next/cache";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeAlert, confirmAlert, leaveAlerts, requestAlert } from "@/lib/alerts/actions";
import { currentViewer } from "@/lib/auth/viewer";
import { sendContactMessage } from "@/lib/contact/actions";
import { alertNotices } from "@/lib/copy/alert-notices";
import { notices } from "@/lib/copy/server-notices";
import { requestMail } from "@/lib/mail/sending";
import { confirmNewsletter, leaveNewsletter, subscribeNewsletter } from "@/lib/newsletter/actions";
import { takeRateLimit } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { formOf } from "@/tests/support/forms/form";
import { fakeClient } from "@/tests/support/site/fake-client";

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }));
vi.mock("next/cache");
vi.mock("next/navigation", () => ({
  unstable_rethrow: () => {},
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`);
  },
}));
vi.mock("@/lib/auth/viewer");
vi.mock("@/lib/mail/sending");
vi.mock("@/lib/security/rate-limit", async (original) => ({
  ...(await original()),
  takeRateLimit: vi.fn(),
}));
vi.mock("@/lib/supabase/server");
vi.mock("@/lib/supabase/visitor", () => ({
  visitorClient: () => ({ rpc }),
  callerHeaders: async () => ({}),
}));

const failed = { data: null, error: { message: "fetch failed" } };

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
  vi.spyOn(console, "error").mockImplementation(() => {});
  rpc.mockReset().mockResolvedValue({ data: "une-demande", error: null });
  vi.mocked(requestClient).mockResolvedValue({ rpc } as never);
  vi.mocked(takeRateLimit).mockResolvedValue({ allowed: true } as never);
  vi.mocked(requestMail).mockResolvedValue(true);
  vi.mocked(currentViewer).mockResolvedValue(null);
});

const message = {
  ...{ type: "support", name: "Aïcha", email: "aicha@exemple.ca" },
  ...{ subject: "Bonjour", message: "Une question" },
};
const email = "a@exemple.ca";
const search = { kind: "job", label: "« soins »", address: "/emplois?q=soins" };
const alert = { ...search, params: '{"q":"soins"}', email, frequency: "daily" };

describe.each([
  {
    ...{ what: "un message", mail: "contact", send: sendContactMessage, typed: message },
    ...{ name: "send_contact_message", args: message, sent: notices.contactSent },
    unsent: { status: "done", notice: notices.contactStored },
    ...{ feature: "contact", suspended: notices.contactSuspended },
  },
  {
    ...{ what: "l'infolettre", mail: "newsletter", send: subscribeNewsletter, typed: { email } },
    ...{ name: "subscribe_newsletter", args: { email }, sent: notices.newsletterRequested },
    unsent: { status: "done", notice: notices.newsletterRequested },
    ...{ feature: "newsletter", suspended: notices.featureSuspended },
  },
  {
    ...{ what: "une alerte", mail: "alert", send: requestAlert, typed: alert },
    ...{ name: "request_alert", args: { ...alert, params: { q: "soins" } } },
    sent: alertNotices.alertRequested,
    unsent: { status: "done", notice: alertNotices.alertRequested },
    ...{ feature: "alerts", suspended: notices.featureSuspended },
  },
])("un visiteur demande $what", ({ send, typed, name, args, mail, sent, unsent, ...off }) => {
  it("et c'est gardé mot pour mot, puis un courriel part de ce seul identifiant", async () => {
    expect(await send(null, formOf(typed))).toMatchObject({ status: "done", notice: sent });
    expect(rpc).toHaveBeenCalledWith(name, args);
    expect(requestMail).toHaveBeenCalledWith(mail, "une-demande");
  });

  it("et rien n'est à refaire quand le courriel tarde", async () => {
    vi.mocked(requestMail).mockResolvedValue(false);
    expect(await send(null, formOf(typed))).toMatchObject(unsent);
  });

  it("et lit l'avis de la fonction quand elle est suspendue", async () => {
    vi.stubEnv("SUSPENDED_FEATURES", off.feature);
    expect((await send(null, formOf(typed))).notice).toBe(off.suspended);
    expect(rpc).not.toHaveBeenCalled();
  });
});

describe("un message", () => {
  const send = (more: object = {}) => sendContactMessage(null, formOf({ ...message, ...more }));

  it.each([
    ["le garde quand la base ne répond pas", failed, notices.contactFailed.description],
    [
      "dit quand réessayer quand la base elle-même refuse",
      { data: null, error: { message: "error: too_many" } },
      expect.stringContaining("1 heure"),
    ],
  ])("%s, avec tout ce qui est écrit", async (_what, answer, description) => {
    rpc.mockResolvedValue(answer);
    const expected = { status: "refused", notice: { description }, values: message };
    expect(await send()).toMatchObject(expected);
    expect(requestMail).not.toHaveBeenCalled();
  });

  it("de trop dit quand réessayer, sans rien garder ni perdre", async () => {
    vi.mocked(takeRateLimit).mockResolvedValue({ allowed: false, retryAfter: 120 } as never);
    const { notice, values } = await send();
    expect(notice.description).toContain("2 minutes");
    expect(values).toEqual(message);
    expect(rpc).not.toHaveBeenCalled();
  });

  it("d'un robot est remercié, sans rien faire", async () => {
    expect(await send({ reference: "x" })).toMatchObject({ notice: notices.contactSent });
    expect(rpc).not.toHaveBeenCalled();
  });
});

describe("une alerte", () => {
  it("naît aussitôt pour qui est connecté", async () => {
    vi.mocked(currentViewer).mockResolvedValue({ id: "v" } as never);
    expect((await requestAlert(null, formOf(alert))).notice).toBe(alertNotices.alertCreated);
    expect(requestMail).not.toHaveBeenCalled();
  });

  it("n'écrit pas à une adresse qui n'en est pas une", async () => {
    const { fieldErrors } = await requestAlert(null, formOf({ ...alert, email: "aicha@" }));
    expect(fieldErrors?.email).toBeTruthy();
    expect(rpc).not.toHaveBeenCalled();
  });

  it.each(["pause", "resume", "weekly", "daily", "delete"])(
    "à soi se change (« %s »), et se montre ; celle d'autrui n'est pas dite changée",
    async (act) => {
      const id = "6f1c1c52-7d1f-4a4e-9d7e-0b8f3b1d2a11";
      vi.mocked(currentViewer).mockResolvedValue({ id: "u", email, role: "candidat" } as never);
      let data = [{ id }];
      const { client, queries } = fakeClient(() => ({ data, error: null }));
      vi.mocked(requestClient).mockResolvedValue(client as never);
      expect(await changeAlert(null, formOf({ id, act }))).toMatchObject({ status: "done" });
      expect(queries.flat()).toContainEqual(["eq", "user_id", "u"]);
      expect(refresh).toHaveBeenCalled();
      data = [];
      const gone = { status: "refused", notice: alertNotices.alertGone };
      expect(await changeAlert(null, formOf({ id, act }))).toMatchObject(gone);
    },
  );
});

describe("un bouton d'un courriel", () => {
  const jeton = "0f".repeat(32);
  const again = `echec&jeton=${jeton}`;
  const refused = { data: null, error: { message: "too_many_alerts" } };
  const ANSWERS = [{ data: true, error: null }, { data: false, error: null }, refused, failed];

  it.each([
    ["/alertes/confirmer", confirmAlert, ["fait", "lien-perime", "trop", again]],
    ["/alertes/se-desabonner", leaveAlerts, ["fait", "fait", "echec", "echec"]],
    ["/infolettre/confirmer", confirmNewsletter, ["fait", "lien-perime", again, again]],
    ["/infolettre/se-desabonner", leaveNewsletter, ["fait", "lien-perime", again, again]],
  ])("mène à %s, où se lit ce qui s'est passé", async (page, press, states) => {
    await expect(press(formOf({ jeton: "'; --" }))).rejects.toThrow("lien-perime");
    expect(rpc, "pour un jeton impossible").not.toHaveBeenCalled();
    for (const [n, answer] of ANSWERS.entries()) {
      rpc.mockResolvedValue(answer);
      const pressed = press(formOf({ jeton }));
      await expect(pressed).rejects.toThrow(`redirect ${page}?etat=${states[n]}`);
    }
  });

  it("arrête tout quand c'est demandé", async () => {
    await expect(leaveAlerts(formOf({ jeton, tout: "1" }))).rejects.toThrow("tout=1");
    expect(rpc).toHaveBeenCalledWith("leave_alerts", { token: jeton, everything: true });
  });
});
