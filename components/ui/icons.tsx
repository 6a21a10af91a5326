import clsx from "clsx";

// Outlines of Lucide (https://lucide.dev, ISC licence), each as one path. Lucide's own components are
// client components: a list of twenty cards would send every drawing twice. Set the size by class
// ("size-5"); an icon is decorative, its name is in the text beside it or in a label.
export type IconProps = { className?: string };

export function Outline({ d, className }: IconProps & { d: string }) {
  const size = { width: 20, height: 20, viewBox: "0 0 24 24" };
  return (
    <svg aria-hidden="true" {...size} className={clsx("icon", className)}>
      <path d={d} />
    </svg>
  );
}

export const ArrowLeft = (p: IconProps) => <Outline {...p} d="M12 19l-7-7 7-7M19 12H5" />;
export const ArrowRight = (p: IconProps) => <Outline {...p} d="M5 12h14M12 5l7 7-7 7" />;
export const Bookmark = (p: IconProps) => (
  <Outline
    {...p}
    d="M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z"
  />
);
export const Building = (p: IconProps) => (
  <Outline
    {...p}
    d="M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16"
  />
);
export const Calendar = (p: IconProps) => (
  <Outline
    {...p}
    d="M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18"
  />
);
export const Check = (p: IconProps) => <Outline {...p} d="M20 6 9 17l-5-5" />;
export const ChevronDown = (p: IconProps) => <Outline {...p} d="M6 9l6 6 6-6" />;
export const ChevronLeft = (p: IconProps) => <Outline {...p} d="M15 18l-6-6 6-6" />;
export const ChevronRight = (p: IconProps) => <Outline {...p} d="M9 18l6-6-6-6" />;
export const CircleCheck = (p: IconProps) => (
  <Outline {...p} d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12" />
);
export const CircleUser = (p: IconProps) => (
  <Outline
    {...p}
    d="M17.925 20.056a6 6 0 0 0-11.851.001M8 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
  />
);
export const Clock = (p: IconProps) => (
  <Outline {...p} d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2" />
);
export const ExternalLink = (p: IconProps) => (
  <Outline
    {...p}
    d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"
  />
);
export const Filter = (p: IconProps) => (
  <Outline {...p} d="M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3" />
);
export const Globe = (p: IconProps) => (
  <Outline
    {...p}
    d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18"
  />
);
export const Heart = (p: IconProps) => (
  <Outline
    {...p}
    d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5"
  />
);
export const Info = (p: IconProps) => (
  <Outline {...p} d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01" />
);
export const LogOut = (p: IconProps) => (
  <Outline {...p} d="M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
);
export const Mail = (p: IconProps) => (
  <Outline
    {...p}
    d="M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z"
  />
);
export const MapPin = (p: IconProps) => (
  <Outline
    {...p}
    d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
  />
);
export const Menu = (p: IconProps) => <Outline {...p} d="M4 5h16M4 12h16M4 19h16" />;
export const MessageCircle = (p: IconProps) => (
  <Outline
    {...p}
    d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"
  />
);
export const Phone = (p: IconProps) => (
  <Outline
    {...p}
    d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"
  />
);
export const Plus = (p: IconProps) => <Outline {...p} d="M5 12h14M12 5v14" />;
export const Rotate = (p: IconProps) => (
  <Outline {...p} d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5" />
);
export const Search = (p: IconProps) => (
  <Outline {...p} d="M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
);
export const Share = (p: IconProps) => (
  <Outline
    {...p}
    d="M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49"
  />
);
export const TriangleAlert = (p: IconProps) => (
  <Outline
    {...p}
    d="M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01"
  />
);
export const X = (p: IconProps) => <Outline {...p} d="M18 6 6 18M6 6l12 12" />;
