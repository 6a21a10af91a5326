/** One thing in a publication that resembles a fraud. */
export type Signal = {
  signal: string;
  weight: number;
  label: string;
  explanation: string;
  /** The words that show it, or what it was compared with. */
  passage: string | null;
};

/** A publication as the desk of signals shows it. */
export type Signalled = {
  kind: string;
  id: string;
  title: string;
  organisation: string | null;
  ownerName: string | null;
  ownerEmail: string | null;
  weight: number;
  signals: Signal[];
  readAt: string;
  clearedAt: string | null;
  /** The case that is open on it already. */
  openCase: string | null;
};
