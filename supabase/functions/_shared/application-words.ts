type Words = {
  /** The publication, at the start of a sentence. */
  noun: string;
  /** That somebody else was chosen. */
  closed: string;
  /** What somebody sends for it, and what the site calls sending it. */
  sent: string;
};

const words: Record<string, Words> = {
  job: { noun: "L’offre", closed: "Poste pourvu", sent: "candidature" },
  freelance: { noun: "La mission", closed: "Mission attribuée", sent: "proposition" },
  scholarship: { noun: "La bourse", closed: "Bourse attribuée", sent: "candidature" },
};

/** The French words for a kind of publication. */
export function nounsOf(kind: string): Words {
  const { job } = words as { job: Words };
  return Object.hasOwn(words, kind) ? (words[kind] ?? job) : job;
}
