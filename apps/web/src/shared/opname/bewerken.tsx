import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { findSpeech, masterRecording, type Stuk } from '@spelrijk/spraak/monsters';
import { opnamestudioTeksten } from '@spelrijk/teksten/opnamestudio';
import { useMemo, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { judgeOpname, isMogelijk, type Beoordeling } from './oordeel.ts';
import { playMonsters } from './luisteren.ts';
import { OPNAME_HERTZ } from './maat.ts';
import css from './opname.module.css';
import { Golfbeeld } from './golfbeeld.tsx';

interface BewerkenProps {
  readonly monsters: Float32Array<ArrayBuffer>;
  readonly bezig: boolean;
  /** The longest that may be kept. */
  readonly maxMs?: number;
  readonly onSave: (stuk: Float32Array<ArrayBuffer>, volgende: boolean) => void;
  readonly onWeg: () => void;
}

/** A new recording: cut, seen, heard as it will be heard, and kept or thrown away. */
export function Bewerken({ monsters, bezig, maxMs, onSave, onWeg }: BewerkenProps) {
  const { t } = useTexts(opnamestudioTeksten);
  const [stuk, setStuk] = useState<Stuk>(() => findSpeech(monsters, OPNAME_HERTZ));
  const deel = useMemo(() => monsters.slice(stuk.begin, stuk.eind), [monsters, stuk]);
  const beoordeling = useMemo(() => judgeOpname(monsters, deel, maxMs), [monsters, deel, maxMs]);
  const mag = isMogelijk(beoordeling.oordeel);
  const listen = (): void => playMonsters(new Float32Array(masterRecording(monsters, OPNAME_HERTZ, stuk)), OPNAME_HERTZ);
  return (
    <section className={css['bewerken']} aria-labelledby="studio-bewerk">
      <h3 id="studio-bewerk">{t('bewerk')}</h3>
      <Golfbeeld monsters={monsters} stuk={stuk} onStuk={setStuk} />
      <Maten beoordeling={beoordeling} />
      <div className={css['knoppen']}>
        <Button variant="outlined" disabled={beoordeling.oordeel === 'stil'} onClick={listen}>
          {t('luister')}
        </Button>
        <Button variant="text" onClick={() => setStuk(findSpeech(monsters, OPNAME_HERTZ))}>
          {t('knipZelf')}
        </Button>
        <Button variant="text" onClick={() => setStuk({ begin: 0, eind: monsters.length })}>
          {t('heel')}
        </Button>
      </div>
      <div className={css['knoppen']}>
        <Button disabled={!mag || bezig} onClick={() => onSave(deel, false)}>
          {t(bezig ? 'bewaren' : 'bewaar')}
        </Button>
        <Button variant="outlined" disabled={!mag || bezig} onClick={() => onSave(deel, true)}>
          {t('bewaarVolgende')}
        </Button>
        <Button variant="text" color="error" disabled={bezig} onClick={onWeg}>
          {t('opnieuw')}
        </Button>
      </div>
    </section>
  );
}

const SOORT = { goed: 'success', zacht: 'warning', hard: 'warning', ruis: 'warning', stil: 'error', lang: 'error', kort: 'error' } as const;

function Maten({ beoordeling: { meting, oordeel } }: { readonly beoordeling: Beoordeling }) {
  const { t, i18n } = useTexts(opnamestudioTeksten);
  // Below the noise of any microphone there is nothing to tell.
  const getal = (x: number, cijfers: number): string =>
    Number.isFinite(x) && x > -90
      ? x.toLocaleString(i18n.language, { maximumFractionDigits: cijfers, minimumFractionDigits: cijfers })
      : '–';
  return (
    <>
      <dl className={css['maten']}>
        <div>
          <dt>{t('duur')}</dt>
          <dd>{t('seconden', { aantal: getal(meting.ms / 1000, 2) })}</dd>
        </div>
        <div>
          <dt>{t('sterkte')}</dt>
          <dd>{t('decibel', { aantal: getal(meting.luidheid, 0) })}</dd>
        </div>
        <div>
          <dt>{t('ruis')}</dt>
          <dd>{t('decibel', { aantal: getal(meting.ruis, 0) })}</dd>
        </div>
      </dl>
      <output>
        <Alert severity={SOORT[oordeel]}>{t(`letOp.${oordeel}`)}</Alert>
      </output>
    </>
  );
}
