import { pictureRoute } from "@/components/seo/picture-response";
import { findMission } from "@/lib/freelance/queries";
import { money } from "@/lib/text/money";

/** Kept like the page that it stands for. */
export const revalidate = 3600;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** The picture of a mission, for those who share it. */
export const GET = pictureRoute(findMission, (mission) => ({
  kind: "Mission freelance",
  title: mission.title,
  by: [mission.company_name, mission.location].filter(Boolean).join(" · "),
  fact: mission.budget === null ? "Budget à discuter" : money(mission.budget),
  ...(mission.duration && { detail: mission.duration }),
}));
