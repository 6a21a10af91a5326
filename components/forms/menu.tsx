"use client";

import type { ComponentProps } from "react";
import { Select } from "@/components/ui/field";

/** What the address says, and the words for it. */
export type Choice = readonly [value: string | number, label: string];

type Props = Omit<ComponentProps<"select">, "children"> & { choices: readonly Choice[] };

/**
 * A menu of a filter bar. A client component although nothing in it moves: as one, its choices are
 * sent a second time as two words each, and not as markup.
 */
export function Menu({ choices, ...select }: Props) {
  return (
    <Select {...select}>
      {choices.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
