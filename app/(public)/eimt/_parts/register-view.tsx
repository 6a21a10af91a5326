import { ActiveFilters } from "@/components/forms/filters";
import { ListFilters } from "@/components/forms/list-filters";
import { RegisterFields, RegisterList } from "@/components/lmia/register-list";
import { RegisterLead, RegisterSource } from "@/components/lmia/register-notes";
import { SkipToResults } from "@/components/search/list-head";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { EmptyState } from "@/components/ui/states";
import { countEmployers, plainNumber } from "@/lib/copy/counts";
import { filtersApplied } from "@/lib/copy/server-notices";
import { jobsHref } from "@/lib/jobs/filters";
import {
  activeRegisterFilters,
  parseRegister,
  REGISTER_PATH,
  type RegisterFilters,
  registerFilters,
  registerHref,
  tradeRegisterPath,
} from "@/lib/lmia/filters";
import { countPositions, ofPeriod } from "@/lib/lmia/format";
import {
  findRegisterState,
  LEAST_LISTED,
  listRegister,
  listRegisterTrades,
} from "@/lib/lmia/queries";
import type { RegisterState } from "@/lib/lmia/schema";
import { whereIs } from "@/lib/places/provinces";
import type { SearchParams } from "@/lib/text/address-values";
import { trades } from "@/lib/trades/trades";

export const REGISTER_TITLE = "Entreprises qui ont obtenu une EIMT";

const SHOWN_TRADES = 24;

/** Parses the state of the register from an address, and reads the trades that can be selected. */
export async function readRegisterState(params: SearchParams) {
  const groups = await listRegisterTrades(null);
  const filters = registerFilters(groups);
  return { filters, state: parseRegister(filters, params) };
}

/** Reads all data of a register page; throws when the data cannot be read. */
export async function readRegister(params: SearchParams) {
  const { filters, state } = await readRegisterState(params);
  const [result, register] = await Promise.all([listRegister(state), findRegisterState()]);
  return { filters, state, result, register };
}

type ViewProps = Awaited<ReturnType<typeof readRegister>> & { title?: string };

export function RegisterView({ filters, state, result, register, title }: ViewProps) {
  const { trade, page } = state;
  const active = activeRegisterFilters(filters, state);
  const hrefFor = (next: Partial<RegisterFilters>) => registerHref(filters, next);
  const found = countEmployers(result.employers);
  return (
    <>
      <PageHeader
        title={title ?? REGISTER_TITLE}
        trail={[
          { label: "Accueil", href: "/" },
          ...(title
            ? [{ label: "EIMT", href: REGISTER_PATH }, { label: trade?.label ?? title }]
            : [{ label: "EIMT" }]),
        ]}
        lead={<RegisterLead />}
        slim
      />
      <SkipToResults what="résultats" />
      <ListFilters
        live
        action={REGISTER_PATH}
        query={hrefFor(state).split("?")[1] ?? ""}
        loading="Chargement des entreprises..."
        applied={filtersApplied(found)}
        className="border-y border-line bg-paper"
        fields={<RegisterFields filters={filters} state={state} found={result.employers} />}
      >
        <div className="wrap grid gap-5 py-6">
          {register && <RegisterSource state={register} />}
          <div className="grid gap-2">
            <p id="liste" tabIndex={-1} className="scroll-mt-24 font-semibold" role="status">
              {register ? foundSentence(state, result, register) : found}
            </p>
            <ActiveFilters active={active} clearHref={REGISTER_PATH} />
          </div>
          {result.rows.length === 0 ? (
            <EmptyState
              title="Aucune entreprise ne correspond à vos critères."
              text="Essayez un mot plus court, une distance plus grande ou moins de filtres."
            >
              <ButtonLink href={REGISTER_PATH} scroll={false} variant="primary">
                Effacer les filtres
              </ButtonLink>
            </EmptyState>
          ) : (
            <RegisterList rows={result.rows} trade={trade?.label} />
          )}
          <Pagination
            page={page}
            pageCount={result.pageCount}
            hrefFor={(next) => hrefFor({ ...state, page: next })}
          />
          <NextSteps state={state} file={hrefFor({ ...state, page: 1 })} />
          <TradeLinks filters={filters} />
        </div>
      </ListFilters>
    </>
  );
}

/** "60 entreprises ont obtenu 124 postes (Soudeur·euse) en Ontario, de janvier à mars 2025." */
function foundSentence(
  { trade, province, q, place }: RegisterFilters,
  { employers, positions }: ViewProps["result"],
  { quarters }: RegisterState,
): string {
  const verb = employers < 2 ? "a obtenu" : "ont obtenu";
  const of = trade ? ` (${trade.label})` : "";
  const where = province ? ` ${whereIs(province)}` : "";
  const search = q || place ? " pour votre recherche" : "";
  return `${countEmployers(employers)} ${verb} ${countPositions(positions)}${of}${where}${search}, ${ofPeriod(quarters)}.`;
}

function NextSteps({ state, file }: { state: RegisterFilters; file: string }) {
  const own = trades.find(({ noc }) => noc === state.trade?.code) ?? null;
  const offers = jobsHref({ trade: own, province: state.province, abroad: true });
  return (
    <section aria-labelledby="ensuite" className="grid gap-2">
      <h2 id="ensuite" className="text-xl">
        Et ensuite
      </h2>
      <ul className="grid gap-1">
        <li>
          <Link href={offers} className="text-link">
            Voir les offres ouvertes aux candidatures de l’étranger
          </Link>
        </li>
        <li>
          <Link href="/verifier" className="text-link">
            Vérifier une entreprise qui vous a écrit
          </Link>
        </li>
        <li>
          <a href={file.replace(REGISTER_PATH, `${REGISTER_PATH}/liste.csv`)} className="text-link">
            Télécharger cette liste (CSV)
          </a>
        </li>
      </ul>
    </section>
  );
}

function TradeLinks({ filters }: Pick<ViewProps, "filters">) {
  const listed = filters.trade.values.filter(({ employers }) => employers >= LEAST_LISTED);
  if (listed.length === 0) return null;
  return (
    <section aria-labelledby="metiers" className="grid gap-2">
      <h2 id="metiers" className="text-xl">
        Les métiers les plus demandés
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {listed.slice(0, SHOWN_TRADES).map(({ code, label, employers }) => (
          <li key={code} className="py-1">
            <Link href={tradeRegisterPath(code)} className="text-link">
              {label}
            </Link>{" "}
            <span className="text-muted tabular-nums">{plainNumber(employers)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
