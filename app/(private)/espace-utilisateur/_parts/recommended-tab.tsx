import { RecommendedList } from "@/components/profile/recommended-list";
import { SituationSummary } from "@/components/profile/situation-summary";
import { SaveButton } from "@/components/saved/save-button";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/text-link";
import { listAppliedIds } from "@/lib/applications/queries";
import type { Viewer } from "@/lib/auth/roles";
import { countRecommended } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";
import { findProfile } from "@/lib/profile/queries";
import { listRecommended } from "@/lib/profile/recommended";
import { spaceHref } from "@/lib/profile/space";
import { saysSomething } from "@/lib/publications/match";
import { frenchText } from "@/lib/shared/french";
import { settled, tabFailure } from "./tab-failure";
import { TabHeading } from "./tab-heading";

const TITLE = "Pour Vous";

/** What is open, sorted by what the reader says of themselves; worked out here, kept nowhere. */
export async function RecommendedTab({ viewer }: { viewer: Viewer }) {
  const read = await settled(readRecommended(viewer.id));
  if ("error" in read) {
    return tabFailure(TITLE, "suited.load", notices.recommendedLoadFailed, read.error);
  }
  if (read.data === null) return <NothingSaid />;
  const { profile, compared, suited } = read.data;
  return (
    <>
      <TabHeading title={TITLE}>
        Les offres et missions les plus récentes, triées selon votre profil.
      </TabHeading>
      <div className="grid gap-8">
        <SituationSummary situation={profile} />
        <p role="status">{countRecommended(suited.length, compared)}</p>
        <RecommendedList
          items={suited}
          saveFor={({ kind, id, title }) => (
            <SaveButton compact kind={kind} id={id} title={frenchText(title)} />
          )}
        />
        <p>
          Vous cherchez une bourse&nbsp;?{" "}
          <TextLink href="/bourses/trouver">Trouvez la vôtre en cinq questions</TextLink>.
        </p>
      </div>
    </>
  );
}

/** Null when the profile says nothing to sort by. */
async function readRecommended(viewerId: string) {
  const profile = await findProfile(viewerId);
  if (profile === null || !saysSomething(profile)) return null;
  return { profile, ...(await listRecommended(profile, await listAppliedIds(viewerId))) };
}

function NothingSaid() {
  return (
    <>
      <TabHeading title={TITLE} />
      <EmptyState
        title="Complétez d’abord votre profil."
        text="Indiquez votre métier, votre situation et vos langues&nbsp;: vous verrez ici les offres et missions qui vous correspondent. Personne d’autre ne voit ces réponses."
      >
        <ButtonLink href={spaceHref("profil")} variant="primary">
          Compléter mon profil
        </ButtonLink>
      </EmptyState>
    </>
  );
}
