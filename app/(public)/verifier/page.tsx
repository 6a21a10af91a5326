import type { Metadata } from "next";
import { RegisterList } from "@/components/lmia/register-list";
import { RegisterSource } from "@/components/lmia/register-notes";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { PageHeader } from "@/components/ui/page-header";
import { TextLink } from "@/components/ui/prose";
import { ErrorState } from "@/components/ui/states";
import { periodLabel } from "@/lib/lmia/format";
import { checkName, findRegisterState } from "@/lib/lmia/queries";
import type { RegisterState } from "@/lib/lmia/schema";
import { logError } from "@/lib/monitoring/log";
import { pageMetadata } from "@/lib/seo/metadata";
import { cleanQuery, type SearchParams } from "@/lib/text/address-values";
import { fold } from "@/lib/text/plain";

const TITLE = "Vérifier une entreprise";
const NON_COMPLIANT =
  "https://www.canada.ca/fr/immigration-refugies-citoyennete/services/travailler-canada/employeurs-non-conformes.html";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { nom } = await searchParams;
  return pageMetadata({
    title: TITLE,
    description:
      "Une entreprise du Canada vous propose un emploi\u00a0? Cherchez son nom parmi celles qui ont obtenu une EIMT, et voyez quoi vérifier d’autre.",
    path: "/verifier",
    index: nom === undefined,
  });
}

export default async function CheckPage({ searchParams }: Props) {
  const params = await searchParams;
  const [name, town] = [cleanQuery(params.nom), cleanQuery(params.ville)];
  return (
    <>
      <PageHeader
        title={TITLE}
        trail={[{ label: "Accueil", href: "/" }, { label: TITLE }]}
        lead={
          <p>
            Une entreprise vous propose un emploi au Canada&nbsp;? Cherchez son nom parmi celles qui
            ont obtenu une EIMT, la réponse fédérale qui permet d’embaucher une personne de
            l’étranger.
          </p>
        }
        slim
      />
      <div className="wrap grid gap-8 py-6 sm:py-8">
        <form
          action="/verifier"
          className="grid max-w-3xl items-end gap-3 sm:grid-cols-[2fr_1fr_auto]"
        >
          <Field label="Nom de l’entreprise" id="nom">
            <Input id="nom" type="search" name="nom" defaultValue={name} maxLength={200} required />
          </Field>
          <Field label="Ville (facultatif)" id="ville">
            <Input id="ville" name="ville" defaultValue={town} maxLength={100} />
          </Field>
          <Button type="submit" variant="primary">
            Vérifier
          </Button>
        </form>
        {name && <Result name={name} town={town} />}
        <Advice />
      </div>
    </>
  );
}

async function Result({ name, town }: { name: string; town: string }) {
  const read = await Promise.all([checkName(name, town), findRegisterState()]).catch(
    (error: unknown) => logError("lmia.check", error),
  );
  if (typeof read === "string") {
    return <ErrorState title="La recherche n’a pas abouti. Réessayez." reference={read} />;
  }
  const [rows, register] = read;
  const equal = rows.filter(({ isEqual }) => isEqual);
  const shown = equal.length > 0 ? equal : rows;
  // One common word ("pizza") is in hundreds of names, and identifies none.
  const isSingleWord = !/\s/.test(name.trim());
  const isElsewhere =
    town !== "" && rows.length > 0 && !rows.some((row) => fold(row.town) === fold(town.trim()));
  return (
    <section aria-labelledby="resultat" className="grid gap-4">
      <h2 id="resultat" className="text-2xl wrap-anywhere" role="status">
        {answerOf(rows.length, equal.length, isSingleWord)}
      </h2>
      <p className="measure">
        {equal.length === 0 && isElsewhere
          ? `Des entreprises ont ce nom ou un nom proche, mais aucune à ${town}. Demandez laquelle vous écrit, et appelez-la au numéro de son propre site.`
          : meaningOf(rows.length, equal.length, isSingleWord, register)}
      </p>
      {shown.length > 0 && <RegisterList rows={shown} />}
      {register && <RegisterSource state={register} />}
    </section>
  );
}

function answerOf(found: number, equal: number, isSingleWord: boolean): string {
  if (equal > 0) return "Ce nom est dans la liste";
  if (found === 0 && isSingleWord) return "Ce mot seul ne suffit pas";
  return found > 0 ? "Ce nom est peut-être dans la liste" : "Aucune trace dans la liste";
}

function meaningOf(
  found: number,
  equal: number,
  isSingleWord: boolean,
  register: RegisterState | null,
): string {
  if (equal > 0) {
    return "Comparez la ville et le métier avec l’offre reçue\u00a0: n’importe qui peut emprunter le nom d’une entreprise. Une EIMT passée ne promet pas d’emploi.";
  }
  if (found > 0) {
    return "Des entreprises ont ce nom ou un nom proche. Comparez la ville et le métier, ou ajoutez la ville à votre recherche.";
  }
  if (isSingleWord) return "Écrivez le nom complet de l’entreprise, ou ajoutez sa ville.";
  const period = register ? ` couvre ${periodLabel(register.quarters)} et` : "";
  return `Ce n’est pas un mauvais signe\u00a0: la liste${period} ne montre ni la Mobilité francophone, ni les permis ouverts, ni les renouvellements, et une entreprise peut y figurer sous son nom légal ou sous un numéro.`;
}

function Advice() {
  return (
    <section aria-labelledby="aussi" className="measure grid gap-3">
      <h2 id="aussi" className="text-2xl">
        À regarder aussi
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          Personne ne peut vous faire payer un emploi, un recrutement ou une EIMT.{" "}
          <TextLink href="/securite#demandes">Les demandes suspectes</TextLink>
        </li>
        <li>
          Trouvez vous-même le site de l’entreprise et appelez le numéro qui y figure, pas celui du
          message reçu.
        </li>
        <li>
          Le gouvernement publie la liste des{" "}
          <TextLink href={NON_COMPLIANT}>employeurs qui n’ont pas respecté les règles</TextLink>.
        </li>
        <li>
          Cherchez l’entreprise dans <TextLink href="/eimt">la liste des EIMT</TextLink> par métier
          et par ville.
        </li>
      </ul>
    </section>
  );
}
