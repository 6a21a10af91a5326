import { Spinner } from "@/components/ui/spinner";

/**
 * On the way from one page of the administration to the next: each asks for the viewer's role
 * again before it reads anything (specification §2.16). The first page needs none, its layout asks
 * before anything is sent.
 */
export default function Loading() {
  return <Spinner label="Vérification des permissions..." className="py-8" />;
}
