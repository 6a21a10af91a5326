import type { ReactNode } from "react";
import { Letter } from "./letter";

/** A page that a mail leads to: what it is about, and its one button. */
export function LetterPage({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="bg-linear-to-b from-sky to-sky-low">
      <div className="wrap grid justify-items-center gap-4 pt-14 pb-24 text-center">
        <Letter className="w-52" />
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="measure text-lg text-muted">{text}</p>
        {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
      </div>
    </div>
  );
}

/** The button, as a form: nothing happens on a mere visit. Works without JavaScript. */
export function TokenForm({
  action,
  token,
  children,
}: {
  action: (data: FormData) => Promise<void>;
  token: string;
  children: ReactNode;
}) {
  return (
    <form action={action}>
      <input type="hidden" name="jeton" value={token} />
      {children}
    </form>
  );
}
