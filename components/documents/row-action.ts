/** The look of the links and buttons under a document. */
export const rowAction =
  "inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 text-sm font-semibold text-ink no-underline transition-colors duration-150 hover:bg-frost disabled:opacity-60";
