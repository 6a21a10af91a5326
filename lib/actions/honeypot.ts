/** A hidden field that only robots fill in. A file of its own keeps browser scripts small. */
export const HONEYPOT = "reference";
