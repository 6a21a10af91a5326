import { error, type Notice } from "./notice";

/** Asks which is meant, at the field of the province; `where` is "au Québec". */
export function placeContradicts(said: { place: string; where: string } | null): string {
  const found = said
    ? `Le lieu «\u00a0${said.place}\u00a0» est ${said.where}, pas dans cette province.`
    : "Le lieu n’est pas dans cette province.";
  return `${found} Choisissez sa province, ou corrigez le lieu.`;
}

/** The same above the form, or of one offer of a file. */
export function placeRefused(title = ""): Notice {
  const offer = title && `«\u00a0${title}\u00a0»\u00a0: `;
  return error(
    "Lieu et province incompatibles",
    `${offer}corrigez l’un ou l’autre. Rien n’est encore publié.`,
  );
}
