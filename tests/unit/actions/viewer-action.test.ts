import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { done, type Sender } from "@/lib/actions/result";
import { operatorAction, recruiterAction, viewerAction } from "@/lib/actions/viewer-action";
import { currentViewer } from "@/lib/auth/viewer";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { securityNotices } from "@/lib/copy/security-notices";
import { notices } from "@/lib/copy/server-notices";
import { newRequest, withRequest } from "@/lib/monitoring/request-context";
import { ACTIONS } from "@/tests/support/forms/actions";
import { serverActions } from "@/tests/support/source/server-actions";

vi.mock("@/lib/auth/viewer", () => ({ currentViewer: vi.fn() }));

const viewer = { id: "v", email: "v@exemple.ca", fullName: "Vé", role: "candidat" as const };
const act = vi.fn(async () => done(notices.settingsSaved));
const save = (sender?: Sender) =>
  viewerAction({ event: "settings.save", feature: "settings" }, sender, act);

describe("une action de quelqu'un", () => {
  beforeEach(() => {
    act.mockClear();
    vi.mocked(currentViewer).mockResolvedValue(viewer as never);
  });
  afterEach(() => vi.unstubAllEnvs());

  it("agit pour qui est connecté", async () => {
    expect(await save()).toEqual(done(notices.settingsSaved));
  });

  it("n'agit pas sans session", async () => {
    vi.mocked(currentViewer).mockResolvedValue(null);
    expect(await save({ account: "v" })).toMatchObject({
      notice: notices.sessionEnded,
      access: "signed-out",
    });
    expect(act).not.toHaveBeenCalled();
  });

  it("n'agit que pour le compte qui a écrit, et dit lequel est là maintenant", async () => {
    const other = await save({ account: "un autre" });
    expect(other).toMatchObject({
      status: "refused",
      access: "other-account",
      account: "v",
    });
    expect(other.notice.title).toBe("Vous êtes maintenant connecté en tant que Vé");
    expect(act).not.toHaveBeenCalled();
    for (const sender of [undefined, null, {}, { account: null }, { account: "v" }])
      await save(sender);
    expect(act).toHaveBeenCalledTimes(5);
  });

  it("n'agit pas tant que sa fonctionnalité est suspendue, d'où que vienne le formulaire", async () => {
    vi.stubEnv("SUSPENDED_FEATURES", "photo, settings");
    expect((await save()).notice).toBe(notices.featureSuspended);
    expect(act).not.toHaveBeenCalled();
  });

  it("dit au serveur qu'elle a commencé, même refusée", async () => {
    const request = newRequest();
    vi.mocked(currentViewer).mockResolvedValue(null);
    expect(request.hasBegun).toBe(false);
    await withRequest(request, save);
    expect(request.hasBegun).toBe(true);
  });

  it("répond en français quand son travail échoue", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    act.mockRejectedValueOnce(new Error("password authentication failed"));
    expect((await save()).notice).toBe(notices.serviceUnavailable);
  });
});

const role = "recruteur";
it.each([
  ["de recruteur", recruiterAction, { role }, notices.settingsSaved],
  ["de recruteur", recruiterAction, { role, suspended: true }, moderationNotices.accountSuspended],
  ["de recruteur", recruiterAction, {}, notices.adminRefused],
  ["d'opérateur", operatorAction, { isOperator: true }, notices.settingsSaved],
  ["d'opérateur", operatorAction, {}, moderationNotices.operatorRefused],
  [
    "d'opérateur",
    operatorAction,
    { isOperator: true, mustAddTwoFactor: true },
    securityNotices.twoFactorRequired,
  ],
])("une action %s : %o, de %o, répond %o", async (_of, action, caller, notice) => {
  act.mockClear();
  vi.mocked(currentViewer).mockResolvedValue({ ...viewer, ...caller } as never);
  expect((await action("job.save", null, act)).notice).toBe(notice);
  expect(act).toHaveBeenCalledTimes(notice === notices.settingsSaved ? 1 : 0);
});

it("chaque action des sources a sa ligne dans la table des attaques, et aucune autre", () => {
  expect(Object.keys(ACTIONS).toSorted()).toEqual([...serverActions().keys()].toSorted());
});
