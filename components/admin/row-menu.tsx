"use client";

import * as Menu from "@radix-ui/react-dropdown-menu";
import clsx from "clsx";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { callAction } from "@/components/forms/call-action";
import { ConfirmForm } from "@/components/forms/confirm-form";
import type { FormAction } from "@/components/forms/use-form-action";
import { useSender } from "@/components/layout/account";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { notify } from "@/components/ui/notify";
import { More } from "@/components/ui/private-icons";
import type { Sender } from "@/lib/actions/result";
import { manageNotices } from "@/lib/copy/administration-notices";
import type { Notice } from "@/lib/copy/server-notices";
import { managePublications } from "@/lib/publications/actions";
import { TABLE_HEADING_ID } from "./admin-heading";
import type { RowLink } from "./admin-table";

type Props = {
  id: string;
  /** Row title, used in "Actions pour …". */
  name: string;
  /** In display order: Modifier, Dupliquer, Voir… */
  links: readonly RowLink[];
  /** Actions on the viewer's own publication that need no dialog: "Prolonger", "Marquer comme pourvue". */
  acts?: readonly RowAct[];
  /** "Supprimer"; only for the viewer's own rows. */
  remove?: { action: FormAction; failure: Notice; consequence: ReactNode };
};

export type RowAct = {
  label: string;
  kind: string;
  act: "fill" | "reopen" | "renew";
  /** New deadline when `act` is "renew". */
  deadline?: string;
};

const entry =
  "flex min-h-11 cursor-pointer items-center rounded-sm px-3 no-underline outline-none data-highlighted:bg-frost";

export function RowMenu({ id, name, links, acts = [], remove }: Props) {
  const sender = useSender();
  const [deleting, setDeleting] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger
          ref={trigger}
          aria-label={`Actions pour ${name}`}
          className="grid size-11 place-items-center md:inline-grid rounded-control hover:bg-frost"
        >
          <More />
        </Menu.Trigger>
        {/* Rendered in place instead of in a portal at the end of the body, so that it stays inside the
            main landmark. */}
        <Menu.Content
          align="end"
          sideOffset={4}
          className="z-30 min-w-44 animate-appear rounded-control border border-line bg-snow p-1.5 shadow-lift"
        >
          {links.map(({ label, href }) => (
            <Menu.Item key={label} asChild>
              <Link href={href} scroll={false} className={entry}>
                {label}
              </Link>
            </Menu.Item>
          ))}
          {acts.map((act) => (
            <Menu.Item key={act.act} className={entry} onSelect={() => manageOne(sender, id, act)}>
              {act.label}
            </Menu.Item>
          ))}
          {remove && (
            <Menu.Item className={clsx(entry, "text-maple")} onSelect={() => setDeleting(true)}>
              Supprimer
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Root>
      <noscript>
        <ul>
          {links.map(({ label, href }) => (
            <li key={label}>
              <a href={href} className="text-link inline-block py-1 text-sm">
                {label}
                <span className="sr-only">&nbsp;: {name}</span>
              </a>
            </li>
          ))}
        </ul>
      </noscript>
      {remove && (
        <DeleteDialog
          id={id}
          name={name}
          {...remove}
          open={deleting}
          onOpenChange={setDeleting}
          opener={trigger}
        />
      )}
    </>
  );
}

/** Runs without confirmation, since the action can be undone. */
async function manageOne(
  sender: Sender,
  id: string,
  { kind, act, deadline = "" }: Omit<RowAct, "label">,
) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ kind, id, act, deadline })) data.set(name, value);
  const answer = await callAction(() => managePublications(sender, data), manageNotices.failed);
  const isFilled = act === "fill" && answer.status === "done";
  notify({
    ...answer.notice,
    ...(isFilled && { undo: () => manageOne(sender, id, { kind, act: "reopen" }) }),
  });
}

type DeleteDialogProps = {
  id: string;
  name: string;
  action: FormAction;
  failure: Notice;
  /** Effect of the deletion on dependent data. */
  consequence: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Button that opened the row's menu. */
  opener: RefObject<HTMLElement | null>;
};

function DeleteDialog({
  id,
  name,
  action,
  failure,
  consequence,
  open,
  onOpenChange,
  opener,
}: DeleteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      // The opener is removed with its row; the heading then takes the focus.
      returnFocus={() =>
        opener.current?.isConnected ? opener.current : document.getElementById(TABLE_HEADING_ID)
      }
      title="Êtes-vous absolument sûr&nbsp;?"
      description={
        <>
          <p>
            Vous allez supprimer{" "}
            <strong className="break-words text-ink">«&nbsp;{name}&nbsp;»</strong>. Cette action est
            irréversible.
          </p>
          <p className="mt-3">{consequence}</p>
        </>
      }
    >
      <ConfirmForm
        id={id}
        action={action}
        failure={failure}
        onDone={() => onOpenChange(false)}
        label="Supprimer"
        pendingLabel="Suppression..."
      />
    </Dialog>
  );
}
