import { HONEYPOT } from "@/lib/actions/honeypot";

/** Out of sight and out of the tab order, but a field like others for a robot. */
export function Honeypot() {
  return (
    <label aria-hidden="true" className="sr-only">
      Ne rien écrire ici
      <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
