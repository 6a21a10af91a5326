import type { ReactNode } from "react";
import type { DeviceSession } from "@/lib/settings/devices";
import { frenchMoment } from "@/lib/shared/french";
import { EndOtherSessions, EndSession, TwoFactor } from "./security-forms";

/** @param since date the second factor was added; null without one */
export function TwoFactorSection({ since }: { since: string | null }) {
  return (
    <Section title="Validation en deux étapes">
      <p className="measure text-muted">
        {since === null
          ? "Une fois la validation activée, un code affiché sur votre téléphone vous sera demandé après le mot de passe, qui ne suffira plus pour vous connecter."
          : "Un code affiché sur votre téléphone vous est demandé après le mot de passe, qui ne suffit plus pour vous connecter."}
      </p>
      <TwoFactor since={since && frenchMoment(since)} />
    </Section>
  );
}

/** Sessions of the account, with a button to end each one but the current. */
export function DevicesSection({ sessions }: { sessions: DeviceSession[] }) {
  return (
    <Section title="Appareils connectés">
      <p className="measure text-muted">
        Les navigateurs connectés à votre compte. Un doute&nbsp;? Déconnectez l’appareil, puis
        changez de mot de passe.
      </p>
      <ul className="max-w-2xl">
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOtherSessions />}
    </Section>
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
          {isCurrent ? "Cet appareil" : `Vu la dernière fois le ${frenchMoment(seenAt)}`}, connecté
          depuis le {frenchMoment(beganAt)}
        </p>
      </div>
      {!isCurrent && <EndSession id={id} device={device} />}
    </li>
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
