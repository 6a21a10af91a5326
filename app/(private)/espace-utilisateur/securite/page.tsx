import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { settled, tabFailure } from "@/app/(private)/espace-utilisateur/_parts/tab-failure";
import { SecondStep } from "@/components/settings/second-step";
import { EndOtherSessions, EndSession } from "@/components/settings/session-list";
import { ArrowLeft } from "@/components/ui/icons";
import { findSecondStep } from "@/lib/auth/second-step";
import { requireViewer, SECURITY_PATH } from "@/lib/auth/session";
import { securityNotices } from "@/lib/copy/security-notices";
import { spaceHref } from "@/lib/profile/tabs";
import { type DeviceSession, listSessions } from "@/lib/settings/sessions";
import { requestClient } from "@/lib/supabase/server";
import { longMoment } from "@/lib/text/dates";

const TITLE = "Connexion et appareils";

export const metadata: Metadata = {
  title: TITLE,
  description: "La validation en deux étapes, et les appareils connectés à votre compte.",
};

export default async function SecurityPage() {
  await requireViewer(SECURITY_PATH);
  const client = await requestClient();
  const read = await settled(Promise.all([findSecondStep(client), listSessions()]));
  if ("error" in read) {
    const notice = securityNotices.secondStepLoadFailed;
    return (
      <div className="wrap py-8 sm:py-12">
        {tabFailure(TITLE, "security.load", notice, read.error)}
      </div>
    );
  }
  const [step, sessions] = read.data;
  return (
    <div className="wrap grid gap-8 py-8 sm:py-12">
      <Link
        href={spaceHref("parametres")}
        className="text-link inline-flex min-h-8 items-center gap-2 justify-self-start"
      >
        <ArrowLeft className="size-4.5" />
        Paramètres
      </Link>
      <h1 className="text-3xl">{TITLE}</h1>
      <Section title="Validation en deux étapes">
        <p className="measure text-muted">
          Après le mot de passe, un code que votre téléphone montre. Qui apprend ou devine votre mot
          de passe n’entre plus pour autant.
        </p>
        <SecondStep since={step && longMoment(step.since)} />
      </Section>
      <Section title="Appareils connectés">
        <p className="measure text-muted">
          Les navigateurs où votre compte est ouvert. Un doute&nbsp;? Mettez fin à la session, puis
          changez de mot de passe.
        </p>
        <ul className="max-w-2xl">
          {sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
        {sessions.length > 1 && <EndOtherSessions />}
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Device({
  session: { id, device, beganAt, seenAt, isCurrent },
}: {
  session: DeviceSession;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div>
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-muted">
          {isCurrent ? "Cet appareil" : `Vu la dernière fois le ${longMoment(seenAt)}`}, connecté
          depuis le {longMoment(beganAt)}
        </p>
      </div>
      {!isCurrent && <EndSession id={id} device={device} />}
    </li>
  );
}
