import { Absent } from "@/app/(public)/_parts/absent";

export default function FreelanceJobNotFound() {
  return <Absent list="freelance" />;
}
