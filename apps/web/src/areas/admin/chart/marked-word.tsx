import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './chart.module.css';

/** Letters; what is longer is a sentence, which may go on on the next line. */
const LANGSTE_WOORD = 24;

interface MarkedWordProps {
  readonly word: string;
  /** UTF-16 offsets of the place, end exclusive; an empty place stands between two letters. */
  readonly start: number;
  readonly end: number;
  readonly wrong?: boolean;
}

/** A word with the place where it went wrong: underlined, not only coloured. */
export function MarkedWord({ word, start, end, wrong = false }: MarkedWordProps) {
  const { t } = useTexts(kindvoortgangTeksten);
  if (word === '') return <em>{t('fouten.niets')}</em>;
  return (
    <span className={css['woord']} data-zin={word.length > LANGSTE_WOORD}>
      {word.slice(0, start)}
      <mark className={css['plek']} data-fout={wrong} data-leeg={start === end}>
        {word.slice(start, end)}
      </mark>
      {word.slice(end)}
    </span>
  );
}
