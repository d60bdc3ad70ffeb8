import { useTranslation } from 'react-i18next';
import css from './chart.module.css';

interface MarkedWordProps {
  readonly word: string;
  /** UTF-16 offsets of the place, end exclusive; an empty place stands between two letters. */
  readonly start: number;
  readonly end: number;
  readonly wrong?: boolean;
}

/** A word with the place where it went wrong: underlined, not only coloured. */
export function MarkedWord({ word, start, end, wrong = false }: MarkedWordProps) {
  const { t } = useTranslation('admin');
  if (word === '') return <em>{t('voortgang.fouten.niets')}</em>;
  return (
    <span className={css['woord']}>
      {word.slice(0, start)}
      <mark className={css['plek']} data-fout={wrong} data-leeg={start === end}>
        {word.slice(start, end)}
      </mark>
      {word.slice(end)}
    </span>
  );
}
