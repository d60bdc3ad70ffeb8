import { mdiAlertCircle } from '@mdi/js';
import type { Aandacht } from '@spelrijk/contract/groepen';
import { adminTeksten } from '@spelrijk/teksten/admin';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './parts.module.css';

function useReasonText(short: boolean): (reason: Aandacht) => string {
  const { t } = useTexts(adminTeksten);
  return ({ code, naam = '', getal = 0 }) => {
    const words = { count: getal, categorie: naam };
    return short ? t(`aandacht.kort.${code}`, words) : t(`aandacht.${code}`, words);
  };
}

interface ReasonsProps {
  readonly reasons: readonly Aandacht[];
  /** A few words instead of a sentence with what the teacher can do. */
  readonly short?: boolean;
  /** What is pressed for the heaviest one. */
  readonly hand?: ReactNode;
}

/** A sentence of what to do about it. */
function useAdvice(): (reason: Aandacht) => string {
  const { t } = useTexts(adminTeksten);
  return ({ code, lezen }) =>
    lezen && (code === 'loopt-vast' || code === 'zakt-terug') ? t(`aandacht.doeLezen.${code}`) : t(`aandacht.doe.${code}`);
}

/** Why a leerling asks for attention, the heaviest reason first with what to do about it: one thing at a time. */
export function Reasons({ reasons, short = false, hand }: ReasonsProps) {
  const textOf = useReasonText(short);
  const adviceOf = useAdvice();
  return (
    <ul className={css['redenen']}>
      {reasons.map((reason, index) => (
        <li key={`${reason.code}${reason.categorie}`}>
          <svg className={css['let-op']} viewBox="0 0 24 24" aria-hidden="true">
            <path d={mdiAlertCircle} />
          </svg>
          <div>
            {textOf(reason)}
            {!short && index === 0 && <span className={css['advies']}>{adviceOf(reason)}</span>}
            {index === 0 && hand}
          </div>
        </li>
      ))}
    </ul>
  );
}
