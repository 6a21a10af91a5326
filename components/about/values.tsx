import type { ReactNode } from "react";
import type { Section } from "@/lib/text/mdx";

/** What we are for, in a sentence: the mission, the vision. */
export function Statement({ title, body, className }: Section & { className: string }) {
  return (
    <section className={`border-l-4 pl-6 ${className}`}>
      <h2 className="text-base text-muted">{title}</h2>
      <div className="mt-2 text-xl leading-snug font-medium">{body}</div>
    </section>
  );
}

const drawings = [Summit, Companions, Compass, FirstMorning];

/** The values, each with its drawing, in the order of the text. */
export function Values({ id, title, parts }: Section) {
  return (
    <section aria-labelledby={id} className="wrap py-12 sm:py-16">
      <h2 id={id} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {parts.map((value, index) => {
          const Drawing = drawings[index % drawings.length] ?? Summit;
          return (
            <li key={value.id}>
              <Drawing />
              <h3 className="mt-4 text-xl">{value.title}</h3>
              <div className="mt-2 text-muted">{value.body}</div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 96" className="block w-40 max-w-full">
      {children}
    </svg>
  );
}

/** A flag on the highest summit. */
function Summit() {
  return (
    <Scene>
      <path d="M0 84l38-34 22 18 34-44 40 44 26-20v48H0z" className="fill-ridge-1" />
      <path d="M0 96V86c50-14 100 2 160-8v18z" className="fill-ridge-3" />
      <path d="M94 25V4" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
      <path d="M95 5l15 5-15 6z" className="fill-maple" />
    </Scene>
  );
}

/** Two walkers on the same trail. */
function Companions() {
  return (
    <Scene>
      <path d="M0 66c40-26 70-6 100-16s40-14 60-10v56H0z" className="fill-ridge-1" />
      <path d="M0 84c50-20 90-2 160-14v26H0z" className="fill-ridge-3" />
      <path
        d="M18 92c20-10 44-14 66-14s44-4 62-10"
        fill="none"
        className="stroke-paper"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      <circle cx="70" cy="42" r="5.500" className="fill-ink" />
      <path
        d="M70 49c6 0 8 4 8 9v9l4 12h-6l-5-11-5 11h-6l4-12v-9c0-5 2-9 6-9z"
        className="fill-spruce"
      />
      <circle cx="92" cy="38" r="5.500" className="fill-ink" />
      <path
        d="M92 45c6 0 8 4 8 9v10l4 12h-6l-5-11-5 11h-6l4-12V54c0-5 2-9 6-9z"
        className="fill-maple"
      />
    </Scene>
  );
}

/** A compass over the ridges. */
function Compass() {
  return (
    <Scene>
      <path d="M0 78l34-24 30 16 40-28 28 24 28-14v44H0z" className="fill-ridge-1" />
      <path d="M0 96v-8c60-14 100 0 160-8v16z" className="fill-ridge-3" />
      <circle cx="80" cy="42" r="34" className="fill-snow stroke-ridge-3" strokeWidth="3" />
      <path
        d="M80 14v6m0 44v6M52 42h6m44 0h6"
        className="stroke-edge"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M92 24l-8 22-9-8z" className="fill-maple" />
      <path d="M68 60l8-22 8 8z" className="fill-spruce" />
    </Scene>
  );
}

/** A sun that rises over water between spruces. */
function FirstMorning() {
  return (
    <Scene>
      <circle cx="80" cy="56" r="24" className="fill-sun" />
      <path d="M0 66c30-8 50-2 80-2s54-8 80 0v32H0z" className="fill-ridge-2" />
      <path
        d="M62 74h36m-46 8h56m-40 8h24"
        className="stroke-sun"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <path
        d="M14 84l12-44 12 44zM34 90l8-28 8 28zM122 84l12-46 12 46zM110 90l7-24 7 24z"
        className="fill-ridge-5"
      />
    </Scene>
  );
}
