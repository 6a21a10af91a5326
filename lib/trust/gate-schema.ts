/** A publication that waits at the gate, in the list of those. */
export type WaitingRow = {
  id: string;
  kind: string;
  title: string;
  organisation: string | null;
  ownerName: string | null;
  askedAt: string;
  /** How many of the same author's were let through before. */
  approvedBefore: number;
};

/** All of one publication that waits or waited, as the database tells it. */
export type ReviewFile = {
  id: string;
  kind: string;
  item_id: string;
  title: string;
  said: string;
  /** The whole row, of the kind's table; null once it is deleted. */
  row: Record<string, unknown> | null;
  organisation: string | null;
  owner_name: string | null;
  owner_email: string | null;
  owner_since: string | null;
  employers: { id: string; name: string; website: string | null; verified_at: string | null }[];
  asked_at: string;
  outcome: "approved" | "refused" | "released" | null;
  reason: string | null;
  decided_at: string | null;
  earlier: {
    id: string;
    title: string;
    outcome: "approved" | "refused" | "released";
    decided_at: string;
  }[];
};

/** What became of a publication that waited. */
export const reviewOutcomes = {
  approved: { badge: "Acceptée", tone: "green" },
  refused: { badge: "Refusée", tone: "red" },
  released: { badge: "Entreprise vérifiée", tone: "green" },
} as const;
