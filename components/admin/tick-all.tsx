import { Button } from "@/components/ui/button";

type Props = {
  /** Number of selected rows. */
  ticked: number;
  onTick: (all: boolean) => void;
};

/** Selects or clears all rows; hidden without scripts, which it needs. */
export function TickAll({ ticked, onTick }: Props) {
  return (
    <p className="tick-all">
      <Button variant="quiet" onClick={() => onTick(true)}>
        Tout cocher
      </Button>
      {ticked > 0 && (
        <Button variant="quiet" onClick={() => onTick(false)}>
          Tout décocher
        </Button>
      )}
    </p>
  );
}
