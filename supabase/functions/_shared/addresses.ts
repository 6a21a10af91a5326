/** Ranges of IPv4 that lead to no host of the public Internet (RFC 6890), as first address and length. */
const RESERVED: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Whether an address, as a resolver writes it, is a host's of the public Internet. */
export function isPublicAddress(address: string): boolean {
  return address.includes(":") ? isPublic6(address) : isPublic4(address);
}

function isPublic4(address: string): boolean {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return false;
  const value = numberOf(address);
  return !RESERVED.some(([first, length]) => {
    const size = 2 ** (32 - length);
    return Math.floor(value / size) === Math.floor(numberOf(first) / size);
  });
}

function numberOf(address: string): number {
  return address.split(".").reduce((value, part) => value * 256 + Number(part), 0);
}

/**
 * Global unicast alone (2000::/3), without the ranges in it that stand for other addresses or for none:
 * Teredo, documentation and 6to4.
 */
function isPublic6(address: string): boolean {
  if (!/^[0-9a-f]{1,4}:[0-9a-f:.]+$/i.test(address)) return false;
  const [first = 0, second = 0] = address
    .split(":")
    .map((part) => Number.parseInt(part || "0", 16));
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false;
  if (first === 0x3fff && second < 0x1000) return false;
  return first !== 0x2001 || (second > 0x01ff && second !== 0x0db8);
}
