import { golfVan } from '@spelrijk/spraak/golf';
import type { Stuk } from '@spelrijk/spraak/monsters';
import { opnamestudioTeksten } from '@spelrijk/teksten/opnamestudio';
import { useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { OPNAME_HERTZ } from './maat.ts';
import css from './opname.module.css';

const KOLOMMEN = 300;
const HOOG = 100;

interface GolfbeeldProps {
  readonly monsters: Float32Array;
  readonly stuk: Stuk;
  readonly onStuk: (stuk: Stuk) => void;
}

const toMs = (monster: number): number => Math.round((1000 * monster) / OPNAME_HERTZ);
const toMonster = (ms: number): number => Math.round((ms * OPNAME_HERTZ) / 1000);

/** The shortest piece two handles leave between them (ms). */
const KIER = 60;

/** The recording as a picture, with a handle at both ends: by mouse, by touch and by the arrow keys, 10 ms a step. */
export function Golfbeeld({ monsters, stuk, onStuk }: GolfbeeldProps) {
  const { t } = useTexts(opnamestudioTeksten);
  const kolommen = useMemo(() => golfVan(monsters, KOLOMMEN), [monsters]);
  const top = Math.max(0.05, ...kolommen.map(({ hoog, laag }) => Math.max(hoog, -laag)));
  const y = (waarde: number): number => HOOG / 2 - (waarde / top) * (HOOG / 2 - 2);
  const lijn = kolommen.map(({ hoog, laag }, i) => `M${i} ${y(hoog).toFixed(1)}V${Math.max(y(laag), y(hoog) + 0.5).toFixed(1)}`).join('');
  const deel = (monster: number): number => (KOLOMMEN * monster) / monsters.length;
  const eindMs = toMs(monsters.length);
  return (
    <div className={css['golf']}>
      <p className="verborgen">{t('golf')}</p>
      <svg viewBox={`0 0 ${KOLOMMEN} ${HOOG}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={lijn} className={css['lijn']} />
        <rect x="0" y="0" width={deel(stuk.begin)} height={HOOG} className={css['weg']} />
        <rect x={deel(stuk.eind)} y="0" width={KOLOMMEN - deel(stuk.eind)} height={HOOG} className={css['weg']} />
        <path d={`M${deel(stuk.begin)} 0V${HOOG}M${deel(stuk.eind)} 0V${HOOG}`} className={css['snede']} />
      </svg>
      <input
        type="range"
        className={css['handvat']}
        aria-label={t('begin')}
        min={0}
        max={eindMs}
        step={10}
        value={toMs(stuk.begin)}
        onChange={({ target }) => onStuk({ ...stuk, begin: Math.min(toMonster(target.valueAsNumber), stuk.eind - toMonster(KIER)) })}
      />
      <input
        type="range"
        className={css['handvat']}
        aria-label={t('eind')}
        min={0}
        max={eindMs}
        step={10}
        value={toMs(stuk.eind)}
        onChange={({ target }) =>
          onStuk({ ...stuk, eind: Math.max(Math.min(toMonster(target.valueAsNumber), monsters.length), stuk.begin + toMonster(KIER)) })
        }
      />
    </div>
  );
}
