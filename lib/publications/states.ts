/** In which state a publication is; only "published" is in the lists. */
export const publicationStates = {
  published: "Publiée",
  draft: "Brouillon",
  filled: "Pourvue",
} as const;

/** An article is read or not yet; nothing fills it, but another may take its place. */
export const articleStates = {
  published: "Publié",
  draft: "Brouillon",
  replaced: "Remplacé par un autre",
} as const;
