/** A message shown as a toast. */
export type Notice = {
  title: string;
  description?: string;
  tone?: "error" | "success";
  /** The toast offers to reload the page, which resolves the problem. */
  reload?: true;
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
