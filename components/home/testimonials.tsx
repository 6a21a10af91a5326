import { Section } from "./call-to-action";

/** Invented first names; the page says so. */
const voices = [
  {
    quote:
      "J’ai trouvé mon poste avant même d’avoir mon billet d’avion. Le salaire était écrit dans l’annonce\u00a0: je savais à quoi m’attendre.",
    name: "Aïcha",
    role: "infirmière",
    from: "Dakar",
    to: "Trois-Rivières",
  },
  {
    quote:
      "Trois bourses correspondaient à ma maîtrise. Les dates limites au même endroit, c’est ce qui m’a sauvé.",
    name: "Mathis",
    role: "étudiant en génie",
    from: "Lyon",
    to: "Moncton",
  },
  {
    quote:
      "Les articles m’ont expliqué mon permis de travail mieux que tous les forums, avec le lien officiel à chaque fois.",
    name: "Inès",
    role: "développeuse",
    from: "Tunis",
    to: "Montréal",
  },
];

export function Testimonials() {
  return (
    <Section
      id="temoignages"
      title="Des parcours possibles"
      lead="Parcours fictifs&nbsp;: ce ne sont pas les paroles de personnes réelles."
      more={{ href: "/testimonials", label: "Tous les témoignages" }}
    >
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {voices.map(({ quote, name, role, from, to }) => (
          <li key={name}>
            <figure className="flex h-full flex-col gap-5 border-t-3 border-sun pt-5">
              <blockquote className="text-lg leading-snug font-medium">
                <p>«&nbsp;{quote}&nbsp;»</p>
              </blockquote>
              <figcaption className="mt-auto text-sm">
                <span className="font-semibold">{name}</span>
                <span className="text-muted">, {role}</span>
                <span className="mt-1 flex items-center gap-2 text-muted">
                  {from}
                  <span className="w-12 border-t-2 border-dotted border-edge" aria-hidden="true" />
                  <span className="sr-only">à</span>
                  {to}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
