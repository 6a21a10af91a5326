import { provinces } from "@/lib/places/provinces";

const REMOTE = /t[ée]l[ée]travail|[àa] distance|remote/i;

type Address = {
  "@type": "PostalAddress";
  addressLocality?: string;
  addressRegion?: string;
  addressCountry: "CA";
};

/** True for a place that is none: "À distance", "Télétravail (Ontario)". */
export function isRemotePlace(location: string | null): boolean {
  return location !== null && REMOTE.test(location);
}

/**
 * A place as a person wrote it ("Laval, Québec"), as a Canadian address. The province's code is
 * taken where it is known, else from the words behind the comma.
 */
export function canadianAddress(location: string | null, province: string | null = null): Address {
  const [first = "", ...rest] = (location ?? "").split(",").map((part) => part.trim());
  const last = rest.at(-1) ?? first;
  const named = provinces.find(({ code, label }) => code === last || label === last);
  const region = province ?? named?.code;
  const isTown = first !== "" && !isRemotePlace(first) && !(rest.length === 0 && named);
  return {
    "@type": "PostalAddress",
    ...(isTown && { addressLocality: first }),
    ...(region && { addressRegion: region }),
    addressCountry: "CA",
  };
}

/** Where a posting is done: a place, at home anywhere in the country or where it says, or either. */
export function workPlace(
  location: string | null,
  remote: boolean,
  province?: string | null,
  from: "province" | "canada" | "abroad" | null = null,
) {
  const address = canadianAddress(location, province);
  const placed = { jobLocation: { "@type": "Place", address } as const };
  if (!remote) return placed;
  // Which countries is not known, and Google takes no "anywhere" (docs/facts.md): it is not said.
  if (from === "abroad") return { ...placed, jobLocationType: "TELECOMMUTE" } as const;
  const region = from === "province" && provinces.find(({ code }) => code === province);
  return {
    ...(address.addressLocality && placed),
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: {
      "@type": region ? "State" : "Country",
      name: region ? `${region.label}, Canada` : "Canada",
    },
  } as const;
}
