export type TradePositions = { code: string; label: string; positions: number };

/** The quarters that the register covers, and how many days the newest one is behind. */
export type RegisterState = { quarters: string[]; days_behind: number };

export type EmployerLmia = {
  standing: string;
  positions: number;
  quarters: string[];
  trades: TradePositions[];
  is_example: boolean;
};
