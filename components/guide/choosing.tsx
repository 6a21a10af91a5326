import Link from "next/link";
import type { ProseSection } from "@/components/ui/prose-page";
import { Sources } from "./sources";

/** Before leaving: who decides, which road, what to prepare. */
export const choosing: ProseSection[] = [
  {
    id: "qui-decide",
    title: "Qui décide de quoi",
    body: (
      <>
        <p>
          Au Canada, l’immigration est une compétence partagée. Le gouvernement fédéral, par
          Immigration, Réfugiés et Citoyenneté Canada (IRCC), délivre les visas, les permis de
          travail et d’études, la résidence permanente et la citoyenneté. Il vérifie aussi la santé
          et la sécurité de toutes les personnes admises.
        </p>
        <p>
          Le Québec choisit lui-même ses immigrants économiques, selon ses propres critères&nbsp;;
          Ottawa prononce ensuite l’admission. Les autres provinces et les territoires ont un
          programme des candidats des provinces&nbsp;: ils peuvent désigner des personnes dont ils
          ont besoin. La première question n’est donc pas «&nbsp;quel programme&nbsp;?&nbsp;», mais
          «&nbsp;quelle province&nbsp;?&nbsp;».
        </p>
        <p>
          Les professions réglementées (santé, droit, génie, enseignement, plusieurs métiers de la
          construction) relèvent encore d’un troisième acteur&nbsp;: l’ordre ou l’organisme de la
          province où vous voulez exercer.
        </p>
        <Sources pages={["ircc", "quebec", "cicic"]} />
      </>
    ),
  },
  {
    id: "chemins",
    title: "Les grands chemins",
    body: (
      <>
        <p>Presque tous les projets passent par l’un de ces quatre chemins.</p>
        <ul>
          <li>
            <strong>Venir travailler, pour un temps&nbsp;:</strong> avec un permis de travail, lié à
            un employeur ou ouvert.
          </li>
          <li>
            <strong>Venir étudier&nbsp;:</strong> avec une admission dans un établissement désigné
            et un permis d’études.
          </li>
          <li>
            <strong>S’installer tout de suite&nbsp;:</strong> par la résidence permanente, fédérale
            ou par sélection du Québec.
          </li>
          <li>
            <strong>Rejoindre sa famille&nbsp;:</strong> quand un proche, citoyen ou résident
            permanent, peut vous parrainer.
          </li>
        </ul>
        <p>
          Les chemins se croisent&nbsp;: beaucoup de résidents permanents sont d’abord venus
          travailler ou étudier. Mais un séjour temporaire ne donne pas, à lui seul, un droit à
          rester. Choisissez le premier pas en connaissant le suivant.
        </p>
        <Sources pages={["immigrate", "quebec"]} />
      </>
    ),
  },
  {
    id: "francais",
    title: "Ce que le français vous ouvre",
    body: (
      <>
        <p>
          Le français est un atout partout au pays, pas seulement au Québec. Hors du Québec, le
          gouvernement fédéral soutient l’immigration francophone&nbsp;: des points s’ajoutent pour
          la maîtrise du français dans le système Entrée express, des rondes d’invitations visent
          les francophones, et des règles particulières facilitent le permis de travail de ceux qui
          ont une offre d’emploi hors du Québec (Mobilité francophone). Des communautés francophones
          accueillent et accompagnent les nouveaux arrivants, de l’Acadie au Yukon.
        </p>
        <p>
          Au Québec, la connaissance du français compte dans la sélection et dans la vie de tous les
          jours&nbsp;; des cours gratuits y sont offerts. Dans tous les cas, le niveau se prouve par
          un test reconnu, dont les résultats ont une durée de validité. Réservez-le tôt&nbsp;: les
          places partent vite et presque tout en dépend.
        </p>
        <Sources pages={["expressEntry", "work", "quebec"]} />
      </>
    ),
  },
  {
    id: "preparer",
    title: "Préparer son dossier",
    body: (
      <>
        <p>Quelques mois avant toute demande, rassemblez ce qui prend du temps&nbsp;:</p>
        <ol>
          <li>un passeport valide bien au-delà de la date prévue d’arrivée&nbsp;;</li>
          <li>les résultats d’un test de langue reconnu&nbsp;;</li>
          <li>
            l’évaluation de vos diplômes, faite par un organisme désigné&nbsp;: une évaluation pour
            l’immigration n’est pas toujours celle que demande un ordre professionnel&nbsp;;
          </li>
          <li>
            des lettres de vos employeurs, avec les dates, les heures et les tâches, pour prouver
            l’expérience&nbsp;;
          </li>
          <li>
            les actes d’état civil, traduits par un traducteur agréé s’ils sont dans une autre
            langue&nbsp;;
          </li>
          <li>la preuve de vos ressources financières&nbsp;;</li>
          <li>les certificats de police des pays où vous avez vécu, quand on vous les demande.</li>
        </ol>
        <p>
          Les montants exigés, les frais et les délais changent plusieurs fois par an&nbsp;: nous ne
          les recopions pas ici. Lisez-les sur la page officielle le jour où vous payez.
        </p>
        <p>
          Le CV canadien tient en deux pages, sans photo, sans âge ni état civil, et dit des
          résultats plutôt que des fonctions. Une fois prêt, gardez-le dans votre{" "}
          <Link href="/espace-utilisateur?onglet=documents" className="text-link" prefetch={false}>
            espace personnel
          </Link>{" "}
          pour postuler sans le chercher.
        </p>
        <Sources pages={["cicic", "fees"]} />
      </>
    ),
  },
];
