import type { IconProps } from "@/components/ui/icons";
import { Briefcase, GraduationCap, Laptop, Newspaper } from "@/components/ui/private-icons";
import type { Kind } from "@/lib/publications/kinds";

/** Icon of each kind, in the order of the buttons that add one. */
export const kindIcons = {
  job: Briefcase,
  scholarship: GraduationCap,
  freelance: Laptop,
  article: Newspaper,
} satisfies Record<Kind, (props: IconProps) => unknown>;
