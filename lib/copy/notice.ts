/** A sentence or two that are shown as a toast. */
export type Notice = {
  title: string;
  description?: string;
  tone?: "error" | "success";
  /** Loading the page again is what helps: offered with it. */
  reload?: true;
  /** Where to see what was done. */
  link?: { href: string; label: string };
};

/** Something did not work. */
export const error = (title: string, description?: string): Notice => ({
  title,
  description,
  tone: "error",
});

/** Something was done. */
export const success = (title: string, description?: string): Notice => ({
  title,
  description,
  tone: "success",
});
