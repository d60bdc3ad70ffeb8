import { mdiCheckBold } from '@mdi/js';
import type { Opgave } from '@spelrijk/domain/opgave';
import { Icon } from '@spelrijk/ui/icon';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Picture } from '../../parts/picture.tsx';
import { readBeside } from '../../play/prompt.ts';
import css from './prompt-bar.module.css';

interface PromptTextProps {
  readonly opgave: Opgave;
  readonly right: boolean;
  /** An answer is kept, and nothing is said about it. */
  readonly toets: boolean;
  readonly showSentence: boolean;
  /** What is asked is seen on the stage, and only there. */
  readonly onStage: boolean;
  /** What has to be done, in one sentence. */
  readonly task: string;
}

/** The picture with what to do, the sentence with its gap, or the word that was just right. */
export function PromptText({ opgave, right, toets, showSentence, onStage, task }: PromptTextProps) {
  const { t } = useTexts(leerlingTeksten);
  const { woord, zin, plaatje } = opgave.woord;
  const { vraag } = opgave;
  const nieuw = opgave.tekst?.nieuw ?? [];
  const splits = opgave.antwoordvorm === 'SPLIT';
  const beside = showSentence && !splits ? readBeside(opgave, onStage) : null;
  if (right && toets) return <p className={css['tekst']}>{t('toets.bewaard')}</p>;
  if (right) {
    return (
      <p className={`${css['tekst']} ${css['goed']}`}>
        <Icon path={mdiCheckBold} />
        <span className="verborgen">{t('fout.goed')}: </span>
        {woord}
      </p>
    );
  }
  // A letter that stands on the stage leaves its question to us.
  if (vraag !== undefined && (!onStage || opgave.toon !== undefined)) return <p className={css['tekst']}>{vraag}</p>;
  return (
    <>
      {plaatje !== undefined && !onStage && (
        <span className={css['plaatje']}>
          <Picture name={plaatje} size={48} />
        </span>
      )}
      {beside && 'woord' in beside && <p className={css['tekst']}>{beside.woord}</p>}
      {beside && 'voor' in beside && (
        <p className={css['tekst']}>
          {beside.voor}
          <span className={css['gat']} aria-hidden="true" />
          <span className="verborgen">…</span>
          {beside.na}
        </p>
      )}
      {!beside && (
        <p className={css['tekst']}>
          {showSentence && splits && zin !== undefined ? zin : task}
          {nieuw.length > 0 && ` ${t('spel.nieuw', { woorden: nieuw.join(', ') })}`}
        </p>
      )}
    </>
  );
}
