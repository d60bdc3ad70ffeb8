import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { useId } from 'react';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useInstelling } from '../../use-instelling.ts';
import { LETTERS, MATEN, RUIMTES, type Leeswijze } from './leeswijze.ts';
import css from './leeswijze.module.css';

interface PanelProps {
  readonly wijze: Leeswijze;
  readonly onChange: (anders: Partial<Leeswijze>) => void;
  /** Whether there is more than one paragraph. */
  readonly stukken: boolean;
}

/** The child sets its own letters: what its docent set is what it begins with. */
export function LeeswijzePanel({ wijze, onChange, stukken }: PanelProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  const { instelling } = useInstelling();
  const { letter = instelling.lettertype, maat = instelling.lettergrootte, ruimte = instelling.spatiering } = wijze;
  return (
    <section className={css['paneel']} aria-label={t('plank.wijze.knop')}>
      <Choice
        legend={t('plank.wijze.letter')}
        options={LETTERS}
        now={letter}
        name={(keus) => t(`plank.wijze.letters.${keus}`)}
        onPick={(keus) => onChange({ letter: keus })}
      />
      <Choice
        legend={t('plank.wijze.maat')}
        options={MATEN}
        now={maat}
        name={(keus) => t(`plank.wijze.maten.${keus}`)}
        onPick={(keus) => onChange({ maat: keus })}
      />
      <Choice
        legend={t('plank.wijze.ruimte')}
        options={RUIMTES}
        now={ruimte}
        name={(keus) => t(`plank.wijze.ruimtes.${keus}`)}
        onPick={(keus) => onChange({ ruimte: keus })}
      />
      <fieldset>
        <legend>{t('plank.wijze.hulp')}</legend>
        <Check label={t('plank.wijze.liniaal')} on={wijze.liniaal} onFlip={(liniaal) => onChange({ liniaal })} />
        {stukken && <Check label={t('plank.wijze.stuk')} on={wijze.stuk} onFlip={(stuk) => onChange({ stuk })} />}
      </fieldset>
    </section>
  );
}

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly options: readonly T[];
  readonly now: T;
  readonly name: (keus: T) => string;
  readonly onPick: (keus: T) => void;
}

function Choice<T extends string>({ legend, options, now, name, onPick }: ChoiceProps<T>) {
  const group = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((keus) => (
        <label key={keus}>
          <input type="radio" name={group} checked={keus === now} onChange={() => onPick(keus)} /> {name(keus)}
        </label>
      ))}
    </fieldset>
  );
}

function Check({ label, on, onFlip }: { readonly label: string; readonly on: boolean; readonly onFlip: (on: boolean) => void }) {
  return (
    <label>
      <input type="checkbox" checked={on} onChange={({ target }) => onFlip(target.checked)} /> {label}
    </label>
  );
}
