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

export const error = (title: string, description?: string): Notice => ({
  title,
  description,
  tone: "error",
});

export const success = (title: string, description?: string): Notice => ({
  title,
  description,
  tone: "success",
});
