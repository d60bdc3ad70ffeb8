import { mdiVolumeHigh } from '@mdi/js';
import type { Regio } from '@spelrijk/domain/admin';
import { isLeesvorm } from '@spelrijk/domain/oefenvormen';
import { LEESTIPS } from '@spelrijk/taal/leesopdrachten';
import { explainRegel } from '@spelrijk/taal/uitleg';
import { BigButton, RoundButton } from '@spelrijk/ui/big-button';
import { Bloep } from '@spelrijk/ui/blob';
import { Icon } from '@spelrijk/ui/icon';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';
import type { TFunction } from 'i18next';
import { player } from '../../../../shared/audio/player.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useSoundOn } from '../../audio/sound-setting.ts';
import { KeepWords } from '../../parts/keep-words.tsx';
import { Picture } from '../../parts/picture.tsx';
import { useOneSwitch } from '../../switch-setting.ts';
import { markWritten, SPLIT_TEKEN, trickySpan } from '../../play/judge.ts';
import type { PromptControl } from '../use-prompt.ts';
import type { Uitleg } from '../../play/host.ts';
import css from './feedback.module.css';

interface FeedbackProps {
  readonly uitleg: Uitleg;
  readonly prompt: PromptControl;
  readonly regio: Regio;
  /** Says all of it by itself: for who cannot read it yet. */
  readonly young: boolean;
  readonly onVerder: () => void;
}

/** How long the example stands before the child goes on, in milliseconds. */
const KIJK_MS = 1500;

/** Slides in after a wrong answer. First: what you wrote, where it went wrong, the rule. Then: look, this is how. */
export function Feedback({ uitleg, prompt, regio, young, onVerder }: FeedbackProps) {
  const { t } = useTexts(leerlingTeksten);
  const step = (uitleg.poging - 1) % 3;
  const titleId = 'fout-kop';
  const go = useRef<HTMLButtonElement>(null);
  const ready = useReady(step === 1 ? KIJK_MS : 0);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    if (ready) go.current?.focus({ preventScroll: true });
  }, [ready]);
  const sayAll = (): void => {
    player.unlock();
    const speech = { uitleg, regio };
    void import('../../audio/speak-feedback.ts').then(({ speakFeedback }) => speakFeedback(speech, ruleOf(uitleg, t)));
  };
  const begin = useEffectEvent(() => {
    if (young && prompt.soundOn) sayAll();
    else if (step === 1) prompt.say('woord');
  });
  useEffect(() => begin(), []);
  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (ready) onVerder();
  };
  const oneSwitch = useOneSwitch();
  const onTap = (event: MouseEvent): void => {
    const onButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (oneSwitch && ready && !onButton) onVerder();
  };
  const kinds = ['bijna', 'kijk', 'terug'] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- with one switch a tap anywhere goes on
    <dialog ref={dialog} className={css['sluier']} aria-labelledby={titleId} onCancel={onCancel} onClick={onTap}>
      <div className={css['paneel']} data-soort={kinds[step]}>
        <div className={css['bloep']}>
          <Bloep mood={step === 0 ? 'denkt' : 'blij'} alive />
        </div>
        <div className={css['inhoud']}>
          <h2 id={titleId} className={css['kop']}>
            <Wave />
            {t(step === 0 ? 'fout.bijna' : step === 1 ? 'fout.kijk' : 'fout.zoMoet')}
          </h2>
          {step === 0 ? <FirstTime uitleg={uitleg} /> : <Example uitleg={uitleg} back={step === 2} />}
          <HearAll onHear={sayAll} />
        </div>
        <div className={css['knoppen']}>
          {prompt.audible && (
            <RoundButton name={t('spel.hoorOpnieuw')} onClick={() => prompt.say('woord')}>
              <Icon path={mdiVolumeHigh} />
            </RoundButton>
          )}
          <BigButton ref={go} tone="zon" disabled={!ready} onClick={onVerder}>
            {t(step === 0 ? 'fout.nogEenKeer' : step === 1 ? 'fout.schrijfNa' : 'fout.verder')}
          </BigButton>
        </div>
      </div>
    </dialog>
  );
}

function useReady(ms: number): boolean {
  const [ready, setReady] = useState(ms === 0);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return ready;
}

