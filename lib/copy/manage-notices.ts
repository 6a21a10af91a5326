import { error, type Notice, success } from "./notice";

const words = {
  publish: ["annonce publiée", "annonces publiées"],
  fill: ["annonce marquée pourvue", "annonces marquées pourvues"],
  renew: ["annonce prolongée", "annonces prolongées"],
  copy: ["brouillon créé", "brouillons créés"],
} as const;

/** What is said once several publications were managed at once. */
export const manageNotices = {
  nothingChosen: error("Aucune annonce choisie", "Cochez les annonces dans la liste."),
  dayPassed: error("Date limite à choisir", "Indiquez un jour à venir, puis prolongez."),
  failed: error("Erreur", "Rien n’a été changé. Veuillez réessayer."),
  changed(act: keyof typeof words, changed: number, kept: number): Notice {
    const title = `${changed} ${words[act][changed < 2 ? 0 : 1]}`;
    if (kept === 0) return success(title);
    const others = kept === 1 ? "1 autre est inchangée" : `${kept} autres sont inchangées`;
    return error(title, `${others}\u00a0: ouvrez-les une à une, le formulaire dit ce qui manque.`);
  },
};
