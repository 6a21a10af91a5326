import type { ReactNode } from "react";
import { StandaloneFrame } from "@/components/layout/standalone-frame";
import { Check } from "@/components/ui/icons";

const promises = [
  "Postulez en quelques minutes, avec vos CV déjà prêts.",
  "Suivez chaque candidature, de l’envoi à la réponse.",
  "Gardez vos offres, missions et bourses au même endroit.",
];

export default function StandaloneLayout({ children }: { children: ReactNode }) {
  return (
    <StandaloneFrame
      aside={
        <>
          <p className="font-display text-3xl leading-tight font-bold">
            Votre prochaine étape au Canada commence ici.
          </p>
          <ul className="mt-8 grid gap-4">
            {promises.map((promise) => (
              <li key={promise} className="flex gap-3">
                <Check className="mt-1 size-5 shrink-0 text-spruce" />
                {promise}
              </li>
            ))}
          </ul>
        </>
      }
    >
      {children}
    </StandaloneFrame>
  );
}
