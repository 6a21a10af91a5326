import type { Metadata } from "next";
import { SiteQuickAdd } from "@/app/_parts/publish";
import { PageFrame } from "@/components/layout/document";
import { PageNotFound } from "@/components/layout/page-not-found";

export const metadata: Metadata = { title: "Page introuvable" };

export default function NotFound() {
  return (
    <PageFrame quickAdd={<SiteQuickAdd />}>
      <PageNotFound />
    </PageFrame>
  );
}
