import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from './stones.module.css';

interface StonesProps {
  /** Per word: null still to come, else the attempt in which it was right (0 = it will come back). */
  readonly done: readonly (number | null)[];
  /** Index of the word in play, or -1. */
  readonly current: number;
}

/** Progress as stepping stones: a star for right at once, a dot for done, a ring for now. */
export function Stones({ done, current }: StonesProps) {
  const { t } = useTexts(leerlingTeksten);
  const ready = done.filter((outcome) => outcome !== null).length;
  const label = t('spel.voortgang', { nummer: Math.min(done.length, current >= 0 ? current + 1 : ready), totaal: done.length });
  return (
    <div className={css['stenen']}>
      <span className="verborgen">{label}</span>
      {done.map((outcome, index) => (
        // Stones never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <span
          key={index}
          aria-hidden="true"
          className={css['steen']}
          data-soort={index === current ? 'nu' : outcome === null ? 'straks' : outcome === 1 ? 'ster' : 'gedaan'}
        >
          {outcome === 1 && index !== current && (
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path
                d="M12 3l2.700 5.800 6.300.8-4.600 4.400 1.200 6.200L12 17.100l-5.600 3.100 1.200-6.200L3 9.600l6.300-.8z"
                fill="#8a5a00"
              />
            </svg>
          )}
          {outcome !== null && outcome !== 1 && index !== current && (
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M5 13l5 5L20 7" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          )}
        </span>
      ))}
    </div>
  );
}
