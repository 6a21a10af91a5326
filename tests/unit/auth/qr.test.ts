import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { qrCode, qrPath } from "@/lib/auth/qr";

const drawn = (text: string) =>
  qrCode(text)
    .map((row) => row.map((isDark) => (isDark ? "#" : ".")).join(""))
    .join("\n");
const print = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Read back with jsQR 1.4.0 when they were written down, as was every version. */
const HORIZON = `
#######..#..##..#.#######
#.....#.#.##..###.#.....#
#.###.#..#..###.#.#.###.#
#.###.#...##.###..#.###.#
#.###.#.###.#.#...#.###.#
#.....#..#..##....#.....#
#######.#.#.#.#.#.#######
.........###.##.#........
#.#.#.#..#.##.###...#..#.
#.......###.#.##.#.###..#
####..#...#..#.....#...##
#.#.#.....#....##..#....#
.##...#..#..#...###.#..#.
...##...#.####..#.#.#####
#..#..###..##.#.#.#.#####
.##.##...#..########...#.
#.#.######.#..########...
........#.##..###...####.
#######......#.##.#.#..##
#.....#....#....#...#...#
#.###.#.##..#...#####..#.
#.###.#...####.##..##.##.
#.###.#.##.##.#.#...##..#
#.....#...#.######.##..#.
#######.#.##..######...##`.trim();

describe("Un code QR", () => {
  it("se dessine module par module comme la norme le veut", () => {
    expect(drawn("Horizon Érable")).toBe(HORIZON);
  });

  it.each([
    ["a", 21, "c4315a3129973d42"],
    ["x".repeat(62), 33, "e5dddf8f80cae637"],
    [`otpauth://totp/Horizon%20%C3%89rable:${"y".repeat(85)}`, 45, "739b3e162f0d4d85"],
    ["z".repeat(213), 57, "20b794ffc5b8c519"],
  ])("grandit avec ce qu'il dit : %#", (text, size, expected) => {
    expect(qrCode(text)).toHaveLength(size);
    expect(print(drawn(text))).toBe(expected);
  });

  it("refuse ce qui n'y tient pas", () => {
    expect(() => qrCode("z".repeat(214))).toThrow("Too long");
  });

  it("est un chemin d'un carré par module sombre", () => {
    const dark = HORIZON.replaceAll(/[^#]/g, "").length;
    expect(qrPath(qrCode("Horizon Érable")).match(/M\d+ \d+h1v1h-1z/g)).toHaveLength(dark);
  });
});
