import { z } from "zod";

export const sourceRun = z.object({
  at: z.string(),
  outcome: z.enum(["read", "partial", "empty", "unchanged", "failed"]),
  ...{ found: z.number(), made: z.number(), changed: z.number(), closed: z.number() },
  ...{ edited: z.number(), failed: z.number() },
  problems: z.array(
    z.object({
      line: z.number(),
      title: z.string().nullish(),
      message: z.string(),
      detail: z.string().nullish(),
    }),
  ),
});

export type SourceRun = Omit<z.infer<typeof sourceRun>, "problems"> & {
  problems: { line: number; title: string; text: string }[];
};

/** An address that a company's offers are read from, with its last runs. */
export type Source = {
  id: string;
  address: string;
  publishes: boolean;
  paused: boolean;
  nextAt: string;
  runs: SourceRun[];
};
