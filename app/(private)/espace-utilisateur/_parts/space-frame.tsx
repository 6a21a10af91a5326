import type { ReactNode } from "react";
import { SpacePanel, SpaceTabs } from "@/components/profile/space-tabs";
import type { Viewer } from "@/lib/auth/roles";
import type { SpaceTabKey } from "@/lib/profile/space";
import { SpaceHeader } from "./space-header";

type Props = { viewer: Viewer; current: SpaceTabKey; children: ReactNode };

/** A page of the personal space: its greeting, its tabs, and what the current one shows. */
export function SpaceFrame({ viewer, current, children }: Props) {
  return (
    <>
      <SpaceHeader viewer={viewer} />
      <div className="wrap grid gap-6 py-6 sm:py-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <SpaceTabs current={current} />
        <SpacePanel current={current}>{children}</SpacePanel>
      </div>
    </>
  );
}
