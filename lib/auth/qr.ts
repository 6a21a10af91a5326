/**
 * A QR code (ISO/IEC 18004) of a short text: bytes, correction level M, versions 1 to 10, mask 0. Enough
 * for the address that authenticator apps read, drawn by ourselves: the key goes to no other service.
 */

/** By version, from 1: how many bytes the code holds, those of correction a block, and the blocks. */
const VERSIONS = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const;

const ALIGNMENT = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** Rows of modules, true for a dark one. @throws when the text is too long (213 bytes). */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex(
    ([all, each, blocks], n) => bytes.length + (n < 9 ? 2 : 3) <= all - each * blocks,
  );
  const version = VERSIONS[index];
  if (!version) throw new Error("Too long for a QR code");
  const [all, each, blocks] = version;
  return draw(index + 1, interleaved(dataOf(bytes, index + 1, all - each * blocks), version));
}

/** As the path of a picture, a unit a module. */
export function qrPath(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}

/** Mode, length, text, end; then the two bytes that fill up. */
function dataOf(bytes: number[], version: number, capacity: number): number[] {
  const length = bytes.length.toString(2).padStart(version < 10 ? 8 : 16, "0");
  const text = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const bits = `0100${length}${text}`;
  const ended = bits.padEnd(Math.min(bits.length + 4, capacity * 8), "0");
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, "0");
  const data = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let n = 0; data.length < capacity; n++) data.push(n % 2 === 0 ? 0xec : 0x11);
  return data;
}

/** Cut into blocks, each with its correction, and taken in turns. */
function interleaved(data: number[], [all, each, blocks]: (typeof VERSIONS)[number]): number[] {
  const short = blocks - (all % blocks);
  const length = Math.floor(all / blocks) - each;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, n) => {
    const part = data.slice(from, from + length + (n < short ? 0 : 1));
    from += part.length;
    return { part, correction: correctionOf(part, each) };
  });
  const turns = (pick: (one: (typeof parts)[number]) => number[], longest: number) =>
    Array.from({ length: longest }, (_, n) => parts.map((one) => pick(one)[n])).flat();
  return [...turns(({ part }) => part, length + 1), ...turns((one) => one.correction, each)].filter(
    (byte) => byte !== undefined,
  );
}

/** In the field of 256 elements that the norm names. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> bit) & 1) * a);
  }
  return product;
}

function correctionOf(data: number[], count: number): number[] {
  let generator = [1];
  for (let n = 0, root = 1; n < count; n++, root = times(root, 2)) {
    generator = [...generator, 0].map((value, i) => value ^ times(generator[i - 1] ?? 0, root));
  }
  const rest: number[] = Array(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let i = 0; i < count; i++) rest[i] = (rest[i] ?? 0) ^ times(generator[i + 1] ?? 0, factor);
  }
  return rest;
}

function draw(version: number, bytes: number[]): boolean[][] {
  const size = version * 4 + 17;
  const rows: (boolean | null)[][] = Array.from({ length: size }, () => Array(size).fill(null));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = rows[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  const square = (x: number, y: number, radius: number, light: number) => {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, ring !== light && ring !== 4);
      }
    }
  };
  for (let n = 0; n < size; n++) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, 2);
  const centres = ALIGNMENT[version - 1] ?? [];
  for (const x of centres) {
    for (const y of centres) {
      const isFinder = (x === 6 && y === 6) || x + y === size - 1;
      if (!isFinder || (x !== 6 && y !== 6)) square(x, y, 2, 1);
    }
  }
  information(version, size, set);
  fill(rows, bytes);
  return rows.map((row) => row.map((isDark) => isDark === true));
}

/** Level and mask beside the three corners; from version 7 on the version too. */
function information(
  version: number,
  size: number,
  set: (x: number, y: number, d: boolean) => void,
) {
  // Level M and mask 0 are five zeros, and so is their correction: what is left is the norm's mask.
  const format = 0x5412;
  for (let i = 0; i < 15; i++) {
    const isDark = ((format >>> i) & 1) === 1;
    const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    if (i < 8) {
      set(8, near, isDark);
      set(size - 1 - i, 8, isDark);
    } else {
      set(i === 8 ? 7 : near, 8, isDark);
      set(8, size - 15 + i, isDark);
    }
  }
  set(8, size - 8, true);
  if (version < 7) return;
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  for (let i = 0; i < 18; i++) {
    const isDark = ((((version << 12) | rest) >>> i) & 1) === 1;
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, isDark);
    set(b, a, isDark);
  }
}

/** Up and down in columns of two, from the right, around what stands already; masked on the way. */
function fill(rows: (boolean | null)[][], bytes: number[]): void {
  const size = rows.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const isUp = ((right + 1) & 2) === 0;
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = rows[y];
        if (!row || row[x] !== null) continue;
        const isDark = (((bytes[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        row[x] = isDark !== ((x + y) % 2 === 0);
        bit += 1;
      }
    }
  }
}
