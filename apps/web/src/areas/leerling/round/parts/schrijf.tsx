import type { Regio } from '@spelrijk/domain/admin';
import type { Opgave } from '@spelrijk/domain/opgave';
import { needsHoofdletters, needsSpatie, tekensOf } from '@spelrijk/game-kit/stage';
import type { Accent, Indeling } from '@spelrijk/game-kit/stage';
import { Letterbord } from '@spelrijk/game-kit/stage/view';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { Bloep } from '@spelrijk/ui/blob';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { BEGINNER, layoutFor } from '../../../../shared/kindbeeld/letterbord.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { trickySpan } from '../../play/judge.ts';
import { greyLetter, nextLetter, readPress, schrijfstukVan, writeLetter, startSchrijven } from '../../play/schrijf.ts';
import type { Schrijven } from '../../play/schrijf.ts';
import { useOneSwitch } from '../../audio/device-setting.ts';
import type { PromptControl } from '../use-prompt.ts';
import css from './schrijf.module.css';

interface SchrijfProps {
  readonly opgave: Opgave;
  readonly prompt: PromptControl;
  readonly regio: Regio;
  readonly jaargroep: number;
  /** Which board; null: there are keys to type on. */
  readonly bord: Indeling | 'automatisch' | null;
  readonly onVerder: () => void;
}

/** How long the finished word stands, in milliseconds. */
const STAAT_MS = 900;

/** Over everything else. The focus is on all of it: else the first letter of the board has the ring around it, as if it were the one to write. */
function useOpen(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);
  return dialog;
}

/** A missed word once more, whole: copied, then from memory. Short, on the stage of the game itself. */
export function Schrijf({ opgave, prompt, regio, jaargroep, bord, onVerder }: SchrijfProps) {
  const { t } = useTexts(leerlingTeksten);
  const [stand, setStand] = useState(() => startSchrijven(schrijfstukVan(opgave).tekst));
  const dialog = useOpen();
  const accent = useRef<Accent>(undefined);
  const oneSwitch = useOneSwitch();
  const { woord, stap } = stand;
  const write = (letter: string): void => setStand((now) => writeLetter(now, letter));
  const done = useEffectEvent(onVerder);
  const say = useEffectEvent(() => prompt.say('woord'));
  useEffect(() => {
    if (stap !== 'klaar') return say();
    const timer = setTimeout(() => done(), STAAT_MS);
    return () => clearTimeout(timer);
  }, [stap]);
  const onKey = (event: KeyboardEvent): void => {
    const onButton = event.target instanceof Element && event.target.closest('button') !== null;
    // What is typed with AltGr is a letter too.
    const isShortcut = !event.getModifierState('AltGraph') && (event.ctrlKey || event.metaKey || event.altKey);
    if (isShortcut || (event.key.length !== 1 && event.key !== 'Dead') || (event.key === ' ' && onButton)) return;
    event.preventDefault();
    const { letters, wacht } = readPress(event, accent.current);
    accent.current = wacht;
    for (const letter of oneSwitch ? [nextLetter(stand)] : letters) write(letter);
  };
  const onTap = (event: MouseEvent): void => {
    const onButton = event.target instanceof Element && event.target.closest('button') !== null;
    // With one switch every press writes the next letter.
    if (oneSwitch && !onButton) write(nextLetter(stand));
  };
  const onCancel = (event: SyntheticEvent): void => event.preventDefault();
  const indeling = bord === null || bord === 'automatisch' ? layoutFor(regio, jaargroep) : bord;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- letters are typed anywhere in it, and with one switch a tap anywhere writes
    <dialog
      ref={dialog}
      className={css['sluier']}
      tabIndex={-1}
      aria-labelledby="schrijf-kop"
      onCancel={onCancel}
      onKeyDown={onKey}
      onClick={onTap}
    >
      <div className={css['paneel']} data-stap={stap}>
        <div className={css['bloep']}>
          <Bloep mood="blij" alive />
        </div>
        <div className={css['inhoud']}>
          <h2 id="schrijf-kop" className={css['kop']}>
            {t(stap === 'na' ? 'schrijf.na' : stap === 'hoofd' ? 'schrijf.hoofd' : 'fout.zoMoet')}
          </h2>
          {stap === 'na' && <Voorbeeld opgave={opgave} />}
          <Vakjes stand={stand} />
          <p className="verborgen" aria-live="polite">
            {stand.mis ? t('schrijf.mis') : t('schrijf.vak', { nummer: stand.vakken.inhoud.length, totaal: stand.vakken.doel.length })}
          </p>
        </div>
      </div>
      {bord !== null && (
        <div className={css['bord']}>
          <Letterbord
            indeling={indeling}
            tekens={tekensOf([woord])}
            hoofdletters={needsHoofdletters([woord])}
            spatie={needsSpatie([woord])}
            uit={stap === 'klaar'}
            klaarTekst={t('schrijf.help')}
            onInput={(input) => {
              if (input.soort === 'letter') write(input.letter);
              else if (input.soort === 'klaar') write(nextLetter(stand));
            }}
            {...(jaargroep <= BEGINNER && indeling === 'abc' ? { alleenVoor: woord } : {})}
          />
        </div>
      )}
    </dialog>
  );
}

/** The word to copy, its tricky piece bold and underlined. */
function Voorbeeld({ opgave }: { readonly opgave: Opgave }) {
  const { tekst: woord, start: vanaf } = schrijfstukVan(opgave);
  const span = trickySpan(opgave, null);
  const [start, end] = [span.start - vanaf, span.end - vanaf];
  return (
    <p className={css['voorbeeld']} lang="nl">
      {woord.slice(0, start)}
      {end > start && <strong>{woord.slice(start, end)}</strong>}
      {woord.slice(end)}
    </p>
  );
}

/** One box a letter; what was missed twice stands grey in its box. */
function Vakjes({ stand }: { readonly stand: Schrijven }) {
  const { doel, inhoud } = stand.vakken;
  return (
    <p className={css['vakjes']} lang="nl" data-letters={doel.length > 9 ? 'veel' : undefined}>
      {doel.map((_, i) => (
        // Boxes never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={i} className={css['vak']} data-nu={i === inhoud.length} data-mis={i === inhoud.length && stand.mis}>
          {inhoud[i] ?? (i === inhoud.length ? <span className={css['grijs']}>{greyLetter(stand)}</span> : '')}
        </span>
      ))}
    </p>
  );
}
