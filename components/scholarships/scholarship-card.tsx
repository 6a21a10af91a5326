import clsx from "clsx";
import type { ReactNode } from "react";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { Card, CardLink } from "@/components/ui/card";
import { Check, ExternalLink, MapPin } from "@/components/ui/icons";
import { SharedTitle } from "@/components/ui/share-button";
import { countMore } from "@/lib/copy/counts";
import { levelsOf } from "@/lib/scholarships/choices";
import type { Scholarship } from "@/lib/scholarships/schema";
import { frenchText } from "@/lib/shared/french";
import { DeadlineLeaf } from "./deadline-leaf";

/** The rest is counted: "+N autres" (docs/product.md, Lists). */
const SHOWN_REQUIREMENTS = 2;

type Props = {
  scholarship: Scholarship;
  /** Nobody can apply to an example, and it says so. */
  example?: boolean;
  /** The control that saves it. */
  save?: ReactNode;
  /** What the viewer has done with it. */
  mark?: ReactNode;
};

/** A bourse: when it closes on a calendar leaf, what it pays, what it asks. */
export function ScholarshipCard({ scholarship, example = false, save, mark }: Props) {
  const more = scholarship.requirements.length - SHOWN_REQUIREMENTS;
  return (
    <Card
      as="article"
      clickable
      className="flex h-full flex-col gap-4 p-5 max-sm:gap-1 max-sm:px-4 max-sm:pt-2.5 max-sm:pb-2"
    >
      <div className="flex items-start gap-4 max-sm:gap-3">
        <DeadlineLeaf deadline={scholarship.deadline} mode={scholarship.application_mode} />
        <div className="min-w-0 flex-1 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-2">
          <p className="flex flex-wrap items-center gap-2 max-sm:col-start-2 max-sm:row-start-3">
            {example && <Badge tone="orange">Exemple</Badge>}
            <LevelBadges scholarship={scholarship} />
            {scholarship.field && (
              <span className="text-sm text-muted max-sm:hidden">{scholarship.field}</span>
            )}
          </p>
          <SharedTitle id={scholarship.id}>
            <h2 className="card-title sm:leading-snug max-sm:col-span-2 sm:mt-1.5">
              <CardLink href={`/bourses/${scholarship.id}`}>
                {frenchText(scholarship.title)}
              </CardLink>
            </h2>
          </SharedTitle>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted max-sm:contents">
            <span className="font-semibold text-ink max-sm:col-span-2 max-sm:truncate max-sm:pt-0.5">
              {frenchText(scholarship.university)}
            </span>
            {scholarship.location && (
              <span className="inline-flex items-center gap-1.5">
                <MapPin className="size-4" />
                <span className="min-w-0 max-sm:truncate">{scholarship.location}</span>
              </span>
            )}
          </p>
        </div>
        {/* On a phone it stands beside the other control, at the foot. */}
        {save && (
          <div className="z-1 max-sm:absolute max-sm:bottom-2 max-sm:left-2 sm:relative sm:-mt-1 sm:-mr-2">
            {save}
          </div>
        )}
      </div>
      <p className="border-l-3 border-sun pl-3 font-display font-bold max-sm:truncate max-sm:text-sm">
        {frenchText(scholarship.amount ?? "Montant non précisé")}
      </p>
      <p className="line-clamp-2 text-sm max-sm:hidden">{frenchText(scholarship.description)}</p>
      {scholarship.requirements.length > 0 && (
        <ul className="grid gap-1 text-sm max-sm:hidden" aria-label="Critères">
          {scholarship.requirements.slice(0, SHOWN_REQUIREMENTS).map((requirement) => (
            <li key={requirement} className="flex gap-2">
              <Check className="mt-0.5 size-4 text-spruce" />
              <span className="line-clamp-2 min-w-0">{requirement}</span>
            </li>
          ))}
          {more > 0 && <li className="pl-6 text-muted">{countMore(more)}</li>}
        </ul>
      )}
      <div
        className={clsx(
          "relative z-1 mt-auto flex flex-wrap items-center gap-3 self-start max-sm:gap-1 max-sm:self-stretch max-sm:*:grow",
          "max-sm:[&>.badge]:order-first max-sm:[&>.badge]:justify-center max-sm:[&>.badge]:basis-full",
          save && "max-sm:ml-9",
        )}
      >
        <OfficialLink href={scholarship.official_link} title={scholarship.title} />
        {mark}
      </div>
    </Card>
  );
}

const tones: Record<string, Tone> = { Licence: "green", Master: "blue", Doctorat: "purple" };

/** The levels of studies; nothing when the bourse is for all. */
export function LevelBadges({ scholarship }: { scholarship: Scholarship }) {
  return levelsOf(scholarship).map((level) => (
    <Badge key={level} tone={tones[level]}>
      {level}
    </Badge>
  ));
}

/** The programme's own page; disabled when there is none. */
export function OfficialLink({ href, title }: { href: string | null; title: string }) {
  if (href === null) {
    return (
      <Button disabled>
        Site de l’organisme <ExternalLink className="size-4.5" />
      </Button>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
      Site de l’organisme <ExternalLink className="size-4.5" />
      <span className="sr-only">{` de «\u00a0${title}\u00a0» (nouvel onglet)`}</span>
    </a>
  );
}
