/** The ground of each class, from no offer at all to most offers, and the ink on it. */
export const shadeFill = [
  "fill-snow",
  "fill-shade-1",
  "fill-shade-2",
  "fill-shade-3",
  "fill-shade-4",
] as const;

export const shadeInk = ["fill-ink", "fill-ink", "fill-ink", "fill-snow", "fill-snow"] as const;
