import { Photo } from "@/components/profile/photo";
import { PhotoEditor } from "@/components/profile/photo-editor";
import { ProfileForm } from "@/components/profile/profile-form";
import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import type { Viewer } from "@/lib/auth/roles";
import { notices } from "@/lib/copy/notices";
import { findProfile } from "@/lib/profile/queries";
import { settled, tabFailure } from "./tab-failure";
import { TabHeading } from "./tab-heading";

const TITLE = "Mon Profil";

export async function ProfileTab({ viewer }: { viewer: Viewer }) {
  const read = await settled(findProfile(viewer.id));
  if ("error" in read || read.data === null) {
    const error = "error" in read ? read.error : "no row";
    return tabFailure(TITLE, "profile.load", notices.profileLoadFailed, error);
  }
  const profile = read.data;
  return (
    <>
      <TabHeading title={TITLE}>
        Ces renseignements restent privés. Un recruteur ne reçoit que votre nom, votre courriel et
        ce que vous joignez à une candidature.
      </TabHeading>
      <Card className="p-5 sm:p-8">
        <ProfileForm
          profile={profile}
          email={viewer.email}
          photo={
            <Photo
              avatarPath={profile.avatar_path}
              name={profile.full_name ?? viewer.email}
              className="size-20!"
            />
          }
          photoEditor={
            <FeatureControl feature="photo">
              <PhotoEditor hasPhoto={profile.avatar_path !== null} />
            </FeatureControl>
          }
        />
      </Card>
    </>
  );
}
