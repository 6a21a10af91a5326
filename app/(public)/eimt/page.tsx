import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { listMetadata, UnreadableList } from "@/app/(public)/_parts/filtered-list";
import { employerNotices } from "@/lib/copy/employer-notices";
import { registerHref, tradeRegisterPath } from "@/lib/lmia/filters";
import { listRegister } from "@/lib/lmia/queries";
import { logError } from "@/lib/monitoring/log";
import type { SearchParams } from "@/lib/text/address-values";
import {
  REGISTER_TITLE,
  RegisterView,
  readRegister,
  readRegisterState,
} from "./_parts/register-view";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const read = await readRegisterState(await searchParams).catch(() => null);
  if (read === null) return { title: REGISTER_TITLE, robots: { index: false } };
  const { filters, state } = read;
  const { page, trade } = state;
  const path = registerHref(filters, state);
  const isOfTrade = trade !== null && path === registerHref(filters, { trade });
  return listMetadata(
    {
      title: REGISTER_TITLE,
      page,
      description:
        "Qui embauche vraiment à l’étranger\u00a0: les entreprises du Canada qui ont obtenu une EIMT, par métier, province et ville, avec le nombre de postes.",
      path: isOfTrade ? tradeRegisterPath(trade.code) : path,
      index: path === registerHref(filters, { page }),
    },
    async () => (await listRegister(state)).rows,
  );
}

export default async function RegisterPage({ searchParams }: Props) {
  const read = await readRegister(await searchParams).catch((error: unknown) => ({
    failure: logError("lmia.list", error),
  }));
  if ("failure" in read) {
    return (
      <UnreadableList
        title={REGISTER_TITLE}
        notice={employerNotices.listFailed}
        text="Impossible de charger les entreprises."
        reference={read.failure}
      />
    );
  }
  if (read.result.rows.length === 0 && read.state.page > 1) notFound();
  return <RegisterView {...read} />;
}
