"use client";

import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card, CardLink } from "@/components/ui/card";
import { Subject } from "@/components/ui/card-subject";
import { Globe } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { LiveTime } from "@/components/ui/live-time";
import { SharedTitle } from "@/components/ui/share-button";
import type { ContractType } from "@/lib/jobs/choices";

/** CDI green, CDD blue, Stage purple, any other orange (docs/design.md, Colour). */
const tones = { CDI: "green", CDD: "blue", Stage: "purple", Freelance: "orange" } as const;

export function ContractBadge({ type }: { type: ContractType }) {
  return <Badge tone={tones[type]}>{type}</Badge>;
}

/** Content of a card; job-card.tsx computes it. */
export type CardData = {
  id: string;
  title: string;
  /** Language of title and text, when it differs from the page's. */
  lang?: string;
  company: string;
  place?: string;
  /** Distance from the town of the search, formatted. */
  distance?: string;
  contract: ContractType;
  posted: string;
  /** Age of the posting, by the server's clock. */
  age: string;
  text: string;
  needs: string[];
  /** Number of further requirements, formatted. */
  moreNeeds?: string;
  pay: string;
  /** The same pay in the other unit. */
  otherPay?: string;
  /** The employer recruits abroad. A string prop: as a constant it would be in the script of every list. */
  abroad?: string;
  deadline?: string;
  /** The deadline, formatted. */
  closes?: string;
  /** Number of applications that closes the offer, formatted to follow the date. */
  most?: string;
  expired?: boolean;
  /** Id of the offer on this page whose text another company published too. */
  copyOf?: string;
};

type Props = CardData & {
  heading?: "h2" | "h3";
  save?: ReactNode;
  /** Apply control, rendered while the offer is open. */
  apply?: ReactNode;
  /** How the offer matches the viewer's profile. */
  match?: ReactNode;
  /** The offer is open in the pane beside the list. */
  chosen?: boolean;
};

/**
 * A client component although it is mostly static: its markup is sent once, as HTML, and only these props a
 * second time. Its classes are in app/pieces.css for the same reason.
 */
export function JobCardView({
  id,
  title,
  heading: Heading = "h2",
  deadline,
  save,
  apply,
  match,
  chosen,
  ...card
}: Props) {
  const href = `/emplois/${id}`;
  return (
    <Card as="article" clickable className="job-card">
      <Subject value={{ id, title }}>
        <SharedTitle id={id}>
          <Heading className="card-title">
            <CardLink href={href} lang={card.lang} aria-current={chosen ? "true" : undefined}>
              {title}
            </CardLink>
          </Heading>
        </SharedTitle>
        <p className="job-meta">
          <b>{card.company}</b>
          <span>{card.place ?? "Lieu non précisé"}</span>
          {card.distance && <b>{card.distance}</b>}
        </p>
        <p className="job-pay">
          <b>{card.pay}</b>
          {card.otherPay && <span>{card.otherPay}</span>}
        </p>
        <p className="job-facts">
          <ContractBadge type={card.contract} />
          {card.abroad && (
            <span className="job-abroad">
              <Globe />
              <span>Recrute à l’étranger</span>
              <span className="sr-only">{`\u00a0: ${card.abroad}`}</span>
            </span>
          )}
          {(deadline || card.most) && (
            <span>
              {deadline && <span>{card.expired ? "Offre expirée le " : "Échéance\u00a0: "}</span>}
              {deadline && <time dateTime={deadline}>{card.closes}</time>}
              {card.most && <span>{card.most}</span>}
            </span>
          )}
          <LiveTime date={card.posted} initial={card.age} />
        </p>
        <p className="job-text" lang={card.lang}>
          {card.text}
        </p>
        <div className="job-foot">
          {card.needs.length > 0 && (
            <ul aria-label="Exigences" className="job-needs">
              {card.needs.map((need) => (
                <li key={need} lang={card.lang}>
                  {need}
                </li>
              ))}
              {card.moreNeeds && <li>{card.moreNeeds}</li>}
            </ul>
          )}
          <div className="job-ways">
            <Link href={href} aria-label={`Voir l’offre\u00a0: ${title}`}>
              Voir l’offre
            </Link>
            {!card.expired && apply}
          </div>
        </div>
        {save && <div className="job-save">{save}</div>}
        {match}
      </Subject>
    </Card>
  );
}
