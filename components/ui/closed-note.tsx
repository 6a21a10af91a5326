/** Stands where the apply button would, and says why there is none. */
export function ClosedNote({ children }: { children: string }) {
  return (
    <p className="rounded-control bg-grey px-4 py-3 text-center font-semibold text-on-grey">
      {children}
    </p>
  );
}
