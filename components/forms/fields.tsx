"use client";

import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { Field, FileInput, fieldProps, Input, Select, Textarea } from "@/components/ui/field";
import { ChevronDown } from "@/components/ui/icons";
import { HONEYPOT } from "@/lib/actions/honeypot";

type Common = {
  name: string;
  label: string;
  hint?: ReactNode;
  /** First error of each field, by name. */
  errors: Record<string, string>;
  optional?: boolean;
  className?: string;
};

/** Splits props between the field's frame and its control. */
function parts<Props extends Common>(props: Props) {
  const { name, label, hint, errors, optional, className, ...control } = props;
  const id = `champ-${name}`;
  const error = errors[name];
  return {
    field: { id, label, hint, error, optional, className },
    control: { ...control, ...fieldProps(id, { hint, error }), name },
  };
}

export function TextField({
  inputClassName,
  ...props
}: Common & ComponentProps<"input"> & { inputClassName?: string }) {
  const { field, control } = parts(props);
  return (
    <Field {...field}>
      <Input {...control} className={inputClassName} />
    </Field>
  );
}

export function FileField(props: Common & Omit<ComponentProps<"input">, "type" | "className">) {
  const { field, control } = parts(props);
  return (
    <Field {...field}>
      <FileInput {...control} />
    </Field>
  );
}

export function AreaField(props: Common & ComponentProps<"textarea">) {
  const { field, control } = parts(props);
  return (
    <Field {...field}>
      <Textarea {...control} />
    </Field>
  );
}

export function SelectField(props: Common & ComponentProps<"select">) {
  const { field, control } = parts(props);
  return (
    <Field {...field}>
      <Select {...control} />
    </Field>
  );
}

/** Clears the controls that contradict a new choice, so that the last choice wins. */
export function clearControls(form: HTMLFormElement | null, ...names: string[]): void {
  for (const name of names) {
    const control = form?.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === "checkbox") control.checked = false;
    else control.value = "";
  }
}

type FieldsIfProps = {
  /** Field that the others depend on. */
  name: string;
  /** Whether the fields apply to this value; must be a stable function. */
  is: (value: string) => boolean;
  children: ReactNode;
};

/**
 * Fields that depend on another one. While hidden they are disabled, so they are not sent, but they keep
 * their input.
 */
export function FieldsIf({ name, is, children }: FieldsIfProps) {
  const container = useRef<HTMLFieldSetElement>(null);
  const [isEnabled, setEnabled] = useState(true);

  useEffect(() => {
    const form = container.current?.form;
    if (!form) return;
    const look = () => {
      const field = form.elements.namedItem(name);
      if (field && "value" in field) setEnabled(is(String(field.value)));
    };
    look();
    form.addEventListener("input", look);
    return () => form.removeEventListener("input", look);
  }, [name, is]);

  return (
    <fieldset ref={container} disabled={!isEnabled} hidden={!isEnabled} className="contents">
      {children}
    </fieldset>
  );
}

type MoreFieldsProps = {
  /** Subject of the fields. */
  label: string;
  errors: Record<string, string>;
  children: ReactNode;
};

/** Collapsed optional fields; expanded when one of them is filled in or refused. */
export function MoreFields({ label, errors, children }: MoreFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const fields = details.current?.querySelectorAll<HTMLInputElement>("input, select, textarea");
    if ([...(fields ?? [])].some(({ name, value }) => value !== "" || errors[name]))
      details.current?.setAttribute("open", "");
  }, [errors]);

  // A restored draft fires the same event as typing.
  return (
    <details
      ref={details}
      onInput={({ currentTarget }) => currentTarget.setAttribute("open", "")}
      className="group sm:col-span-2"
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-link">
        {label}
        <ChevronDown className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-x-5 gap-y-4 sm:grid-cols-2">{children}</div>
    </details>
  );
}

type CodeFieldProps = { id: string; label: string; hint?: string; error?: string };

/** Field of a one-time code; phones suggest the one of their own authenticator app. */
export function CodeField({ id, label, hint, error }: CodeFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Input
        {...fieldProps(id, { hint, error })}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        className="tracking-widest tabular-nums"
        required
      />
    </Field>
  );
}

/** Password field with a button that reveals its value; hidden again on submit. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, "type">) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  return (
    <div className="relative">
      <Input
        {...props}
        ref={input}
        type={shown ? "text" : "password"}
        className="pr-24"
        spellCheck={false}
      />
      <button
        type="button"
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 rounded-control px-3 text-sm font-semibold text-spruce hover:bg-frost"
      >
        <span>{shown ? "Masquer" : "Afficher"}</span>
        <span className="sr-only"> le mot de passe</span>
      </button>
    </div>
  );
}

/** Hidden from users and the tab order, but a normal field to a bot. */
export function Honeypot() {
  return (
    <label aria-hidden="true" className="sr-only">
      Ne rien écrire ici
      <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  );
}

/**
 * On a slow connection the user may choose a file before hydration, so its change event is lost. Fires it
 * again, so that all handlers above the field receive it.
 */
export function useEarlyFile(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (input.current?.files?.length) {
      input.current.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }, [input]);
}
