import { employerNotices } from "./employer-notices";
import { moderationNotices } from "./moderation-notices";
import { securityNotices } from "./security-notices";
import { type Notice, notices } from "./server-notices";

/**
 * Messages shown on arrival at a page, by the key in the `avis` search param. Only these keys work, so that
 * a stranger's link cannot show another text.
 */
const flashMessages = {
  "acces-refuse": notices.adminRefused,
  reserve: moderationNotices.operatorRefused,
  bienvenue: notices.signedIn,
  "au-revoir": notices.signedOut,
  "deconnexion-impossible": notices.signOutFailed,
  "compte-confirme": notices.accountConfirmed,
  "compte-deja-confirme": notices.accountConfirmedBefore,
  "compte-confirme-a-part": notices.otherAccountConfirmed,
  "courriel-confirme": notices.emailChanged,
  "courriel-a-confirmer": notices.emailHalfConfirmed,
  "mot-de-passe-change": notices.passwordChanged,
  "compte-supprime": notices.accountDeleted,
  "favori-garde": notices.itemSaved,
  "deux-etapes-requises": securityNotices.twoFactorRequired,
  "deux-etapes-retirees": securityNotices.twoFactorRemoved,
  "connexion-trop-ancienne": securityNotices.signInTooOld,
  "mot-de-passe-confirme": securityNotices.signedInAgain,
  "entreprise-creee": employerNotices.created,
  "entreprise-creee-reliee": employerNotices.createdAndLinked,
  "entreprise-existante": employerNotices.exists,
  "alerte-creee": notices.alertCreated,
  "alerte-impossible": notices.alertFailed,
  "alertes-completes": notices.alertsFull,
} as const satisfies Record<string, Notice>;

export type FlashKey = keyof typeof flashMessages;

export function flashMessage(key: string | null): Notice | null {
  return key !== null && Object.hasOwn(flashMessages, key) ? flashMessages[key as FlashKey] : null;
}
