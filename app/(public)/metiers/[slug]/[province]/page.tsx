import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readTrade, TradeView, tradeMetadata } from "@/app/(public)/metiers/_parts/trade-view";
import { provinces } from "@/lib/places/provinces";
import { notFoundMetadata } from "@/lib/seo/metadata";
import { findTrade } from "@/lib/trades/trades";

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ slug: string; province: string }> };

/** Returns the trade and province of an address; null if there is no such page. */
async function findPage(params: Props["params"]) {
  const { slug, province: name } = await params;
  const trade = findTrade(slug);
  const province = provinces.find((one) => one.slug === name) ?? null;
  return trade && province && { trade, province };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await findPage(params);
  return page ? tradeMetadata(page.trade, page.province) : notFoundMetadata;
}

export default async function TradeInProvincePage({ params }: Props) {
  const page = await findPage(params);
  if (page === null) notFound();
  return <TradeView {...page} {...(await readTrade(page.trade, page.province))} />;
}
