import { pictureRoute } from "@/components/seo/picture-response";
import { findScholarship } from "@/lib/scholarships/queries";
import { shortDate } from "@/lib/text/dates";

/** Kept like the page that it stands for. */
export const revalidate = 3600;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** The picture of a bourse, for those who share it. */
export const GET = pictureRoute(
  findScholarship,
  ({ title, university, location, level, amount, deadline }) => ({
    kind: level ? `Bourse d'études · ${level}` : "Bourse d'études",
    title,
    by: [university, location].filter(Boolean).join(" · "),
    fact: amount ?? "Montant non précisé",
    ...(deadline && { detail: `Date limite\u00a0: ${shortDate(deadline)}` }),
  }),
);
