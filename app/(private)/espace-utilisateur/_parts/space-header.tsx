import Link from "next/link";
import { SignOutForm } from "@/components/layout/sign-out-form";
import { Completion } from "@/components/profile/completion";
import { Photo } from "@/components/profile/photo";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import type { Viewer } from "@/lib/auth/roles";
import { countApplications, countDocuments, countSaved } from "@/lib/copy/counts";
import { logError } from "@/lib/monitoring/log";
import { countSpace, findProfile } from "@/lib/profile/queries";
import { completionOf, spaceHref } from "@/lib/profile/space";

/** Greets, says what lies in the space, and what is still missing. */
export async function SpaceHeader({ viewer }: { viewer: Viewer }) {
  const facts = await readFacts(viewer);
  const name = facts?.profile.full_name ?? viewer.fullName;
  const [firstName] = name?.split(/\s+/) ?? [];
  return (
    <PageHeader
      title={
        <span className="flex items-center gap-4 sm:gap-5">
          <Photo avatarPath={facts?.profile.avatar_path ?? null} name={name ?? viewer.email} />
          <span className="min-w-0">{firstName ? `Bonjour, ${firstName}` : "Bonjour\u00a0!"}</span>
        </span>
      }
      lead={facts && <Counts {...facts.counts} />}
      actions={
        <>
          {facts && (
            <Completion
              {...completionOf({ ...facts.profile, documents: facts.counts.documents })}
            />
          )}
          <WayOut />
        </>
      }
    />
  );
}

/** The header of the site learns who is here by a script. */
function WayOut() {
  return (
    <noscript>
      <SignOutForm>
        <Button type="submit">Se déconnecter</Button>
      </SignOutForm>
    </noscript>
  );
}

/** Null when it cannot be read: the greeting does without, the tab says so. */
async function readFacts({ id }: Viewer) {
  try {
    const [profile, counts] = await Promise.all([findProfile(id), countSpace(id)]);
    return profile && { profile, counts };
  } catch (error) {
    logError("space.header", error);
    return null;
  }
}

type CountsProps = { applications: number; saved: number; documents: number };

function Counts({ applications, saved, documents }: CountsProps) {
  const links = [
    { tab: "candidatures", text: countApplications(applications) },
    { tab: "favoris", text: countSaved(saved) },
    { tab: "documents", text: countDocuments(documents) },
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-base">
      {links.map(({ tab, text }) => (
        <li key={tab}>
          <Link
            href={spaceHref(tab)}
            scroll={false}
            prefetch={false}
            className="text-link inline-block min-h-6"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
