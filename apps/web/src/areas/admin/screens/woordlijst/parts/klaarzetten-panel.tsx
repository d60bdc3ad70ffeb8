import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { Toewijzing } from '@spelrijk/contract/woordlijsten';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { useState } from 'react';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import panel from '../../../parts/parts.module.css';
import type { Woordlijsten } from '../../../woordlijsten.ts';
import css from '../../../woorden/woorden.module.css';

interface KlaarzettenPanelProps {
  readonly id: string;
  readonly aantal: number;
  readonly toewijzing: Toewijzing | null;
  readonly leerlingen: readonly { readonly id: string; readonly naam: string }[];
  readonly assign: Woordlijsten['assign'];
}

type Wie = Toewijzing['voor'] | 'niemand';

interface Keuze {
  readonly wie: Wie;
  readonly leerlingIds: readonly string[];
  readonly van: string;
  readonly tot: string;
}

const toKeuze = (toewijzing: Toewijzing | null): Keuze =>
  toewijzing
    ? { wie: toewijzing.voor, leerlingIds: toewijzing.leerlingIds, van: toewijzing.van ?? '', tot: toewijzing.tot ?? '' }
    : { wie: 'niemand', leerlingIds: [], van: '', tot: '' };

const toToewijzing = ({ wie, leerlingIds, van, tot }: Keuze): Toewijzing | null =>
  wie === 'niemand'
    ? null
    : { voor: wie, leerlingIds: wie === 'groep' ? [] : [...leerlingIds], van: van === '' ? null : van, tot: tot === '' ? null : tot };

const MIN_WOORDEN = 4;

/** For whom the list is on, and from when until when. */
export function KlaarzettenPanel({ id, aantal, toewijzing, leerlingen, assign }: KlaarzettenPanelProps) {
  const { t } = useTexts(lijstenTeksten);
  const [keuze, setKeuze] = useState(() => toKeuze(toewijzing));
  const { wie, leerlingIds, van, tot } = keuze;
  const isOmgekeerd = van !== '' && tot !== '' && tot < van;
  const isLeeg = wie === 'leerlingen' && leerlingIds.length === 0;
  const toggle = (leerlingId: string, on: boolean): void =>
    setKeuze({ ...keuze, leerlingIds: on ? [...leerlingIds, leerlingId] : leerlingIds.filter((other) => other !== leerlingId) });
  const done = assign.isSuccess ? t(assign.variables.toewijzing === null ? 'klaarzetten.weggehaald' : 'klaarzetten.gedaan') : undefined;
  return (
    <section className={panel['paneel']}>
      <h2>{t('klaarzetten.kop')}</h2>
      <p>{t('klaarzetten.uitleg')}</p>
      {aantal < MIN_WOORDEN && <p>{t('klaarzetten.teKort')}</p>}
      <div className={css['velden']}>
        <RadioGroup
          aria-label={t('klaarzetten.wie')}
          value={wie}
          onChange={(_, value) => setKeuze({ ...keuze, wie: value === 'groep' || value === 'leerlingen' ? value : 'niemand' })}
        >
          {(['niemand', 'groep', 'leerlingen'] as const).map((value) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={t(`klaarzetten.${value}`)} />
          ))}
        </RadioGroup>
        {wie === 'leerlingen' && (
          <div className={css['wie']}>
            {leerlingen.map(({ id: leerlingId, naam }) => (
              <FormControlLabel
                key={leerlingId}
                label={naam}
                control={<Checkbox checked={leerlingIds.includes(leerlingId)} onChange={(_, on) => toggle(leerlingId, on)} />}
              />
            ))}
          </div>
        )}
        {wie !== 'niemand' && (
          <div className={css['rij']}>
            {(['van', 'tot'] as const).map((name) => (
              <TextField
                key={name}
                type="date"
                label={t(`klaarzetten.${name}`)}
                value={keuze[name]}
                error={isOmgekeerd}
                helperText={name === 'van' ? t('klaarzetten.datums') : isOmgekeerd ? t('klaarzetten.omgekeerd') : ' '}
                onChange={({ target }) => setKeuze({ ...keuze, [name]: target.value })}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            ))}
          </div>
        )}
        <div>
          <Button
            disabled={assign.isPending || isOmgekeerd || isLeeg || (wie === 'niemand' && toewijzing === null)}
            onClick={() => assign.mutate({ id, toewijzing: toToewijzing(keuze) })}
          >
            {assign.isPending ? t('bezig') : t(wie === 'niemand' ? 'klaarzetten.haalWeg' : 'klaarzetten.bewaar')}
          </Button>
        </div>
        <FormAlert error={assign.error} done={done} />
      </div>
    </section>
  );
}
