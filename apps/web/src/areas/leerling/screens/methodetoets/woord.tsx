import type { Toetsitem } from '@spelrijk/contract/zittingen';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { Letterbord } from '@spelrijk/game-kit/stage/view';
import { leerlingMethodetoetsTeksten } from '@spelrijk/teksten/leerling-methodetoets';
import { BigButton } from '@spelrijk/ui/big-button';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { audioOf, dictationPlan, type Replay, replayPlan } from '../../../../shared/audio/plan.ts';
import { player } from '../../../../shared/audio/player.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from '../../parts/vel.module.css';
import { useBord } from '../../use-bord.ts';
import { countGehoord, gehoordVan } from './gehoord.ts';

/** The same signs for every word, needed or not: a board that fits the word would betray it. */
const TEKENS = ["'", '-', 'é', 'è', 'ë', 'ï', 'ö', 'ü'];
const LANGST = 80;

/** Hearing the word: at once the first time, and again as often as may be; the clock runs from the first time. */
function useHeard(item: Toetsitem, afspeel: number | null, field: RefObject<HTMLInputElement | null>) {
  const [heard, setHeard] = useState(true);
  const [keer, setKeer] = useState(() => gehoordVan(item.id));
  const begun = useRef(0);
  const say = useEffectEvent(() => {
    begun.current = performance.now();
    field.current?.focus();
    for (const adres of audioOf([item])) void player.load(adres);
    // A page that was loaded again may not be a way to hear it once more.
    if (keer !== null) return;
    countGehoord(item.id);
    void player.play(dictationPlan(item)).then(setHeard);
  });
  useEffect(() => {
    say();
    return () => player.stop();
  }, []);
  const over = afspeel === null ? null : Math.max(0, afspeel - (keer ?? 0));
  return {
    heard,
    /** How often it may still be heard; null: without end. */
    over,
    passed: (): number => performance.now() - begun.current,
    again: (which: Replay): void => {
      field.current?.focus();
      if (over === 0) return;
      player.unlock();
      setKeer(countGehoord(item.id));
      void player.play(replayPlan(item, which)).then(setHeard);
    },
  };
}

interface ReplayProps extends Pick<Toetsitem, 'audio'> {
  readonly over: number | null;
  readonly onReplay: (which: Replay) => void;
}

function ReplayButtons({ audio, over, onReplay }: ReplayProps) {
  const { t } = useTexts(leerlingMethodetoetsTeksten);
  if (over === 0) return <p>{t('opgehoord')}</p>;
  return (
    <>
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
      {over !== null && <p>{t('nogKeer', { count: over })}</p>}
    </>
  );
}

interface WoordProps {
  readonly item: Toetsitem;
  readonly totaal: number;
  readonly afspeel: number | null;
  /** What was given is on its way. */
  readonly isBezig: boolean;
  readonly onAnswer: (gegeven: string, rtMs: number) => void;
}

/** One word: listen, write, on. What is typed may change until the button. */
export function Woord({ item, totaal, afspeel, isBezig, onAnswer }: WoordProps) {
  const { t } = useTexts(leerlingMethodetoetsTeksten);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { heard, over, passed, again } = useHeard(item, afspeel, field);
  const bord = useBord();
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
      <p className={css['tel']}>{t('nummer', { nr: item.nr, totaal })}</p>
      {item.zin !== null && <p className={css['zin']}>{item.zin}</p>}
      {!heard && <p>{t('geenGeluid')}</p>}
      <ReplayButtons audio={item.audio} over={over} onReplay={again} />
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
        <BigButton tone="papier" disabled={isBezig} onClick={() => give('')}>
          {t('overslaan')}
        </BigButton>
        <BigButton type="submit" disabled={isBezig || typed.trim() === ''}>
          {t(item.nr === totaal ? 'klaarKnop' : 'volgende')}
        </BigButton>
      </div>
    </form>
  );
}
