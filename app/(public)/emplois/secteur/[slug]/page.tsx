import {
  LandingPage,
  type LandingProps,
  landingMetadata,
} from "@/app/(public)/emplois/_parts/landing-page";

export const generateMetadata = (props: LandingProps) => landingMetadata("secteur", props);

export default async function JobsBySectorPage(props: LandingProps) {
  return <LandingPage kind="secteur" {...props} />;
}
