/** A trade with how many positions were obtained in it. */
export type TradePositions = { code: string; label: string; positions: number };

/** What the register covers, and how many days its newest quarter is behind. */
export type RegisterState = { quarters: string[]; days_behind: number };

/** What is said of a company: its own figures, or those of its name. */
export type EmployerLmia = {
  standing: string;
  positions: number;
  quarters: string[];
  trades: TradePositions[];
  is_example: boolean;
};
