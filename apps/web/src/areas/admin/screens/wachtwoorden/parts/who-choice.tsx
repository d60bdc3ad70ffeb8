import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { naamVan } from '../../../beheer.ts';
import css from '../wachtwoorden.module.css';

export interface Wie {
  readonly soort: 'zonder' | 'allemaal' | 'gekozen';
  readonly gekozen: readonly string[];
}

/** Whom nobody ever made a card for. */
const zonderKaart = (leerlingen: readonly BeheerLeerling[]): readonly string[] =>
  leerlingen.filter(({ wachtwoord }) => wachtwoord === 'geen').map(({ id }) => id);

/** Who that is in this groep now. */
export function idsVan({ soort, gekozen }: Wie, leerlingen: readonly BeheerLeerling[]): readonly string[] {
  if (soort === 'zonder') return zonderKaart(leerlingen);
  const allen = leerlingen.map(({ id }) => id);
  return soort === 'allemaal' ? allen : allen.filter((id) => gekozen.includes(id));
}

interface WhoChoiceProps {
  readonly leerlingen: readonly BeheerLeerling[];
  readonly wie: Wie;
  readonly onChange: (wie: Wie) => void;
}

/** Who gets a card: by itself those who have none, because a new card makes an old one useless. */
export function WhoChoice({ leerlingen, wie, onChange }: WhoChoiceProps) {
  const { t } = useTexts(beheerTeksten);
  const { soort, gekozen } = wie;
  const choose = (value: string): void => {
    if (value === 'zonder' || value === 'allemaal' || value === 'gekozen') onChange({ soort: value, gekozen });
  };
  const toggle = (id: string, on: boolean): void =>
    onChange({ soort, gekozen: on ? [...gekozen, id] : gekozen.filter((other) => other !== id) });
  return (
    <fieldset>
      <legend>{t('kaarten.wie')}</legend>
      <RadioGroup value={soort} onChange={(_, value) => choose(value)}>
        <FormControlLabel value="zonder" control={<Radio />} label={t('kaarten.zonder', { count: zonderKaart(leerlingen).length })} />
        <FormControlLabel value="allemaal" control={<Radio />} label={t('kaarten.allemaal', { count: leerlingen.length })} />
        <FormControlLabel value="gekozen" control={<Radio />} label={t('kaarten.gekozen', { count: gekozen.length })} />
      </RadioGroup>
      {soort === 'gekozen' && (
        <div className={css['wie']}>
          {leerlingen.map((leerling) => (
            <FormControlLabel
              key={leerling.id}
              label={naamVan(leerling)}
              control={<Checkbox checked={gekozen.includes(leerling.id)} onChange={(_, on) => toggle(leerling.id, on)} />}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
