import clsx from "clsx";
import type { ReactNode } from "react";
import { Photo } from "@/components/profile/photo";
import { SpacePanel, SpaceTabs } from "@/components/profile/space-tabs";
import { ArrowRight, CircleCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { ErrorState } from "@/components/ui/states";
import { NoticeOnLoad } from "@/components/ui/toaster";
import type { Viewer } from "@/lib/auth/roles";
import { countApplications, countDocuments, countSaved } from "@/lib/copy/counts";
import type { Notice } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { countSpace, findProfile } from "@/lib/profile/queries";
import { completionOf, type SpaceTabKey, spaceHref } from "@/lib/profile/space-tabs";

type SpaceFrameProps = {
  viewer: Viewer;
  current: SpaceTabKey;
  /** Title of a page within a tab; replaces the greeting. */
  title?: string;
  children: ReactNode;
};

export function SpaceFrame({ viewer, current, title, children }: SpaceFrameProps) {
  return (
    <>
      <div data-print="no">
        {title ? (
          <h1 className="wrap pt-6 text-2xl">{title}</h1>
        ) : (
          <SpaceHeader viewer={viewer} isFull={current === "profil"} />
        )}
      </div>
      <div className="wrap grid gap-6 py-6 sm:py-10 print:block lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <SpaceTabs current={current} />
        <SpacePanel current={current}>{children}</SpacePanel>
      </div>
    </>
  );
}

async function SpaceHeader({ viewer, isFull }: { viewer: Viewer; isFull: boolean }) {
  const facts = await readFacts(viewer);
  const name = facts?.profile.full_name ?? viewer.fullName;
  const [firstName] = name?.split(/\s+/) ?? [];
  return (
    <PageHeader
      slim={!isFull}
      title={
        <span className="flex items-center gap-4 sm:gap-5">
          <Photo avatarPath={facts?.profile.avatar_path ?? null} name={name ?? viewer.email} />
          <span className="min-w-0">{firstName ? `Bonjour, ${firstName}` : "Bonjour\u00a0!"}</span>
        </span>
      }
      lead={facts && <Counts {...facts.counts} />}
      actions={
        facts &&
        isFull && (
          <Completion
            {...completionOf({ ...facts.profile, documents: facts.counts.documents }, viewer.role)}
          />
        )
      }
    />
  );
}

/** Null if the facts cannot be read: the greeting works without them, and the tab reports the error. */
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
          <Link href={spaceHref(tab)} scroll={false} className="text-link inline-block min-h-6">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const LEAF =
  "M16 2l2.700 5 2.700-1.300-.9 6.300 4.100-3.800.8 2.100 4-.7-1.200 3.700 2.100 1.100-6 4.900.8 2.500-8.300-1.300.3 5h-2.200l.3-5-8.300 1.300.8-2.500-6-4.900 2.100-1.100-1.200-3.700 4 .7.8-2.100 4.100 3.800-.9-6.300L13.300 7z";

type CompletionProps = {
  done: number;
  total: number;
  missing: string[];
  next: { label: string; href: string } | null;
};

function Completion({ done, total, missing, next }: CompletionProps) {
  return (
    <div className="w-full rounded-card border border-line bg-snow px-5 py-4 sm:w-80">
      <p className="text-sm font-semibold">
        Profil&nbsp;: {done} {done < 2 ? "étape" : "étapes"} sur {total}
      </p>
      <div className="mt-2 flex gap-2">
        {Array.from({ length: total }, (_, step) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: leaves are their positions.
            key={step}
            aria-hidden="true"
            viewBox="0 0 32 32"
            className={clsx(
              "size-6 stroke-2",
              step < done ? "fill-maple stroke-maple" : "fill-none stroke-edge",
            )}
          >
            <path d={LEAF} strokeLinejoin="round" />
          </svg>
        ))}
      </div>
      {next ? (
        <p className="mt-3 text-sm" title={`Il manque ${missing.join(", ")}.`}>
          <Link
            href={next.href}
            scroll={false}
            className="text-link inline-flex min-h-6 items-center gap-1.5"
          >
            Prochaine étape&nbsp;: {next.label}
            <ArrowRight className="size-4" />
          </Link>
        </p>
      ) : (
        <p className="mt-3 flex items-center gap-2 text-sm text-muted">
          <CircleCheck className="size-5 text-spruce" />
          Votre profil est complet.
        </p>
      )}
    </div>
  );
}

export function TabHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6">
      <h2 className="text-2xl">{title}</h2>
      {children && <p className="measure mt-1 text-muted">{children}</p>}
    </div>
  );
}

/** Error of a tab whose data could not be read: the notice, the sentence and "Réessayer". */
export function tabFailure(title: string, event: string, notice: Notice, error: unknown) {
  return (
    <>
      <TabHeading title={title} />
      <NoticeOnLoad notice={notice} />
      <ErrorState title={notice.description ?? notice.title} reference={logError(event, error)} />
    </>
  );
}

/** Returns the data or the error, so that a page can branch without a try block around JSX. */
export async function settled<T>(work: Promise<T>): Promise<{ data: T } | { error: unknown }> {
  try {
    return { data: await work };
  } catch (error) {
    return { error };
  }
}
