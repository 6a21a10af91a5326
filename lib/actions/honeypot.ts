/** Name of a form field that only robots fill in. It has its own file to keep browser scripts small. */
export const HONEYPOT = "reference";
