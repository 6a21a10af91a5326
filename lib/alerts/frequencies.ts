/** How often an alert may write, by the database's words. */
export const frequencies = {
  weekly: "Une fois par semaine",
  daily: "Une fois par jour",
} as const;

export type Frequency = keyof typeof frequencies;
