"use client";

import clsx from "clsx";
import Link from "next/link";

type Group = { title: string; links: [path: string, label: string, offers: string][] };

/** By province, by sector and by contract; as `Menu` it is sent a second time as plain words. */
export function BrowseLinks({ groups }: { groups: Group[] }) {
  return (
    <nav
      aria-labelledby="parcourir"
      className="border-t border-line bg-frost py-10"
      data-print="no"
    >
      <div className="wrap grid gap-6">
        <h2 id="parcourir" className="text-2xl">
          Parcourir les offres
        </h2>
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-[2fr_2fr_1fr]">
          {groups.map(({ title, links }, place) => (
            <div key={title}>
              <h3 className="mb-1 text-base font-semibold">{title}</h3>
              {/* The list styles its links: their classes would be sent once for each. */}
              <ul
                className={clsx(
                  "text-sm *:break-inside-avoid [&_a]:inline-block [&_a]:py-1.5 [&_span]:text-muted [&_span]:tabular-nums",
                  place < groups.length - 1 && "gap-x-8 sm:columns-2",
                )}
              >
                {links.map(([path, label, offers]) => (
                  <li key={path}>
                    <Link href={path} prefetch={false}>
                      {label} <span>{offers}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              {place === 0 && (
                <Link
                  href="/emplois/carte"
                  prefetch={false}
                  className="text-link inline-block py-1.5 text-sm"
                >
                  Voir la carte des offres
                </Link>
              )}
            </div>
          ))}
        </div>
      </div>
    </nav>
  );
}
