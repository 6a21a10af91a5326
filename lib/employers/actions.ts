"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import {
  type ActionResult,
  done,
  invalid,
  refused,
  type Sender,
  withTypedValues,
} from "@/lib/actions/result";
import { recruiterAction } from "@/lib/actions/viewer-action";
import type { Viewer } from "@/lib/auth/roles";
import { employerNotices } from "@/lib/copy/employer-notices";
import type { FlashKey } from "@/lib/copy/flash-messages";
import { withNotice } from "@/lib/copy/flash-parameter";
import type { Notice } from "@/lib/copy/notice";

import { notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { requestMail, sendDueMails } from "@/lib/mail/sending";
import { logError } from "@/lib/monitoring/log";
import { readReference } from "@/lib/publications/admin-rows";
import { kinds } from "@/lib/publications/kinds";
import { listOwnEmployers } from "@/lib/publications/ownership";
import { isTooMany } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { isUuid, parseToken } from "@/lib/text/address-values";
import { choice, isVersion } from "@/lib/text/fields";
import { fold } from "@/lib/text/plain";

import { dropLogo, readLogo, storeLogo } from "./logo";
import { findOwnedEmployer } from "./queries";
import { listPublished, revalidateEmployer, revalidatePublished } from "./revalidation";
import { employerSchema, invitationSchema, type MemberRole, roles } from "./schema";

/** Creates an employer of the recruiter's, or updates one that they own. */
export async function saveEmployer(previous: Sender, form: FormData): Promise<ActionResult> {
  return withTypedValues(form, TYPED, () => save(previous, form));
}

/** Fields filled in again on a page without scripts; the user must choose the logo again. */
const TYPED = "name website province size sectors description logo remove_logo".split(" ");

async function save(sender: Sender, form: FormData): Promise<ActionResult> {
  let madeAt: string | null = null;
  const result = await recruiterAction("employer.save", sender, async (viewer) => {
    const fields = { ...Object.fromEntries(form), sectors: form.getAll("sectors") };
    const parsed = employerSchema.safeParse(fields);
    const picture = await readLogo(viewer, form);
    // A new logo and its removal were both chosen, and without scripts nothing says which came last.
    if ("bytes" in picture && picture.bytes && form.has("remove_logo")) {
      return refused(notices.formIncomplete, { logo: validation.oneLogo });
    }
    if (!parsed.success) return wrongFields(invalid(parsed.error), picture);
    if ("refusal" in picture) return wrongFields(refused(picture.refusal), picture);
    const id = String(form.get("id") ?? "");
    const before = isUuid(id) ? await findOwnedEmployer(id) : null;
    if (id !== "" && before === null) return refused(employerNotices.notOwner);
    const storedLogo = form.has("remove_logo") ? null : (before?.logo ?? null);
    const logo = picture.bytes ? await storeLogo(viewer.id, picture.bytes) : storedLogo;

    const values = { ...parsed.data, logo };
    const stored =
      before === null
        ? await insert(viewer, values)
        : await update(before.id, String(form.get("updated_at") ?? ""), values);
    if ("status" in stored) {
      if (stored.notice === employerNotices.exists) {
        const known = (await listOwnEmployers()).find(
          ({ name }) => fold(name) === fold(values.name),
        );
        if (known) madeAt = ownPath(known.id, "entreprise-existante");
      }
      if (logo !== storedLogo) await dropLogo(viewer.id, logo);
      return stored;
    }
    if (before && before.logo !== logo) await dropLogo(viewer.id, before.logo);
    // Publications show the name; a new employer has none yet.
    if (before && before.name !== values.name) revalidatePublished(await listPublished(before.id));
    revalidateEmployer(stored);
    // Until verification the slug follows the name: nothing is left at the previous address.
    if (before && before.slug !== stored.slug) {
      revalidateEmployer({ id: stored.id, slug: before.slug });
    }
    if (before === null) {
      const isLinked = await link(viewer, form, stored.id);
      madeAt = ownPath(stored.id, isLinked ? "entreprise-creee-reliee" : "entreprise-creee");
    }
    return done(before === null ? employerNotices.created : employerNotices.updated);
  });
  if (madeAt !== null) redirect(madeAt);
  return result;
}

const ownPath = (id: string, notice: FlashKey) =>
  withNotice(`/admin/entreprise?entreprise=${id}`, notice);

/** Reports the logo's error together with those of the fields. */
function wrongFields(
  result: ActionResult,
  picture: Awaited<ReturnType<typeof readLogo>>,
): ActionResult {
  if (!("refusal" in picture)) return result;
  const { title, description } = picture.refusal;
  return refused(result.notice, { ...result.fieldErrors, logo: description ?? title });
}

/** Closes a company that the recruiter owns, for all its members, and deletes its publications. */
export async function closeEmployer(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("employer.close", previous, async (viewer) => {
    const id = String(form.get("id") ?? "");
    const before = isUuid(id) ? await findOwnedEmployer(id) : null;
    if (before === null) return refused(employerNotices.closeFailed);
    const published = await listPublished(id);
    const client = await requestClient();
    const { error } = await client.rpc("close_employer", { employer: id });
    if (error) {
      logError("employer.close", error);
      return refused(employerNotices.closeFailed);
    }
    await dropLogo(viewer.id, before.logo);
    revalidatePublished(published);
    revalidateEmployer(before);
    await sendDueMails();
    return done(employerNotices.closed);
  });
}

type Values = ReturnType<typeof employerSchema.parse> & { logo: string | null };
type Stored = { id: string; slug: string };

async function insert(viewer: Viewer, values: Values): Promise<Stored | ActionResult> {
  const client = await requestClient();
  const { data, error } = await client
    .from("employers")
    .insert({ ...values, created_by: viewer.id })
    .select("id, slug")
    .single();
  if (!error) return data;
  if (isTooMany(error)) return refused(employerNotices.tooManyMade);
  if (error.message.includes("employer_exists")) return refused(employerNotices.exists);
  if (error.message.includes("employer_hidden")) return refused(employerNotices.comesBack);
  logError("employer.create", error);
  return refused(employerNotices.saveFailed);
}

/** Links the publication named by the form to this company, unless it has one; false if not linked. */
async function link(viewer: Viewer, form: FormData, employer_id: string): Promise<boolean> {
  const [kind, id] = readReference(String(form.get("publication") ?? ""));
  if (!kind || !isUuid(id)) return false;
  const client = await requestClient();
  const { data, error } = await client
    .from(kinds[kind].table)
    .update({ employer_id })
    .eq("id", id)
    .eq("recruiter_id", viewer.id)
    .is("employer_id", null)
    .select("id");
  if (error) logError("employer.link", error);
  else revalidatePublished(data.map((row) => ({ kind, id: row.id })));
  return Boolean(data?.length);
}

/** Row-level security refuses without an error: either the row is newer, or the viewer does not own it. */
async function update(id: string, version: string, values: Values): Promise<Stored | ActionResult> {
  if (!isVersion(version)) return refused(notices.editConflict);
  const client = await requestClient();
  const { data, error } = await client
    .from("employers")
    .update(values)
    .eq("id", id)
    .eq("updated_at", version)
    .select("id, slug");
  if (error) {
    if (error.message.includes("employer_hidden")) return refused(employerNotices.comesBack);
    logError("employer.update", error);
    return refused(employerNotices.saveFailed);
  }
  const [stored] = data;
  if (stored) return stored;
  const now = await findOwnedEmployer(id);
  return refused(
    now !== null && now.updated_at !== version ? notices.editConflict : employerNotices.notOwner,
  );
}

const member = z.object({ employer: z.uuid(), person: z.uuid() });
const changed = member.extend({ role: choice(Object.keys(roles) as MemberRole[]) });
const invited = invitationSchema.extend({ employer: z.uuid() });

const REFUSALS: Record<string, Notice> = {
  not_owner: employerNotices.notOwner,
  last_owner: employerNotices.lastOwner,
  not_member: employerNotices.notMember,
  already_member: employerNotices.alreadyMember,
  employer_hidden: employerNotices.takenDown,
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
export async function inviteColleague(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("employer.invite", previous, async () => {
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
    return done(employerNotices.invitedUnsent);
  });
}

export async function revokeInvitation(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("employer.revoke", previous, async () => {
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

export async function removeMember(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("employer.remove", previous, async () => {
    const parsed = member.safeParse(Object.fromEntries(form));
    if (!parsed.success) return refused(employerNotices.teamFailed);
    const client = await requestClient();
    const { error } = await client.rpc("remove_employer_member", parsed.data);
    return answered("employer.remove", error, employerNotices.removed, employerNotices.teamFailed);
  });
}

export async function changeRole(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("employer.role", previous, async () => {
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

/** Leaves an employer; the colleagues keep the publications made for it. */
export async function leaveEmployer(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("employer.leave", previous, async () => {
    const employer = z.uuid().safeParse(form.get("employer"));
    if (!employer.success) return refused(employerNotices.teamFailed);
    const client = await requestClient();
    const { error } = await client.rpc("remove_employer_member", { employer: employer.data });
    return answered("employer.leave", error, employerNotices.left, employerNotices.teamFailed);
  });
}

/** Accepts an invitation to an employer, and redirects to it. */
export async function acceptInvitation(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("employer.join", previous, async () => {
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