/** The amber wave: "not yet right" without red. */
function Wave() {
  return (
    <svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="16" fill="#fff3d6" stroke="#c9760a" strokeWidth="4" strokeDasharray="7 5" strokeLinecap="round" />
      <path d="M11 22q4.500 -7 9 0t9 0" fill="none" stroke="#c9760a" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

function FirstTime({ uitleg }: { readonly uitleg: Uitleg }) {
  const { t } = useTexts(leerlingTeksten);
  const { opgave } = uitleg;
  const splits = opgave.antwoordvorm === 'SPLIT';
  const rule = ruleOf(uitleg, t);
  return (
    <>
      <p className={css['jij']}>
        <span className={css['label']}>{t(opgave.keuzes ? 'fout.jijKoos' : splits ? 'fout.jijHakte' : 'fout.jijSchreef')}</span>
        <Written uitleg={uitleg} />
        {opgave.plaatjes && <Chosen name={uitleg.oordeel.geschreven} />}
      </p>
      {rule !== '' && (
        <p className={css['regel']}>
          <KeepWords text={rule} />
        </p>
      )}
    </>
  );
}

/** The picture behind a word, where pictures are chosen: by children who may not be able to read the word. */
function Chosen({ name }: { readonly name: string }) {
  return name === '' ? null : (
    <span className={css['plaatje']}>
      <Picture name={name} size={72} />
    </span>
  );
}

/** What the first feedback says in words, besides what was written; '' when there is nothing to say. */
function ruleOf({ opgave, oordeel }: Uitleg, t: TFunction<'leerling'>): string {
  if (isLeesvorm(opgave.vorm)) return LEESTIPS[opgave.vorm];
  if (opgave.antwoordvorm === 'SPLIT') return t('fout.splits', { count: oordeel.geschreven.split(SPLIT_TEKEN).length });
  return oordeel.uitleg || explainRegel(opgave.categorie);
}

/** All of it read aloud: what was written, and the rule at the place. */
function HearAll({ onHear }: { readonly onHear: () => void }) {
  const { t } = useTexts(leerlingTeksten);
  if (!useSoundOn()) return null;
  return (
    <button type="button" className={css['hoor']} onClick={onHear}>
      <Icon path={mdiVolumeHigh} size={22} />
      {t('fout.hoorUitleg')}
    </button>
  );
}

function Written({ uitleg }: { readonly uitleg: Uitleg }) {
  const { t } = useTexts(leerlingTeksten);
  const { geschreven, diagnose } = uitleg.oordeel;
  if (geschreven === '') return <span className={css['woord']}>{t('fout.niets')}</span>;
  const pieces =
    uitleg.opgave.antwoordvorm === 'SPLIT'
      ? [{ tekst: geschreven.replaceAll(SPLIT_TEKEN, ' · '), mis: false }]
      : markWritten(geschreven, diagnose.afwijkingen);
  return (
    <span className={css['woord']} lang="nl">
      {pieces.map(({ tekst, mis }, index) =>
        mis ? (
          // Pieces of one answer never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <mark
            key={index}
            className={tekst === '' ? css['gemist'] : css['mis']}
            {...(tekst === '' ? { 'aria-label': t('fout.missing') } : {})}
          >
            {tekst}
          </mark>
        ) : (
          tekst
        ),
      )}
    </span>
  );
}

/** The right word, large, with its tricky piece bold and underlined. */
function Example({ uitleg, back }: { readonly uitleg: Uitleg; readonly back: boolean }) {
  const { t } = useTexts(leerlingTeksten);
  const { opgave, oordeel } = uitleg;
  const { woord } = opgave.woord;
  const { start, end } = trickySpan(opgave, oordeel.diagnose);
  const rule = back ? t('fout.terug') : explainRegel(opgave.categorie);
  const bewijs = opgave.lezen?.bewijs ?? [];
  return (
    <>
      <p className={css['voorbeeld']} lang="nl">
        {opgave.antwoordvorm === 'SPLIT' ? (
          opgave.woord.klankgroepen.join(' · ')
        ) : (
          <>
            {woord.slice(0, start)}
            {end > start && <strong>{woord.slice(start, end)}</strong>}
            {woord.slice(end)}
          </>
        )}
        {opgave.plaatjes && <Chosen name={opgave.antwoord} />}
      </p>
      {bewijs.length > 0 && (
        <p className={css['regel']} lang="nl">
          {t('fout.hierStaatHet')} <mark className={css['bewijs']}>{bewijs.join(' … ')}</mark>
        </p>
      )}
      {rule !== '' && (
        <p className={css['regel']}>
          <KeepWords text={rule} />
        </p>
      )}
    </>
  );
}
