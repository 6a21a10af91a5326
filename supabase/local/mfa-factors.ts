import { randomBytes } from "node:crypto";
import type { Query } from "./engine.ts";
import { periodOfCode, toBase32 } from "./totp.ts";

export type Caller = { userId: string; sessionId: string; email: string; isSure: boolean };

/** A refusal in the hosted service's own words. */
export class FactorRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Returns the refusal for a change of credentials in a session whose password was not entered recently. */
export const signInAgain = (why: string) => new FactorRefusal(400, "reauthentication_needed", why);

const notFound = () => new FactorRefusal(404, "mfa_factor_not_found", "Factor not found");
const SHOWN = "id, friendly_name, factor_type, status, created_at, updated_at";
const CHALLENGE_SECONDS = 300;
/** An unfinished enrolment reserves its name for this long. */
const BEGUN_SECONDS = 300;
const MOST_FACTORS = 10;

/** Returns the hosted service's operations on second factors by an app (TOTP), over the same tables. */
export function createFactors(query: Query, now: () => number = Date.now) {
  async function ownFactor(id: string, caller: Caller) {
    const [factor] = await query<{ id: string; secret: string; status: string }>(
      "select id, secret, status from auth.mfa_factors where id::text = $1 and user_id = $2",
      [id, caller.userId],
    );
    if (!factor) throw notFound();
    return factor;
  }

  return {
    /** The factors in the account's own data. */
    list: (userId: string) =>
      query(`select ${SHOWN} from auth.mfa_factors where user_id = $1 order by created_at`, [
        userId,
      ]),

    /** Whether the password of this session was entered within ten minutes. */
    async isRecent({ sessionId }: Caller): Promise<boolean> {
      const rows = await query(
        `select 1 from auth.sessions where id::text = $1 and created_at > now() - interval '10 minutes'`,
        [sessionId],
      );
      return rows.length > 0;
    },

    async isEnrolled(userId: string): Promise<boolean> {
      const rows = await query(
        "select 1 from auth.mfa_factors where user_id = $1 and status = 'verified'",
        [userId],
      );
      return rows.length > 0;
    },

    async enroll(caller: Caller, name: string, issuer: string) {
      await query(
        `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
           and created_at < now() - interval '${BEGUN_SECONDS} seconds'`,
        [caller.userId],
      );
      const own = await query<{ friendly_name: string }>(
        "select friendly_name from auth.mfa_factors where user_id = $1",
        [caller.userId],
      );
      if (own.some(({ friendly_name }) => friendly_name === name)) {
        const why = "A factor with the friendly name for this user already exists";
        throw new FactorRefusal(422, "mfa_factor_name_conflict", why);
      }
      if (own.length >= MOST_FACTORS) {
        const why = "Maximum number of verified factors reached, unenroll to continue";
        throw new FactorRefusal(422, "too_many_enrolled_mfa_factors", why);
      }
      if (!caller.isSure && (await this.isEnrolled(caller.userId))) {
        throw new FactorRefusal(403, "insufficient_aal", "AAL2 required to enroll a new factor");
      }
      const secret = toBase32(randomBytes(20));
      const [factor] = await query<{ id: string }>(
        "insert into auth.mfa_factors (user_id, friendly_name, secret) values ($1, $2, $3) returning id",
        [caller.userId, name, secret],
      );
      const about = new URLSearchParams({ algorithm: "SHA1", digits: "6", issuer, period: "30" });
      const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(caller.email)}`;
      const uri = `otpauth://totp/${label}?secret=${secret}&${about}`;
      const totp = { qr_code: "", secret, uri };
      return { id: factor?.id, type: "totp", friendly_name: name, totp };
    },

    /** A new password ends the other sessions, as with the hosted service. */
    async endOthers({ userId, sessionId }: Caller): Promise<void> {
      await query("delete from auth.sessions where user_id = $1 and id::text <> $2", [
        userId,
        sessionId,
      ]);
    },

    async challenge(caller: Caller, id: string) {
      const factor = await ownFactor(id, caller);
      await query(
        `delete from auth.mfa_challenges where factor_id = $1
           and created_at < now() - interval '${CHALLENGE_SECONDS} seconds'`,
        [factor.id],
      );
      const [challenge] = await query<{ id: string }>(
        "insert into auth.mfa_challenges (factor_id) values ($1) returning id",
        [factor.id],
      );
      const expires_at = Math.floor(now() / 1_000) + CHALLENGE_SECONDS;
      return { id: challenge?.id, type: "totp", expires_at };
    },

    /** Accepts a code, once; the caller's session then has both factors, and sessions without end. */
    async verify(caller: Caller, id: string, challenge: string, code: string): Promise<void> {
      const factor = await ownFactor(id, caller);
      if (factor.status !== "verified" && !(await this.isRecent(caller))) {
        throw signInAgain("A new factor requires reauthentication");
      }
      if (code === "") {
        throw new FactorRefusal(400, "validation_failed", "Code needs to be non-empty");
      }
      const [issued] = await query<{ is_open: boolean }>(
        `select created_at > now() - interval '${CHALLENGE_SECONDS} seconds' as is_open
         from auth.mfa_challenges where id::text = $1 and factor_id = $2`,
        [challenge, factor.id],
      );
      if (!issued) {
        const why = "MFA factor with the provided challenge ID not found";
        throw new FactorRefusal(422, "mfa_factor_not_found", why);
      }
      if (!issued.is_open) {
        throw new FactorRefusal(422, "mfa_challenge_expired", "Challenge has expired");
      }
      const period = periodOfCode(factor.secret, code, now());
      const [taken] = await query(
        `update auth.mfa_factors set last_period = $2, status = 'verified', updated_at = now()
         where id = $1 and $2::bigint > coalesce(last_period, 0) returning id`,
        [factor.id, period],
      );
      if (!taken) {
        throw new FactorRefusal(422, "mfa_verification_failed", "Invalid TOTP code entered");
      }
      await query("delete from auth.mfa_challenges where factor_id = $1", [factor.id]);
      await query("update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1", [
        caller.sessionId,
        factor.id,
      ]);
      await query(
        "delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') = 'aal1'",
        [caller.userId],
      );
      await query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [
        caller.userId,
      ]);
    },

    async unenroll(caller: Caller, id: string) {
      const factor = await ownFactor(id, caller);
      if (factor.status === "verified" && !caller.isSure) {
        throw new FactorRefusal(422, "insufficient_aal", "AAL2 required to unenroll factor");
      }
      if (factor.status === "verified" && !(await this.isRecent(caller))) {
        throw signInAgain("Removing a factor requires reauthentication");
      }
      await query("delete from auth.mfa_factors where id = $1", [factor.id]);
      await query(
        "update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1 and factor_id = $2",
        [caller.userId, factor.id],
      );
      return { id: factor.id };
    },
  };
}
