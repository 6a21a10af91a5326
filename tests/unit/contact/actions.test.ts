import { beforeEach, describe, expect, it, vi } from "vitest";
import { sendContactMessage } from "@/lib/contact/actions";
import { notices } from "@/lib/copy/notices";

const rpc = vi.fn();
const takeRateLimit = vi.fn();
const requestMail = vi.fn();
vi.mock("@/lib/supabase/server", () => ({ requestClient: async () => ({ rpc }) }));
vi.mock("@/lib/rate-limit", () => ({
  takeRateLimit: (...args: unknown[]) => takeRateLimit(...args),
}));
vi.mock("@/lib/mail/sending", () => ({
  requestMail: (...args: unknown[]) => requestMail(...args),
}));
vi.mock("@/lib/auth/session", () => ({ currentViewer: async () => null }));

const typed = {
  type: "support",
  name: "Aïcha",
  email: "aicha@exemple.ca",
  subject: "Bonjour",
  message: "Une question",
};

function send(changes: Record<string, string> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) data.set(name, value);
  return sendContactMessage(null, data);
}

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.spyOn(console, "error").mockImplementation(() => {});
  rpc.mockReset().mockResolvedValue({ data: "un-id", error: null });
  takeRateLimit.mockReset().mockResolvedValue({ allowed: true });
  requestMail.mockReset().mockResolvedValue(true);
});

describe("sendContactMessage", () => {
  it("garde le message, puis fait partir les courriels de ce seul identifiant", async () => {
    expect(await send()).toMatchObject({ status: "done", notice: notices.contactSent });
    expect(rpc).toHaveBeenCalledWith("send_contact_message", typed);
    expect(requestMail).toHaveBeenCalledWith("contact", "un-id");
  });

  it("dit que le message est gardé quand le courriel ne part pas", async () => {
    requestMail.mockResolvedValue(false);
    expect(await send()).toMatchObject({ status: "done", notice: notices.contactStored });
  });

  it("rend tout ce qui est écrit quand la base ne répond pas", async () => {
    rpc.mockResolvedValue({ data: null, error: { message: "fetch failed" } });
    expect(await send()).toMatchObject({
      status: "refused",
      notice: notices.contactFailed,
      values: typed,
    });
    expect(requestMail).not.toHaveBeenCalled();
  });

  it("dit quand réessayer quand la base elle-même refuse", async () => {
    rpc.mockResolvedValue({ data: null, error: { message: "error: too_many" } });
    const result = await send();
    expect(result).toMatchObject({ status: "refused", values: typed });
    expect(result.notice.description).toContain("1 heure");
    expect(requestMail).not.toHaveBeenCalled();
  });

  it("dit quand réessayer, sans rien garder ni perdre", async () => {
    takeRateLimit.mockResolvedValue({ allowed: false, retryAfter: 120 });
    const result = await send();
    expect(result.notice.description).toContain("2 minutes");
    expect(result.values).toEqual(typed);
    expect(rpc).not.toHaveBeenCalled();
  });

  it("remercie un robot sans rien faire", async () => {
    expect(await send({ reference: "x" })).toMatchObject({ notice: notices.contactSent });
    expect(rpc).not.toHaveBeenCalled();
  });

  it("montre son avis quand la fonction est suspendue", async () => {
    vi.stubEnv("SUSPENDED_FEATURES", "contact");
    expect(await send()).toMatchObject({ status: "refused", notice: notices.contactSuspended });
    expect(rpc).not.toHaveBeenCalled();
  });
});
