import { Absent } from "@/app/(public)/_parts/absent";

export default function EmployerNotFound() {
  return <Absent list="entreprises" />;
}
