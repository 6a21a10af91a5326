import { Absent } from "@/app/(public)/_parts/absent";

export default function JobNotFound() {
  return <Absent list="emplois" />;
}
