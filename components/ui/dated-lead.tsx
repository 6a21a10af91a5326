import type { ReactNode } from "react";
import { longDate } from "@/lib/text/dates";
import { isStale, type Updated } from "@/lib/text/mdx";
import { Callout } from "./prose";

/** What a page of text is about, and how old what it says is. */
export function DatedLead({ lead, updated }: { lead: ReactNode; updated: Updated }) {
  return (
    <>
      <p>{lead}</p>
      <p className="mt-3 text-sm">
        <time dateTime={updated.day}>{updated.label}</time>
      </p>
    </>
  );
}

/** Said above a text that tells rules of others, once nobody has compared it with them for a year. */
export function StaleNote({ updated }: { updated: Updated }) {
  if (!isStale(updated)) return null;
  return (
    <div className="mb-12">
      <Callout title="À vérifier avant d’agir">
        Ce texte n’a pas été vérifié depuis le {longDate(updated.day)}, il y a plus d’un an. Les
        règles ont pu changer&nbsp;: consultez les pages officielles.
      </Callout>
    </div>
  );
}
