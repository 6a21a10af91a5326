"use client";

import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Card, CardLink } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Calendar, Clock, MapPin } from "@/components/ui/icons";
import { InitialsTile } from "@/components/ui/initials-tile";
import { LiveTime } from "@/components/ui/live-time";
import { SharedTitle } from "@/components/ui/shared-title";
import { Subject } from "@/components/ui/subject";
import type { ContractType } from "@/lib/jobs/choices";
import { ContractBadge } from "./contract-badge";

/** What a card says; how it is decided is card-data.ts's. */
export type CardData = {
  id: string;
  title: string;
  company: string;
  place?: string;
  /** How far that is from where one looks, in words. */
  distance?: string;
  contract: ContractType;
  posted: string;
  /** How long ago that was, as the server's clock has it. */
  age: string;
  text: string;
  needs: string[];
  /** How many more there are, in words. */
  moreNeeds?: string;
  pay: string;
  /** The same pay by the other unit. */
  otherPay?: string;
  /** That the employer recruits abroad; said here, these words would be in the script of every list. */
  abroad?: string;
  deadline?: string;
  /** The same day as people read it. */
  closes?: string;
  expired?: boolean;
};

type Props = CardData & {
  heading?: "h2" | "h3";
  save?: ReactNode;
  /** Shown while it is open. */
  apply?: ReactNode;
};

/**
 * A client component although little in it moves: as one, its markup is sent once, as HTML, and
 * only these properties a second time. Its classes are pieces (app/pieces.css) for the same reason.
 */
export function JobCardView({ id, title, heading: Heading = "h2", deadline, ...card }: Props) {
  const href = `/emplois/${id}`;
  return (
    <Card as="article" clickable className="job-card">
      <InitialsTile name={card.company} className="row-span-2 max-sm:hidden" />
      <div className="job-top">
        <div className="job-head">
          <SharedTitle id={id}>
            <Heading className="card-title">
              <CardLink href={href}>{title}</CardLink>
            </Heading>
          </SharedTitle>
          <ContractBadge type={card.contract} />
        </div>
        <p className="job-meta">
          <b>{card.company}</b>
          <span>
            <MapPin />
            <span>{card.place ?? "Lieu non précisé"}</span>
            {card.distance && <b className="shrink-0 font-semibold text-ink">{card.distance}</b>}
          </span>
          <span className="job-age">
            <Clock />
            <LiveTime date={card.posted} initial={card.age} />
          </span>
        </p>
      </div>
      <div className="job-body">
        <p className="job-text">{card.text}</p>
        {card.needs.length > 0 && (
          <ul className="job-needs" aria-label="Exigences">
            {card.needs.map((need) => (
              <li key={need}>
                <Chip>{need}</Chip>
              </li>
            ))}
            {card.moreNeeds && (
              <li>
                <Chip>{card.moreNeeds}</Chip>
              </li>
            )}
          </ul>
        )}
        <div className="job-foot">
          <div className="job-pay">
            <p>{card.pay}</p>
            {card.otherPay && <p className="job-other-pay">{card.otherPay}</p>}
            {card.abroad && <p className="job-abroad">{card.abroad}</p>}
            {deadline && (
              <p className="job-deadline">
                <Calendar />
                {card.expired ? "Offre expirée\u00a0: " : "Échéance\u00a0: "}
                <time dateTime={deadline}>{card.closes}</time>
              </p>
            )}
          </div>
          <Subject value={{ id, title }}>
            {card.save && <div className="relative z-1 max-sm:-ml-2">{card.save}</div>}
            {!card.expired && card.apply}
          </Subject>
          <ButtonLink
            href={href}
            className="job-see max-sm:px-1.5 max-sm:text-sm"
            aria-label={`Voir l’offre\u00a0: ${title}`}
          >
            Voir l’offre
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
