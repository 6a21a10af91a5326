import { Badge } from "@/components/ui/badge";

/** Fictional testimonials with invented first names; the page says so. */
type Voice = {
  name: string;
  role: string;
  from: string;
  /** Null for a person who did not move. */
  to: string | null;
  kind: "Emploi" | "Bourse" | "Mission" | "Recrutement";
  quote: string;
  story: string;
};

export const voices: Voice[] = [
  {
    name: "Aïcha",
    role: "infirmière",
    from: "Dakar",
    to: "Trois-Rivières",
    kind: "Emploi",
    quote: "Le salaire était écrit dans l’annonce\u00a0: je savais à quoi m’attendre.",
    story:
      "Elle a filtré par province et par secteur, écarté les offres sans salaire et postulé à quatre autres avec deux CV différents. L’entrevue s’est faite en visioconférence\u00a0; le plus long a été l’ordre professionnel, commencé six mois avant le départ.",
  },
  {
    name: "Mathis",
    role: "étudiant en génie",
    from: "Lyon",
    to: "Moncton",
    kind: "Bourse",
    quote: "Les dates limites au même endroit, c’est ce qui m’a sauvé.",
    story:
      "Trois bourses correspondaient à sa maîtrise. Il a ajouté les dates limites à son agenda, demandé ses lettres de recommandation en septembre et déposé la dernière demande deux semaines avant la date.",
  },
  {
    name: "Inès",
    role: "développeuse",
    from: "Tunis",
    to: "Montréal",
    kind: "Emploi",
    quote: "Le lien officiel à chaque fois\u00a0: j’ai pu vérifier moi-même.",
    story:
      "Elle a lu le guide avant de chercher, compris la différence entre permis ouvert et permis lié à un employeur, et posé la question dès la première entrevue. Elle a refusé deux offres avant d’accepter la bonne.",
  },
  {
    name: "Olivier",
    role: "designer indépendant",
    from: "Namur",
    to: "le Canada, à distance",
    kind: "Mission",
    quote: "Une mission de deux mois, payée au prix affiché, sans plateforme qui prend sa part.",
    story:
      "Il a cherché par compétence et par durée, écrit une proposition courte avec trois réalisations comparables, et reçu une réponse le jour même. La deuxième mission est venue du même client.",
  },
  {
    name: "Fatou",
    role: "préposée aux bénéficiaires",
    from: "Abidjan",
    to: "Sudbury",
    kind: "Emploi",
    quote: "Je ne savais pas qu’on pouvait vivre en français en Ontario.",
    story:
      "Elle pensait d’abord à Montréal. Dans le Nord de l’Ontario, moins de candidats postulaient aux mêmes offres\u00a0; l’organisme d’accueil francophone l’a aidée à trouver un logement avant son arrivée.",
  },
  {
    name: "Claire",
    role: "responsable des ressources humaines",
    from: "Beauce",
    to: null,
    kind: "Recrutement",
    quote: "Des candidatures complètes, et un suivi que toute l’équipe comprend.",
    story:
      "Elle a publié deux postes de soudeur avec le salaire et l’horaire. Les candidats voyaient que leur CV avait été ouvert\u00a0; elle a répondu à chaque personne, même pour un refus, en quelques clics.",
  },
];

const tones = {
  Emploi: "green",
  Bourse: "purple",
  Mission: "orange",
  Recrutement: "blue",
} as const;

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
          <span>{from}</span>
          {to && (
            <>
              <Trail />
              <span className="sr-only">vers</span>
              {to}
            </>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

/** Dotted trail over a hill, from origin to destination. */
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
