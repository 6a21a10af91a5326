import { types } from "pg";

type Parse = (text: string) => unknown;

const number: Parse = Number;
const asIs: Parse = (text) => text;
/** What a number of JavaScript cannot hold stays what the database said. */
const exactly: Parse = (text) => {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : text;
};

/** Values as lite wants them, by the type of PostgreSQL; those not named stay text, dates too. */
const PARSERS: Record<number, Parse> = {
  16: (text) => text === "t",
  17: types.getTypeParser(17),
  20: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)),
  21: number,
  23: number,
  26: number,
  114: (text) => JSON.parse(text),
  700: number,
  701: number,
  1700: exactly,
  3802: (text) => JSON.parse(text),
};

/** The type of the elements of an array, by its own. */
const ELEMENTS: Record<number, number> = {
  ...{ 199: 114, 1000: 16, 1001: 17, 1002: 18, 1003: 19, 1005: 21, 1007: 23, 1009: 25 },
  ...{ 1014: 1042, 1015: 1043, 1016: 20, 1021: 700, 1022: 701, 1028: 26, 1115: 1114 },
  ...{ 1182: 1082, 1183: 1083, 1185: 1184, 1231: 1700, 2951: 2950, 3807: 3802 },
};
const TEXT_ARRAY: number = 1009;

/** How `pg` reads a value of this type, for lite. */
export function getTypeParser(oid: number): Parse {
  const element = ELEMENTS[oid];
  if (element === undefined) return PARSERS[oid] ?? asIs;
  const parse = PARSERS[element] ?? asIs;
  return (text) => parsed(types.getTypeParser(TEXT_ARRAY)(text), parse);
}

function parsed(value: unknown, parse: Parse): unknown {
  if (Array.isArray(value)) return value.map((one) => parsed(one, parse));
  return typeof value === "string" ? parse(value) : value;
}
