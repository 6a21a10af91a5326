import "server-only";
import type { Province } from "@/lib/places/provinces";
import { employerTag } from "@/lib/publications/employer-mark";
import type { Json } from "@/lib/supabase/database.types";
import { publicClient } from "@/lib/supabase/public";
import type { RegisterFilters, UnitGroup } from "./filters";
import { unitGroupLabel } from "./format";
import type { EmployerLmia, TradePositions } from "./schema";

/** Cache tag of the register: only loads change it, which the site learns within five minutes. */
const LMIA_TAG = "lmia";

/** Min employers for a trade to have its own page. */
export const LEAST_LISTED = 5;

const PER_PAGE = 20;

/** Returns the quarters of the register; null while none is published. */
export async function findRegisterState() {
  const { data, error } = await publicClient([LMIA_TAG]).rpc("lmia_state");
  if (error) throw error;
  const [state] = data;
  return state?.quarters ? state : null;
}

/** Returns the trades of the register, everywhere or in one province, those with most employers first. */
export async function listRegisterTrades(province: Province | null): Promise<UnitGroup[]> {
  const { data, error } = await publicClient([LMIA_TAG]).rpc("lmia_trades", {
    ...(province && { province: province.code }),
  });
  if (error) throw error;
  return data.map(({ noc, title, ...counts }) => {
    return { code: noc, label: unitGroupLabel(noc, title), ...counts };
  });
}

/** Returns one page of the register; `take` is larger for an export. */
export async function listRegister(state: RegisterFilters, take = PER_PAGE) {
  const { q, trade, province, place, radius, page } = state;
  const isFree = q !== "" || place !== "";
  const { data, error } = await publicClient([LMIA_TAG], {
    cache: take !== PER_PAGE ? false : isFree ? "briefly" : true,
  }).rpc("list_lmia_employers", {
    ...{ q, place, noc: trade?.code ?? "", skip: Math.min(page - 1, 5_000) * PER_PAGE, take },
    ...(province && { province: province.code }),
    ...(radius && { radius }),
  });
  if (error) throw error;
  const labels = await listLabels();
  const [first] = data;
  return {
    rows: data.map((row) => ({ ...row, trades: readTrades(row.trades, labels) })),
    pageCount: Math.ceil((first?.total ?? 0) / PER_PAGE),
    employers: first?.employers ?? 0,
    positions: first?.total_positions ?? 0,
  };
}

/** Returns the companies of the register with this name, then those with a similar one. */
export async function checkName(name: string, town: string) {
  const { data, error } = await publicClient([LMIA_TAG], { cache: "briefly" }).rpc(
    "check_lmia_name",
    { name, town },
  );
  if (error) throw error;
  const labels = await listLabels();
  return data.map(({ match, employer, place, ...row }) => ({
    ...{ ...row, isEqual: match === "equal", name: employer, town: place },
    trades: readTrades(row.trades, labels),
  }));
}

/** Returns an employer's figures, its own or those of its name; null when there are none. */
export async function findEmployerLmia(employer: string | null): Promise<EmployerLmia | null> {
  if (employer === null) return null;
  const { data, error } = await publicClient([LMIA_TAG, employerTag(employer)]).rpc(
    "employer_lmia",
    { employer },
  );
  if (error) throw error;
  const [row] = data;
  if (!row) return null;
  return { ...row, trades: readTrades(row.trades, await listLabels()) };
}

async function listLabels(): Promise<Map<string, string>> {
  const { data, error } = await publicClient([LMIA_TAG])
    .from("noc_unit_groups")
    .select("code, title");
  if (error) throw error;
  return new Map(data.map(({ code, title }) => [code, unitGroupLabel(code, title)]));
}

function readTrades(value: Json, labels: Map<string, string>): TradePositions[] {
  return (value as [code: string, positions: number][]).flatMap(([code, positions]) => {
    const label = labels.get(code);
    return label ? [{ code, label, positions }] : [];
  });
}
