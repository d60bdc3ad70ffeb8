import { mdiAlertCircle } from '@mdi/js';
import type { Aandacht } from '@spelrijk/contract/groepen';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { categorieenQuery } from '../queries.ts';
import css from './parts.module.css';

/** The sentence of each reason; null while the name of a categorie is still on its way. */
function useReasonText(): (reason: Aandacht) => string | null {
  const { t } = useTranslation('admin');
  const { data: namen } = useQuery(categorieenQuery);
  return ({ code, categorie = '', getal = 0 }) => {
    const needsName = code === 'loopt-vast' || code === 'zakt-terug';
    if (needsName && !namen) return null;
    return t(`aandacht.${code}`, { count: getal, categorie: namen?.get(categorie) ?? categorie });
  };
}

interface ReasonsProps {
  readonly reasons: readonly Aandacht[];
  /** Also says what the teacher can do. */
  readonly advice?: boolean;
}

/** Why a leerling asks for attention, in sentences, and what to do about it. */
export function Reasons({ reasons, advice = false }: ReasonsProps) {
  const { t } = useTranslation('admin');
  const textOf = useReasonText();
  return (
    <ul className={css['redenen']}>
      {reasons.map((reason) => (
        <li key={`${reason.code}${reason.categorie}`}>
          <svg className={css['let-op']} viewBox="0 0 24 24" aria-hidden="true">
            <path d={mdiAlertCircle} />
          </svg>
          <span>
            {textOf(reason)}
            {advice && <span className={css['advies']}>{t(`aandacht.doe.${reason.code}`)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
