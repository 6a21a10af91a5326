"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

type Props = {
  /** The field on which it depends. */
  name: string;
  /** Whether these are asked for with that value; the same function at each rendering. */
  is: (value: string) => boolean;
  children: ReactNode;
};

/** Fields that another one calls for. Without it they are not sent; what was typed in them stays. */
export function FieldsIf({ name, is, children }: Props) {
  const place = useRef<HTMLFieldSetElement>(null);
  const [asked, setAsked] = useState(true);

  useEffect(() => {
    const form = place.current?.form;
    if (!form) return;
    const look = () => {
      const field = form.elements.namedItem(name);
      if (field && "value" in field) setAsked(is(String(field.value)));
    };
    look();
    form.addEventListener("input", look);
    return () => form.removeEventListener("input", look);
  }, [name, is]);

  return (
    <fieldset ref={place} disabled={!asked} hidden={!asked} className="contents">
      {children}
    </fieldset>
  );
}
