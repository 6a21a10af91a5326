import type { Metadata } from "next";
import { Absent, absences } from "@/app/(public)/_parts/absent";

type List = keyof typeof absences;
type Props = { params: Promise<{ list: List }> };

/**
 * Page of a missing publication as complete HTML, since Next renders `not-found.tsx` in the browser only.
 * The server sends it with status 404 (lib/server/web/serve.ts).
 */
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(absences).map((list) => ({ list }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ title }] = absences[(await params).list];
  return { title, robots: { index: false } };
}

export default async function AbsentPage({ params }: Props) {
  return <Absent list={(await params).list} />;
}
