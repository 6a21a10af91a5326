import type { MonetaryGrant, WithContext } from "schema-dts";
import { pagePath } from "@/lib/publications/kinds";
import { site } from "@/lib/shared/site";
import { closingHour } from "@/lib/text/dates";
import { type CalendarEvent, calendarFile } from "@/lib/text/ics";
import { htmlList, htmlParagraphs } from "@/lib/text/plain";
import type { Scholarship } from "./schema";

/** Returns a bourse as a schema.org MonetaryGrant. The amount is free text, so no number is given. */
export function monetaryGrant(scholarship: Scholarship): WithContext<MonetaryGrant> {
  return {
    "@context": "https://schema.org",
    "@type": "MonetaryGrant",
    name: scholarship.title,
    description: [
      htmlParagraphs(scholarship.description),
      htmlList("Critères d’admissibilité", scholarship.requirements),
      htmlList("Avantages", scholarship.benefits),
    ].join(""),
    url: site.url + pagePath("scholarship", scholarship.id),
    identifier: scholarship.id,
    funder: { "@type": "Organization", name: scholarship.university },
    ...(scholarship.official_link && { sameAs: scholarship.official_link }),
  };
}

type Dated = Pick<Scholarship, "id" | "title" | "university" | "official_link" | "updated_at"> & {
  deadline: string;
};

const REMIND_DAYS = [14, 2];

/** Returns a calendar file with the deadlines of these bourses. */
export function deadlinesFile(scholarships: readonly Dated[]): string {
  return calendarFile(scholarships.map(deadlineEvent));
}

export function isDated<Row extends { deadline: string | null }>(
  row: Row,
): row is Row & { deadline: string } {
  return row.deadline !== null;
}

/** Returns the calendar that a user subscribes to: the deadlines of their saved bourses. */
export function savedDeadlinesFile(scholarships: readonly Dated[]): string {
  return calendarFile(scholarships.map(deadlineEvent), `Mes bourses · ${site.name}`);
}

function deadlineEvent(scholarship: Dated): CalendarEvent {
  const page = site.url + pagePath("scholarship", scholarship.id);
  const lines = [
    `${scholarship.title}, ${scholarship.university}`,
    `Sur ${site.name}, jusqu’à ${closingHour()}\u00a0: ${page}`,
    scholarship.official_link && `Site de l’organisme\u00a0: ${scholarship.official_link}`,
  ];
  return {
    uid: `bourse-${scholarship.id}@${new URL(site.url).hostname}`,
    day: scholarship.deadline,
    summary: `Date limite\u00a0: ${scholarship.title}`,
    description: lines.filter(Boolean).join("\n"),
    url: page,
    stamp: new Date(scholarship.updated_at),
    remindDays: REMIND_DAYS,
  };
}
