/** A form's field that nobody sees: only a robot fills it in. Kept apart for the browser's sake. */
export const HONEYPOT = "reference";
