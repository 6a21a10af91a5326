import {
  LandingPage,
  type LandingProps,
  landingMetadata,
} from "@/app/(public)/emplois/_parts/landing-page";

export const generateMetadata = (props: LandingProps) => landingMetadata("contrat", props);

export default async function JobsByContractPage(props: LandingProps) {
  return <LandingPage kind="contrat" {...props} />;
}
