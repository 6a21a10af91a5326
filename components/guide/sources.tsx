import { OutsideLink } from "@/components/ui/prose";

const ircc = "https://www.canada.ca/fr/immigration-refugies-citoyennete/services";

/** The official pages that the guide rests on, each named once. */
const officialPages = {
  ircc: {
    name: "Immigration et citoyenneté",
    publisher: "Gouvernement du Canada",
    url: "https://www.canada.ca/fr/services/immigration-citoyennete.html",
  },
  immigrate: {
    name: "Immigrer au Canada",
    publisher: "IRCC",
    url: `${ircc}/immigrer-canada.html`,
  },
  expressEntry: {
    name: "Entrée express",
    publisher: "IRCC",
    url: `${ircc}/immigrer-canada/entree-express.html`,
  },
  work: {
    name: "Permis de travail",
    publisher: "IRCC",
    url: `${ircc}/travailler-canada/permis.html`,
  },
  study: {
    name: "Permis d’études",
    publisher: "IRCC",
    url: `${ircc}/etudier-canada/permis-etudes.html`,
  },
  attestation: {
    name: "Lettre d’attestation provinciale",
    publisher: "IRCC",
    url: `${ircc}/etudier-canada/permis-etudes/obtenir-documents/lettre-attestation-provinciale.html`,
  },
  newcomers: {
    name: "Nouveaux arrivants",
    publisher: "IRCC",
    url: `${ircc}/nouveaux-immigrants.html`,
  },
  citizenship: {
    name: "Citoyenneté canadienne",
    publisher: "IRCC",
    url: `${ircc}/citoyennete-canadienne.html`,
  },
  representative: {
    name: "Représentants en immigration et en citoyenneté",
    publisher: "IRCC",
    url: `${ircc}/representant-immigration-citoyennete.html`,
  },
  fees: {
    name: "Liste des frais",
    publisher: "IRCC",
    url: "https://ircc.canada.ca/francais/information/frais/bareme.asp",
  },
  quebec: {
    name: "Immigrer au Québec",
    publisher: "Gouvernement du Québec",
    url: "https://www.quebec.ca/immigration",
  },
  college: {
    name: "Registre public des consultants",
    publisher: "Collège des consultants en immigration et en citoyenneté",
    url: "https://college-ic.ca",
  },
  cicic: {
    name: "Évaluation des diplômes et professions réglementées",
    publisher: "Centre d’information canadien sur les diplômes internationaux",
    url: "https://www.cicic.ca",
  },
  sin: {
    name: "Numéro d’assurance sociale",
    publisher: "Service Canada",
    url: "https://www.canada.ca/fr/emploi-developpement-social/services/numero-assurance-sociale.html",
  },
  ramq: {
    name: "Assurance maladie",
    publisher: "Régie de l’assurance maladie du Québec",
    url: "https://www.ramq.gouv.qc.ca/fr",
  },
  jobBank: {
    name: "Guichet-Emplois",
    publisher: "Gouvernement du Canada",
    url: "https://www.guichetemplois.gc.ca",
  },
  eduCanada: {
    name: "ÉduCanada",
    publisher: "Affaires mondiales Canada",
    url: "https://www.educanada.ca",
  },
} as const;

type OfficialPage = keyof typeof officialPages;

/** Where a section comes from, and where to check it before acting. */
export function Sources({ pages }: { pages: OfficialPage[] }) {
  return (
    <aside className="rounded-card border border-line bg-snow px-5 py-4 text-sm">
      <p className="font-semibold">Sources officielles, à consulter avant d’agir</p>
      <ul className="mt-1.5">
        {pages.map((page) => (
          <li key={page}>
            <OutsideLink href={officialPages[page].url}>{officialPages[page].name}</OutsideLink>
            <span className="text-muted">, {officialPages[page].publisher}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
