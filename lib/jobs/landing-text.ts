/** A page of the job list with words of its own, for those who look for one kind of work. */
export type LandingText = {
  /** In the address. */
  slug: string;
  /** What the menus call it. */
  label: string;
  /** "Emplois au Québec". */
  heading: string;
  /** What search engines show, and the first lines of the page. */
  description: string;
  /** What to know before applying: general, true for long, and nothing that only a lawyer knows. */
  paragraphs: string[];
  /** Slugs of pages of the same kind that the reader may want next. */
  near: string[];
};
