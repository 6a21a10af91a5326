import {
  LandingPage,
  type LandingProps,
  landingMetadata,
} from "@/app/(public)/emplois/_parts/landing-page";

export const generateMetadata = (props: LandingProps) => landingMetadata("province", props);

export default async function JobsByProvincePage(props: LandingProps) {
  return <LandingPage kind="province" {...props} />;
}
