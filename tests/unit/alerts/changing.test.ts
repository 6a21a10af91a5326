import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeAlert } from "@/lib/alerts/actions";
import { alertNotices } from "@/lib/copy/alert-notices";

const ID = "6f1c1c52-7d1f-4a4e-9d7e-0b8f3b1d2a11";
const VIEWER = { id: "u", email: "a@exemple.ca", fullName: "A", role: "candidat" };

const refresh = vi.fn();
vi.mock("next/cache", () => ({ refresh: () => refresh() }));
vi.mock("next/navigation", () => ({ unstable_rethrow: () => {}, redirect: () => {} }));
vi.mock("@/lib/auth/session", () => ({ currentViewer: async () => VIEWER }));
vi.mock("@/lib/supabase/visitor", () => ({}));

/** What the database changed of what it was asked, and how it was asked. */
let changed: { id: string }[] = [];
const asked = vi.fn();
type Steps = Promise<unknown> & Record<string, (...given: unknown[]) => Steps>;
const statement = (): Steps =>
  Object.assign(
    Promise.resolve({ data: changed, error: null }),
    Object.fromEntries(
      ["update", "delete", "eq", "select"].map((name) => [
        name,
        (...given: unknown[]) => {
          asked(name, ...given);
          return statement();
        },
      ]),
    ),
  ) as Steps;
vi.mock("@/lib/supabase/server", () => ({ requestClient: async () => ({ from: statement }) }));

function form(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

beforeEach(() => {
  refresh.mockReset();
  asked.mockReset();
});

describe("Changer une de ses alertes", () => {
  it.each(["pause", "delete"])("« %s » de la sienne est fait, et montré", async (act) => {
    changed = [{ id: ID }];
    expect(await changeAlert(null, form({ id: ID, act }))).toMatchObject({ status: "done" });
    expect(asked).toHaveBeenCalledWith("eq", "user_id", "u");
    expect(refresh).toHaveBeenCalled();
  });

  it.each(["pause", "resume", "weekly", "daily", "delete"])(
    "« %s » de celle d'autrui, ou d'aucune, n'est pas dit fait",
    async (act) => {
      changed = [];
      expect(await changeAlert(null, form({ id: ID, act }))).toMatchObject({
        status: "refused",
        notice: alertNotices.alertGone,
      });
    },
  );
});
