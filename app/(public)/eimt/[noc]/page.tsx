import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RegisterView, readRegister } from "@/app/(public)/eimt/_parts/register-view";
import { tradeRegisterPath } from "@/lib/lmia/filters";
import { LEAST_LISTED } from "@/lib/lmia/queries";
import { notFoundMetadata, pageMetadata } from "@/lib/seo/metadata";

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ noc: string }> };

/** Reads the register of one trade; null if too few employers remain for a page. */
async function readTradeRegister(noc: string) {
  if (!/^\d{5}$/.test(noc)) return null;
  const read = await readRegister({ metier: noc });
  const { trade } = read.state;
  return trade && trade.employers >= LEAST_LISTED ? { ...read, trade } : null;
}

const titleOf = (label: string) => `${label}\u00a0: qui a obtenu une EIMT`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { noc } = await params;
  const read = await readTradeRegister(noc);
  if (read === null) return notFoundMetadata;
  return pageMetadata({
    title: titleOf(read.trade.label),
    description: `${read.trade.label}\u00a0: les entreprises du Canada qui ont obtenu une EIMT pour embaucher à l’étranger, avec leur ville et le nombre de postes.`,
    path: tradeRegisterPath(noc),
  });
}

export default async function TradeRegisterPage({ params }: Props) {
  const read = await readTradeRegister((await params).noc);
  if (read === null) notFound();
  const { trade, ...rest } = read;
  return <RegisterView {...rest} title={titleOf(trade.label)} />;
}
