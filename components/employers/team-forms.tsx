"use client";

import type { ReactNode } from "react";
import { SelectField, TextField } from "@/components/forms/fields";
import { FormNotice } from "@/components/forms/form-notice";
import { type FormAction, useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { employerNotices } from "@/lib/copy/employer-notices";
import {
  acceptInvitation,
  changeRole,
  closeEmployer,
  inviteColleague,
  leaveEmployer,
  removeMember,
  revokeInvitation,
} from "@/lib/employers/actions";
import { roles } from "@/lib/employers/schema";

export function InviteForm({ employer }: { employer: string }) {
  const { form, errors, result, pending } = useFormAction(inviteColleague, {
    failure: employerNotices.inviteFailed,
    onDone: (_result, sent) => sent.reset(),
  });
  return (
    <form {...form} className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
      <div className="sm:col-span-2 empty:hidden">
        <FormNotice result={result} />
      </div>
      <input type="hidden" name="employer" value={employer} />
      <TextField
        name="email"
        type="email"
        label="Adresse courriel d’un collègue"
        hint="L’adresse de son compte de recruteur, s’il en a un."
        errors={errors}
        autoComplete="off"
        maxLength={254}
        required
      />
      <SelectField name="role" label="Rôle" errors={errors} defaultValue="member">
        {Object.entries(roles).map(([role, label]) => (
          <option key={role} value={role}>
            {label}
          </option>
        ))}
      </SelectField>
      <p className="text-sm text-muted sm:col-span-2">
        Un membre publie, modifie les annonces et répond aux candidatures&nbsp;; un propriétaire
        gère aussi la page et les membres.
      </p>
      <div>
        <Button type="submit" variant="primary" disabled={pending}>
          {pending ? "Envoi..." : "Inviter"}
        </Button>
      </div>
    </form>
  );
}

type OneButtonProps = {
  action: FormAction;
  /** Hidden fields. */
  fields: Record<string, string>;
  label: ReactNode;
  variant?: "accent" | "primary";
};

function OneButton({ action, fields, label, variant }: OneButtonProps) {
  const { form, result, pending } = useFormAction(action, { failure: employerNotices.teamFailed });
  return (
    <form {...form} className="grid justify-items-start gap-3">
      <FormNotice result={result} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} disabled={pending}>
        {label}
      </Button>
    </form>
  );
}

/** Actions of an owner on a member. */
export function MemberControls(props: {
  employer: string;
  person: string;
  name: string;
  role: keyof typeof roles;
}) {
  const { employer, person, name, role } = props;
  const other = role === "owner" ? "member" : "owner";
  return (
    <details>
      <summary className="text-link cursor-pointer text-sm">
        Changer<span className="sr-only"> le rôle&nbsp;: {name}</span>
      </summary>
      <div className="mt-3 flex flex-wrap gap-3">
        <OneButton
          action={changeRole}
          fields={{ employer, person, role: other }}
          label={other === "owner" ? "Donner le rôle de propriétaire" : "Donner le rôle de membre"}
        />
        <OneButton
          action={removeMember}
          fields={{ employer, person }}
          label={
            <>
              Retirer<span className="sr-only"> {name}</span>
            </>
          }
        />
      </div>
    </details>
  );
}

export function RevokeInvitation({ id, email }: { id: string; email: string }) {
  return (
    <OneButton
      action={revokeInvitation}
      fields={{ id }}
      label={
        <>
          Annuler<span className="sr-only"> l’invitation de {email}</span>
        </>
      }
    />
  );
}

/** Leaves an employer; the consequences are displayed before the button. */
export function LeaveEmployer({ employer }: { employer: string }) {
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        Quitter l’entreprise
      </summary>
      <div className="mt-3 grid max-w-md gap-3">
        <p>
          Vous n’aurez plus accès à ses annonces ni à leurs candidatures. Vos annonces restent à
          l’entreprise.
        </p>
        <OneButton
          action={leaveEmployer}
          fields={{ employer }}
          label="Quitter définitivement"
          variant="accent"
        />
      </div>
    </details>
  );
}

export function CloseEmployer({ id }: { id: string }) {
  return (
    <OneButton
      action={closeEmployer}
      fields={{ id }}
      label="Supprimer définitivement"
      variant="accent"
    />
  );
}

export function AcceptInvitation({ token }: { token: string }) {
  return (
    <OneButton
      action={acceptInvitation}
      fields={{ token }}
      label="Accepter l’invitation"
      variant="accent"
    />
  );
}
