/** The parameter of an address that carries the key of a notice to show on arrival. */
export const ARRIVAL_PARAMETER = "avis";
