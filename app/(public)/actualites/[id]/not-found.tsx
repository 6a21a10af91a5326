import { Absent } from "@/app/(public)/_parts/absent";

export default function ArticleNotFound() {
  return <Absent list="actualites" />;
}
