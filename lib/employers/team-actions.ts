"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { recruiterAction } from "@/lib/actions/viewer-action";
import { employerNotices } from "@/lib/copy/employer-notices";
import type { Notice } from "@/lib/copy/notice";
import { validation } from "@/lib/copy/validation";
import { requestMail } from "@/lib/mail/sending";
import { logError } from "@/lib/monitoring/log";
import { requestClient } from "@/lib/supabase/server";
import { choice } from "@/lib/text/fields";
import { parseToken } from "@/lib/text/search";
import { invitationSchema, type MemberRole, roles } from "./schema";

const member = z.object({ employer: z.uuid(), person: z.uuid() });
const changed = member.extend({ role: choice(Object.keys(roles) as MemberRole[]) });
const invited = invitationSchema.extend({ employer: z.uuid() });

/** What the database refuses, as people read it. */
const REFUSALS: Record<string, Notice> = {
  not_owner: employerNotices.notOwner,
  last_owner: employerNotices.lastOwner,
  not_member: employerNotices.notMember,
  already_member: employerNotices.alreadyMember,
  employer_hidden: employerNotices.withheld,
  too_many: employerNotices.tooMany,
  invitation_over: employerNotices.invitationOver,
};

function answered(
  event: string,
  error: { message: string } | null,
  success: Notice,
  failure: Notice,
): ActionResult {
  if (!error) {
    refresh();
    return done(success);
  }
  const known = Object.keys(REFUSALS).find((name) => error.message.includes(name));
  if (!known) logError(event, error);
  return refused(REFUSALS[known ?? ""] ?? failure);
}

/** Invites a colleague by mail, as an owner or a member. */
export async function inviteColleague(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("employer.invite", async () => {
    const parsed = invited.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const client = await requestClient();
    const { data, error } = await client.rpc("invite_to_employer", parsed.data);
    const { invited: sent, inviteFailed } = employerNotices;
    if (error?.message.includes("not_valid")) {
      return refused(inviteFailed, { email: validation.emailInvalid });
    }
    const answer = answered("employer.invite", error, sent, inviteFailed);
    if (error || (await requestMail("invitation", data))) return answer;
    return refused(employerNotices.invitedUnsent);
  });
}

/** Takes an invitation back. */
export async function revokeInvitation(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("employer.revoke", async () => {
    const id = z.uuid().safeParse(form.get("id"));
    if (!id.success) return refused(employerNotices.teamFailed);
    const client = await requestClient();
    const { data: found, error } = await client.rpc("revoke_employer_invitation", {
      invitation: id.data,
    });
    if (!error && !found) return refused(employerNotices.invitationGone);
    return answered("employer.revoke", error, employerNotices.revoked, employerNotices.teamFailed);
  });
}

/** Takes everything of an employer from somebody. */
export async function removeMember(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("employer.remove", async () => {
    const parsed = member.safeParse(Object.fromEntries(form));
    if (!parsed.success) return refused(employerNotices.teamFailed);
    const client = await requestClient();
    const { error } = await client.rpc("remove_employer_member", parsed.data);
    return answered("employer.remove", error, employerNotices.removed, employerNotices.teamFailed);
  });
}

/** Makes an owner of a member, or a member of an owner. */
export async function changeRole(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("employer.role", async () => {
    const parsed = changed.safeParse(Object.fromEntries(form));
    if (!parsed.success) return refused(employerNotices.teamFailed);
    const client = await requestClient();
    const { error } = await client.rpc("set_employer_role", parsed.data);
    return answered(
      "employer.role",
      error,
      employerNotices.roleChanged,
      employerNotices.teamFailed,
    );
  });
}

/** Leaves an employer, whose colleagues keep what one published for it. */
export async function leaveEmployer(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("employer.leave", async () => {
    const employer = z.uuid().safeParse(form.get("employer"));
    if (!employer.success) return refused(employerNotices.teamFailed);
    const client = await requestClient();
    const { error } = await client.rpc("remove_employer_member", { employer: employer.data });
    return answered("employer.leave", error, employerNotices.left, employerNotices.teamFailed);
  });
}

/** Joins the employer that an invitation is for, and goes to it. */
export async function acceptInvitation(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("employer.join", async () => {
    const token = parseToken(form.get("token"));
    if (token === null) return refused(employerNotices.invitationOver);
    const client = await requestClient();
    const { data, error } = await client.rpc("accept_employer_invitation", { token });
    if (error) {
      return answered(
        "employer.join",
        error,
        employerNotices.joined,
        employerNotices.invitationOver,
      );
    }
    redirect(`/admin/entreprise?entreprise=${data}`);
  });
}
