import { Button } from "@/components/ui/button";

type Props = {
  /** How many rows are ticked. */
  ticked: number;
  onTick: (all: boolean) => void;
};

/** Ticks every row of a table, or none; above the table, which scripts alone can tick so. */
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
