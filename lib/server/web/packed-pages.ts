import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Page } from "./kept-rules.ts";
import { ownBytes } from "./own-bytes.ts";

/** A page as Next keeps it, its texts in one piece of gzip: a sixth of the room. */
export type PackedPage = {
  rest: Omit<Page, "html" | "rscData" | "segmentData">;
  /** What each of the texts is: the page, its data, then the data of its parts by their names. */
  lengths: { html: number; rscData: number | undefined; segments: [string, number][] | undefined };
  bytes: Buffer;
};

/** Half of the processor that the usual one takes, for a twentieth more. */
const LEVEL = 3;

export async function packPage(page: Page): Promise<PackedPage> {
  const { html, rscData, segmentData, ...rest } = page;
  const text = Buffer.from(html);
  const segments = segmentData && [...segmentData];
  const parts = [text, ...(rscData ? [rscData] : []), ...(segmentData?.values() ?? [])];
  return {
    rest,
    lengths: {
      html: text.length,
      rscData: rscData?.length,
      segments: segments?.map(([name, { length }]) => [name, length]),
    },
    bytes: ownBytes(await promisify(gzip)(Buffer.concat(parts), { level: LEVEL })),
  };
}

export async function unpackPage({ rest, lengths, bytes }: PackedPage): Promise<Page> {
  const whole = await promisify(gunzip)(bytes);
  let place = 0;
  const next = (length: number) => {
    place += length;
    return whole.subarray(place - length, place);
  };
  const html = next(lengths.html).toString();
  const rscData = lengths.rscData === undefined ? undefined : next(lengths.rscData);
  const segmentData =
    lengths.segments && new Map(lengths.segments.map(([name, length]) => [name, next(length)]));
  return { ...rest, html, rscData, segmentData };
}
