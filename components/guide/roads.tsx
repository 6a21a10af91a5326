import Link from "next/link";
import type { ProseSection } from "@/components/ui/prose-page";
import { Sources } from "./sources";

/** The roads themselves: work, study, permanent residence, Québec. */
export const roads: ProseSection[] = [
  {
    id: "travailler",
    title: "Travailler avec un permis",
    body: (
      <>
        <p>
          Sauf exception, il faut un permis pour travailler au Canada. Il en existe deux sortes. Le{" "}
          <strong>permis lié à un employeur</strong> nomme l’entreprise, le lieu et le
          travail&nbsp;; en changer demande un nouveau permis. Le <strong>permis ouvert</strong>{" "}
          laisse libre de son employeur, mais seules certaines situations y donnent droit.
        </p>
        <p>
          Pour embaucher à l’étranger, l’employeur doit souvent obtenir une étude d’impact sur le
          marché du travail (EIMT), qui montre que le poste ne peut être pourvu sur place. Plusieurs
          programmes en dispensent&nbsp;: accords internationaux, Expérience internationale Canada
          pour les jeunes de certains pays, Mobilité francophone hors du Québec. C’est à l’employeur
          de savoir ce qu’il peut offrir&nbsp;; demandez-le dès l’entrevue, simplement.
        </p>
        <p>
          Une offre d’emploi sérieuse précise le salaire, les heures, le lieu et les tâches. Aucun
          employeur n’a le droit de vous faire payer l’EIMT. Commencez par nos{" "}
          <Link href="/emplois" className="text-link">
            offres d’emploi
          </Link>{" "}
          et complétez avec le service public.
        </p>
        <Sources pages={["work", "jobBank"]} />
      </>
    ),
  },
  {
    id: "etudier",
    title: "Étudier",
    body: (
      <>
        <p>
          L’ordre des étapes compte. D’abord l’admission dans un{" "}
          <strong>établissement d’enseignement désigné</strong>. Puis, pour la plupart des demandes,
          une <strong>lettre d’attestation</strong> de la province ou du territoire, que
          l’établissement vous aide à obtenir. Au Québec, s’ajoute le{" "}
          <strong>certificat d’acceptation du Québec</strong> (CAQ) pour les études. Enfin le permis
          d’études, demandé en ligne à IRCC avec la preuve que vous pouvez payer vos études, votre
          logement et vos dépenses.
        </p>
        <p>
          Le permis d’études permet en général de travailler un nombre limité d’heures pendant les
          sessions. Après le diplôme, un permis de travail postdiplôme est possible pour certains
          programmes et certains établissements seulement&nbsp;: vérifiez-le avant de vous inscrire,
          pas à la fin. Ces règles ont beaucoup changé depuis 2024.
        </p>
        <p>
          Les frais de scolarité des étudiants étrangers sont élevés. Certaines ententes, notamment
          entre le Québec et la France ou la Belgique francophone, les réduisent, et des{" "}
          <Link href="/bourses" className="text-link">
            bourses
          </Link>{" "}
          s’adressent aux francophones.
        </p>
        <Sources pages={["study", "attestation", "eduCanada", "quebec"]} />
      </>
    ),
  },
  {
    id: "residence",
    title: "La résidence permanente hors du Québec",
    body: (
      <>
        <p>
          <strong>Entrée express</strong> est la porte principale des travailleurs qualifiés. Ce
          n’est pas un programme mais un bassin&nbsp;: vous y créez un profil gratuit, il reçoit des
          points selon l’âge, les études, l’expérience et les langues, et IRCC invite à intervalles
          réguliers des candidats à présenter une demande. Certaines rondes sont générales, d’autres
          visent une catégorie, comme la maîtrise du français ou des métiers en demande.
        </p>
        <p>
          Les <strong>programmes des candidats des provinces</strong> ont chacun leurs volets, avec
          ou sans Entrée express. S’y ajoutent des programmes pour des régions précises, dont celui
          du Canada atlantique, où un employeur désigné est au cœur de la demande.
        </p>
        <p>
          Personne ne peut garantir une invitation ni acheter une place. Un profil se renforce par
          ce qui rapporte des points&nbsp;: un meilleur test de langue, une année d’expérience de
          plus, une évaluation de diplôme.
        </p>
        <Sources pages={["expressEntry", "immigrate", "fees"]} />
      </>
    ),
  },
  {
    id: "quebec",
    title: "S’établir au Québec",
    body: (
      <>
        <p>
          La démarche a deux temps&nbsp;: la <strong>sélection</strong> par le ministère québécois
          de l’Immigration, de la Francisation et de l’Intégration, qui mène au certificat de
          sélection du Québec (CSQ), puis la <strong>résidence permanente</strong>, demandée à IRCC
          avec ce certificat.
        </p>
        <p>
          Pour les travailleurs qualifiés, la sélection passe par une déclaration d’intérêt déposée
          en ligne dans Arrima&nbsp;; le ministère invite ensuite, selon le Programme de sélection
          des travailleurs qualifiés et ses volets. Le Programme de l’expérience québécoise,
          longtemps la voie des diplômés et des travailleurs déjà sur place, a pris fin en novembre
          2025&nbsp;: méfiez-vous des guides et des vidéos qui le présentent encore comme ouvert.
        </p>
        <p>
          Le Québec publie chaque année son plan d’immigration. Les volets, les seuils et les pauses
          y sont annoncés, parfois avec effet immédiat&nbsp;: la page officielle est la seule qui
          compte.
        </p>
        <Sources pages={["quebec"]} />
      </>
    ),
  },
];
