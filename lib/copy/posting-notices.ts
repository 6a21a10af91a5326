import { hourlyMoney } from "@/lib/shared/pay";
import { daysUntil, longDate } from "@/lib/text/dates";
import { error, type Notice } from "./notice";

type LowPay = { hour: number; minimum: number; since: string; checked: string };

/** Returns the request for a reason, shown at the field of a pay under the minimum wage. */
export function lowPaySentence(pay: LowPay | null): string {
  const found = pay
    ? `Ce salaire revient à ${hourlyMoney(pay.hour)} l’heure, sous le minimum de la province (au moins ${hourlyMoney(pay.minimum)}, taux du ${longDate(pay.since)}${daysUntil(pay.since) < -365 ? ", qui a pu augmenter depuis" : ""}, vérifié le ${longDate(pay.checked)}).`
    : "Ce salaire est sous le minimum de la province.";
  return `${found} Corrigez-le, ou donnez un motif qui sera affiché.`;
}

/** Returns the same message for the top of the form, or for one offer of an imported file. */
export function lowPayRefused(title = ""): Notice {
  const offer = title && `«\u00a0${title}\u00a0»\u00a0: `;
  return error(
    "Salaire sous le minimum",
    `${offer}corrigez le salaire, ou donnez le motif à afficher. Rien n’est encore publié.`,
  );
}

/** Precedes the reason that the employer gave. */
export const LOW_PAY_SHOWN = "Sous le salaire minimum de la province à la date de publication.";

/** The same where there is no room for the reason. */
export const LOW_PAY_SHORT = "Sous le salaire minimum";

/** Returns the question shown at the field of the province; `where` is "au Québec". */
export function placeContradicts(mismatch: { place: string; where: string } | null): string {
  const found = mismatch
    ? `Le lieu «\u00a0${mismatch.place}\u00a0» est ${mismatch.where}, pas dans cette province.`
    : "Le lieu n’est pas dans cette province.";
  return `${found} Choisissez sa province, ou corrigez le lieu.`;
}

/** Returns the same message for the top of the form, or for one offer of an imported file. */
export function placeRefused(title = ""): Notice {
  const offer = title && `«\u00a0${title}\u00a0»\u00a0: `;
  return error(
    "Lieu et province incompatibles",
    `${offer}corrigez l’un ou l’autre. Rien n’est encore publié.`,
  );
}
