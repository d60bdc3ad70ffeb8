import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { Letterbord } from '@spelrijk/game-kit/stage/view';
import { leerlingDicteeTeksten } from '@spelrijk/teksten/leerling-dictee';
import { BigButton } from '@spelrijk/ui/big-button';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { dictationPlan, type Replay, replayPlan } from '../../../../shared/audio/plan.ts';
import { player } from '../../../../shared/audio/player.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from '../../parts/vel.module.css';
import { useBord } from '../../use-bord.ts';

/** The same signs for every word, needed or not: a board that fits the word would betray it. */
const TEKENS = ["'", '-', 'é', 'è', 'ë', 'ï', 'ö', 'ü'];
const LANGST = 80;

/** Hearing the word: at once, and again when asked; the clock runs from the first time. */
function useHeard(opgave: Opgave, field: RefObject<HTMLInputElement | null>) {
  const [heard, setHeard] = useState(true);
  const begun = useRef(0);
  const say = useEffectEvent(() => {
    begun.current = performance.now();
    field.current?.focus();
    void player.play(dictationPlan(opgave)).then(setHeard);
  });
  useEffect(() => {
    say();
    return () => player.stop();
  }, []);
  return {
    heard,
    /** Milliseconds since the word was said. */
    passed: (): number => performance.now() - begun.current,
    again: (which: Replay): void => {
      player.unlock();
      void player.play(replayPlan(opgave, which)).then(setHeard);
      field.current?.focus();
    },
  };
}

function ReplayButtons({ audio, onReplay }: Pick<Opgave, 'audio'> & { readonly onReplay: (which: Replay) => void }) {
  const { t } = useTexts(leerlingDicteeTeksten);
  return (
    <div className={css['knoppen']}>
      <BigButton tone="papier" onClick={() => onReplay('woord')}>
        {t('hoor')}
      </BigButton>
      {audio.woord !== undefined && (
        <BigButton tone="papier" onClick={() => onReplay('langzaam')}>
          {t('langzaam')}
        </BigButton>
      )}
      {audio.zin !== undefined && (
        <BigButton tone="papier" onClick={() => onReplay('zin')}>
          {t('zin')}
        </BigButton>
      )}
    </div>
  );
}

interface WordProps {
  readonly opgave: Opgave;
  readonly nr: number;
  readonly totaal: number;
  readonly isLast: boolean;
  readonly onAnswer: (gegeven: string, rtMs: number) => void;
}

/** One word: listen, write, on. */
export function Word({ opgave, nr, totaal, isLast, onAnswer }: WordProps) {
  const { t } = useTexts(leerlingDicteeTeksten);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { heard, passed, again } = useHeard(opgave, field);
  const bord = useBord();
  const give = (gegeven: string): void => onAnswer(gegeven, passed());
  const next = (): void => {
    if (typed.trim() !== '') give(typed.trim());
  };
  const press = (input: GameInput): void => {
    if (input.soort === 'letter') setTyped((nu) => (nu + input.letter).slice(0, LANGST));
    else if (input.soort === 'wis') setTyped((nu) => [...nu].slice(0, -1).join(''));
    else if (input.soort === 'klaar') next();
  };
  return (
    <form
      className={css['vel']}
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <p className={css['tel']}>{t('nummer', { nr, totaal })}</p>
      {opgave.woord.zin !== undefined && <p className={css['zin']}>{opgave.woord.zin}</p>}
      {!heard && <p>{t('geenGeluid')}</p>}
      <ReplayButtons audio={opgave.audio} onReplay={again} />
      <input
        ref={field}
        className={css['veld']}
        aria-label={t('typ')}
        value={typed}
        maxLength={LANGST}
        lang="nl"
        // Our own board stands below: that of a device suggests words and mends them.
        inputMode={bord === null ? 'text' : 'none'}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      {bord !== null && <Letterbord indeling={bord} tekens={TEKENS} hoofdletters spatie klaarTekst={t('bordKlaar')} onInput={press} />}
      <div className={css['knoppen']}>
        <BigButton tone="papier" onClick={() => give('')}>
          {t('overslaan')}
        </BigButton>
        <BigButton type="submit" disabled={typed.trim() === ''}>
          {t(isLast ? 'klaarKnop' : 'volgende')}
        </BigButton>
      </div>
    </form>
  );
}
