import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readTrade, TradeView, tradeMetadata } from "@/app/(public)/metiers/_parts/trade-view";
import { notFoundMetadata } from "@/lib/seo/metadata";
import { findTrade } from "@/lib/trades/trades";

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const trade = findTrade((await params).slug);
  return trade ? tradeMetadata(trade, null) : notFoundMetadata;
}

export default async function TradePage({ params }: Props) {
  const trade = findTrade((await params).slug);
  if (trade === null) notFound();
  return <TradeView trade={trade} province={null} {...(await readTrade(trade, null))} />;
}
