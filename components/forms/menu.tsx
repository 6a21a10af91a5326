"use client";

import type { ComponentProps } from "react";
import { Select } from "@/components/ui/field";

/** Value in the address, and its label. */
export type Choice = readonly [value: string | number, label: string];

type Props = Omit<ComponentProps<"select">, "children"> & { choices: readonly Choice[] };

/**
 * Menu of a filter bar. A client component although it is static: this way the hydration payload repeats
 * only two strings per choice instead of markup.
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
