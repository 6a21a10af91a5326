import { Absent } from "@/app/(public)/_parts/absent";

export default function ScholarshipNotFound() {
  return <Absent list="bourses" />;
}
