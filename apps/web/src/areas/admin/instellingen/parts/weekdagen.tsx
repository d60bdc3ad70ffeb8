import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { WEEKDAGEN } from '@spelrijk/domain/oefentijd';
import { weekdagNaam } from '../../../../shared/date/weekdag.ts';
import instellingenCss from '../instellingen.module.css';

interface WeekdagenProps {
  readonly label: string;
  /** null: every day. */
  readonly dagen: readonly number[] | null;
  readonly uit: boolean;
  readonly onSet: (dagen: number[] | null) => void;
}

/** The days of the week, each on or off; all on is no choice at all, and the last one stays. */
export function Weekdagen({ label, dagen, uit, onSet }: WeekdagenProps) {
  const aan = dagen ?? WEEKDAGEN;
  const set = (dag: number): void => {
    const nieuw = WEEKDAGEN.filter((ander) => aan.includes(ander) !== (ander === dag));
    onSet(nieuw.length === WEEKDAGEN.length ? null : nieuw);
  };
  return (
    <fieldset aria-label={label} className={instellingenCss['weekdagen']}>
      {WEEKDAGEN.map((dag) => (
        <FormControlLabel
          key={dag}
          disabled={uit || (aan.length === 1 && aan.includes(dag))}
          control={<Checkbox checked={aan.includes(dag)} onChange={() => set(dag)} />}
          label={weekdagNaam(dag)}
        />
      ))}
    </fieldset>
  );
}
