import { beforeEach, describe, expect, it, vi } from "vitest";
import { sendDueMails } from "@/lib/mail/sending";
import { requestClient } from "@/lib/supabase/server";

vi.mock("@/lib/supabase/server", () => ({ requestClient: vi.fn() }));

const invoke = vi.fn();
const ID = "0a0b0c0d-0000-8000-a000-000000000009";

beforeEach(() => {
  vi.mocked(requestClient).mockResolvedValue({ functions: { invoke } } as never);
  vi.spyOn(console, "error").mockImplementation(() => {});
});

describe("sendDueMails", () => {
  it("demande l'envoi pour cette candidature, sans nommer de destinataire", async () => {
    invoke.mockResolvedValue({ error: null });
    await expect(sendDueMails(ID)).resolves.toBe(true);
    expect(invoke).toHaveBeenCalledWith("send-application-news", { body: { applicationId: ID } });
  });

  it("dit que le courriel n'est pas parti, sans lever d'exception", async () => {
    invoke.mockResolvedValue({ error: new Error("502") });
    await expect(sendDueMails(ID)).resolves.toBe(false);
  });
});
