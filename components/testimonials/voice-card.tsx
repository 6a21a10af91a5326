import { Badge } from "@/components/ui/badge";
import type { Voice } from "./voices";

const tones = {
  Emploi: "green",
  Bourse: "purple",
  Mission: "orange",
  Recrutement: "blue",
} as const;

/** A journey: what was said, who, from where to where, and how it went. */
export function VoiceCard({ name, role, from, to, kind, quote, story }: Voice) {
  return (
    <figure className="flex h-full flex-col border-t-3 border-sun pt-5">
      <div>
        <Badge tone={tones[kind]}>{kind}</Badge>
      </div>
      <blockquote className="mt-3 text-xl leading-snug font-medium">
        <p>«&nbsp;{quote}&nbsp;»</p>
      </blockquote>
      <p className="mt-3">{story}</p>
      <figcaption className="mt-auto pt-5 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-muted">, {role}</span>
        <span className="mt-1 flex items-center gap-2 text-muted">
          {from}
          <Trail />
          <span className="sr-only">vers</span>
          {to}
        </span>
      </figcaption>
    </figure>
  );
}

/** A dotted trail over a hill, from one place to the other. */
function Trail() {
  return (
    <svg aria-hidden="true" viewBox="0 0 72 20" className="h-5 w-18 shrink-0">
      <path
        d="M4 16c14 0 16-12 32-12s18 12 32 12"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="1 5"
        className="stroke-edge"
      />
      <circle cx="4" cy="16" r="3" className="fill-edge" />
      <circle cx="68" cy="16" r="3.5" className="fill-maple" />
    </svg>
  );
}
