import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { Letterbord } from '@spelrijk/game-kit/stage/view';
import { schrijfvelTeksten } from '@spelrijk/teksten/schrijfvel';
import { BigButton } from '@spelrijk/ui/big-button';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { dictationPlan, type Replay, replayPlan } from '../../../shared/audio/plan.ts';
import { player } from '../../../shared/audio/player.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './vel.module.css';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { layoutFor, TOETSTEKENS } from '../../../shared/kindbeeld/letterbord.ts';
import { landkaartQuery } from '../landkaart-query.ts';
import { useInstelling } from '../use-instelling.ts';
import { useMedia } from '../use-media.ts';

/** The letter board for who has no keys, or was given one; null where there are keys to type on. */
function useBord() {
  const { leerlingId = '' } = useParams();
  const { i18n } = useTexts(algemeenTeksten);
  const { toetsenbord } = useInstelling().instelling;
  const touch = useMedia('(pointer: coarse)');
  const keys = useMedia('(any-pointer: fine)');
  const jaargroep = useQuery(landkaartQuery(leerlingId)).data?.leerling.jaargroep ?? 5;
  if (toetsenbord === 'automatisch' || toetsenbord === 'geen') {
    const asks = toetsenbord === 'automatisch' ? touch : touch && !keys;
    return asks ? layoutFor(i18n.language === 'nl-BE' ? 'be' : 'nl', jaargroep) : null;
  }
  return toetsenbord;
}

const LANGST = 80;

type Klinkt = Pick<Opgave, 'audio'>;

/** What a test allows to be heard. */
export interface Grens {
  /** It was heard before: a page that is loaded again may not be a way to hear it once more. */
  readonly isGehoord: boolean;
  /** How often it may still be heard again; null: without end. */
  readonly over: number | null;
  readonly onHear: () => void;
}

/** Hearing the word: at once the first time, and again when asked; the clock runs from the first time. */
function useHeard(item: Klinkt, field: RefObject<HTMLTextAreaElement | null>, grens: Grens | undefined) {
  const [heard, setHeard] = useState(true);
  const begun = useRef(0);
  const say = useEffectEvent(() => {
    begun.current = performance.now();
    field.current?.focus();
    if (grens?.isGehoord) return;
    grens?.onHear();
    void player.play(dictationPlan(item)).then(setHeard);
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
      field.current?.focus();
      if (grens?.over === 0) return;
      player.unlock();
      grens?.onHear();
      void player.play(replayPlan(item, which)).then(setHeard);
    },
  };
}

interface ReplayProps extends Klinkt {
  readonly isZin: boolean;
  readonly over: number | null;
  readonly onReplay: (which: Replay) => void;
}

function ReplayButtons({ audio, isZin, over, onReplay }: ReplayProps) {
  const { t } = useTexts(schrijfvelTeksten);
  if (over === 0) return <p>{t('opgehoord')}</p>;
  return (
    <>
      <div className={css['knoppen']}>
        <BigButton tone="papier" onClick={() => onReplay('woord')}>
          {t(isZin ? 'zin' : 'hoor')}
        </BigButton>
        {audio.langzaam !== undefined && (
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
      {over !== null && <p>{t('nogKeer', { count: over })}</p>}
    </>
  );
}

interface SchrijfvelProps extends Klinkt {
  /** A whole sentence is asked instead of a word. */
  readonly isZin?: boolean;
  /** The sentence with a gap, to read; null when there is none. */
  readonly zin: string | null;
  /** What is asked in a sentence that is read: it is not dictated. */
  readonly vraag?: string | undefined;
  readonly nr: number;
  readonly totaal: number;
  readonly isLast: boolean;
  readonly grens?: Grens;
  /** What was given is on its way. */
  readonly isBezig?: boolean;
  readonly onAnswer: (gegeven: string, rtMs: number) => void;
}

/** One word or sentence: listen, or read where nothing is dictated, write, on. What is typed may change until the button. */
export function Schrijfvel({ audio, isZin = false, zin, vraag, nr, totaal, isLast, grens, isBezig = false, onAnswer }: SchrijfvelProps) {
  const { t } = useTexts(schrijfvelTeksten);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { heard, passed, again } = useHeard({ audio }, field, grens);
  const bord = useBord();
  const asked = useId();
  const verder = t(isLast ? 'klaar' : 'verder');
  const give = (gegeven: string): void => {
    if (!isBezig) onAnswer(gegeven, passed());
  };
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
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <p className={css['tel']}>{t(isZin ? 'nummerZin' : 'nummer', { nr, totaal })}</p>
      {vraag !== undefined && (
        <p className={css['zin']} id={asked}>
          {vraag}
        </p>
      )}
      {zin !== null && <p className={css['zin']}>{zin}</p>}
      {!heard && vraag === undefined && <p>{t('geenGeluid')}</p>}
      {(vraag === undefined || audio.woord !== undefined) && (
        <ReplayButtons audio={audio} isZin={isZin} over={grens?.over ?? null} onReplay={again} />
      )}
      <textarea
        ref={field}
        className={css['veld']}
        // A sentence is read over before it goes: all of it is in sight, on a telephone too.
        rows={isZin ? 2 : 1}
        aria-label={t(vraag !== undefined ? 'typStreep' : isZin ? 'typZin' : 'typ')}
        aria-describedby={vraag === undefined ? undefined : asked}
        value={typed}
        maxLength={LANGST}
        lang="nl"
        // Our own board stands below: that of a device suggests words and mends them.
        inputMode={bord === null ? 'text' : 'none'}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target }) => setTyped(target.value.replaceAll(/\s*\n\s*/gu, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          next();
        }}
      />
      {bord !== null && <Letterbord indeling={bord} tekens={TOETSTEKENS} hoofdletters spatie klaarTekst={verder} onInput={press} />}
      <div className={css['knoppen']}>
        <BigButton tone="papier" disabled={isBezig} onClick={() => give('')}>
          {t('overslaan')}
        </BigButton>
        {/* Our own board has this key itself. */}
        {bord === null && (
          <BigButton type="submit" disabled={isBezig || typed.trim() === ''}>
            {verder}
          </BigButton>
        )}
      </div>
    </form>
  );
}
