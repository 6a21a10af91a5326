import { clockOf } from "#lib/shared/french.ts";
import { type Kind, kinds } from "#lib/shared/kinds.ts";
import { frenchDay, oneLine, unsubscribeHeaders } from "./mail-layout.ts";
import type { AlertItem } from "./mail-rows.ts";

type Labels = { one: string; many: string; list: string };

/** Returns the French labels of a kind of publication, and the path of its pages. */
export function labelsOf(kind: string): Labels {
  const { fresh, list } = Object.hasOwn(kinds, kind) ? kinds[kind as Kind] : kinds.job;
  return { ...fresh, list };
}

/** Formats a publication for a mail: its title as a link; company, place, pay and deadline as detail. */
export function listed(item: AlertItem, siteUrl: string, pay = "") {
  const { kind, id, title, employer, town, closes, zone, lang } = item;
  const details = [oneLine(employer ?? "", 80), oneLine(town ?? "", 80), oneLine(pay, 120)].filter(
    (part) => part !== "",
  );
  if (closes) {
    const hour = zone ? `, 23\u00a0h\u00a059, ${clockOf(zone)}` : "";
    details.push(`${details.length === 0 ? "D" : "d"}ate limite : ${frenchDay(closes)}${hour}`);
  }
  return {
    title: oneLine(title, 140),
    lang,
    detail: details.join(" · "),
    href: `${siteUrl}${labelsOf(kind).list}/${id}`,
  };
}

/** Returns a search as titles name it; no line breaks between a word and its quotation mark. */
export function searchOf({ label }: { label: string }): string {
  return oneLine(label, 120).replaceAll("« ", "«\u00A0").replaceAll(" »", "\u00A0»");
}

/** Returns the address of an alert page that acts on a token. */
export function alertLink(siteUrl: string, page: string, token: string): string {
  return `${siteUrl}/alertes/${page}?jeton=${encodeURIComponent(token)}`;
}

/** Returns the one-click unsubscription headers of an alert. */
export function alertHeaders(siteUrl: string, token: string) {
  return unsubscribeHeaders(alertLink(siteUrl, "desabonnement", token));
}
