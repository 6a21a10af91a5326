import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { type Invitation, type Member, roles } from "@/lib/employers/schema";
import { longDateTime } from "@/lib/text/dates";
import { InviteForm, LeaveEmployer, MemberControls, RevokeInvitation } from "./team-forms";

type Props = {
  employer: string;
  viewerId: string;
  isOwner: boolean;
  members: Member[];
  invitations: Invitation[];
};

/** Who acts for an employer, who is invited, and what can be done about both. */
export function Team({ employer, viewerId, isOwner, members, invitations }: Props) {
  return (
    <div className="grid gap-6">
      <ul className="grid gap-3">
        {members.map(({ id, name, email, role, since }) => (
          <Entry
            key={id}
            title={name ?? email}
            badge={roles[role]}
            text={`${email}, depuis le ${longDateTime(since)}`}
          >
            {id === viewerId ? (
              <LeaveEmployer employer={employer} />
            ) : (
              isOwner && (
                <MemberControls employer={employer} person={id} name={name ?? email} role={role} />
              )
            )}
          </Entry>
        ))}
      </ul>
      {isOwner && (
        <>
          {invitations.length > 0 && (
            <section className="grid gap-3">
              <h3 className="text-lg">Invitations envoyées</h3>
              <ul className="grid gap-3">
                {invitations.map(({ id, email, role, expiresAt }) => (
                  <Entry
                    key={id}
                    title={email}
                    badge={roles[role]}
                    text={`Valable jusqu’au ${longDateTime(expiresAt)}`}
                  >
                    <RevokeInvitation id={id} email={email} />
                  </Entry>
                ))}
              </ul>
            </section>
          )}
          <InviteForm employer={employer} />
        </>
      )}
    </div>
  );
}

type EntryProps = { title: string; badge: string; text: string; children: ReactNode };

function Entry({ title, badge, text, children }: EntryProps) {
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="wrap-anywhere">{title}</strong>
          <Badge>{badge}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-muted">{text}</p>
      </div>
      {children}
    </Card>
  );
}
