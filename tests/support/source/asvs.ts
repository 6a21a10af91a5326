/**
 * How many requirements each section of OWASP ASVS 5.0.0 has, and which of them are of level 3. Only
 * sections that docs/security.md may cite, from the standard's own table.
 */
const SECTIONS: Record<string, [count: number, ...beyond: number[]]> = {
  ...{ "1.1": [2], "1.2": [10, 10], "1.3": [12, 12], "1.4": [3], "1.5": [3, 3] },
  ...{ "2.1": [3], "2.2": [3], "2.3": [5, 5], "2.4": [2, 2] },
  ...{ "3.2": [3, 3], "3.3": [5, 5], "3.4": [8, 7, 8], "3.5": [8, 6, 7, 8], "3.7": [5, 3, 4, 5] },
  ...{ "4.1": [5, 4, 5], "4.2": [5, 2, 3, 4, 5], "4.4": [4] },
  ...{ "5.1": [1], "5.2": [6, 4, 5, 6], "5.3": [3, 3], "5.4": [3] },
  ...{ "6.1": [3], "6.2": [12], "6.3": [8, 5, 6, 7, 8], "6.4": [6, 5, 6], "6.5": [8, 6, 7, 8] },
  ...{ "7.1": [3], "7.2": [4], "7.3": [2], "7.4": [5], "7.5": [3, 3], "7.6": [2] },
  ...{ "8.1": [4, 3, 4], "8.2": [4, 4], "8.3": [3, 2, 3], "8.4": [2, 2] },
  ...{ "9.1": [3], "9.2": [4] },
  ...{ "13.1": [4, 2, 3, 4], "13.2": [6, 6], "13.3": [4, 3, 4], "13.4": [7, 6, 7] },
  ...{ "14.1": [2], "14.2": [8, 5, 6, 7, 8], "14.3": [3] },
  ...{ "15.1": [5, 4, 5], "15.2": [5, 4, 5], "15.3": [7], "15.4": [4, 1, 2, 3, 4] },
  ...{ "16.1": [1], "16.2": [5], "16.3": [4], "16.4": [3], "16.5": [4, 4] },
};

/** The level that a requirement begins with, "2" or "3"; null when the standard has none of it. */
export function levelOf(requirement: string): "2" | "3" | null {
  const [, section = "", number = ""] = /^(\d+\.\d+)\.(\d+)$/.exec(requirement) ?? [];
  const [count = 0, ...beyond] = SECTIONS[section] ?? [0];
  if (Number(number) < 1 || Number(number) > count) return null;
  return beyond.includes(Number(number)) ? "3" : "2";
}
