import { mdiVolumeHigh } from '@mdi/js';
import type { Regio } from '@spelrijk/domain/admin';
import { isLeesvorm } from '@spelrijk/domain/oefenvormen';
import { explainRegel, regelVan } from '@spelrijk/taal/uitleg';
import { BigButton, RoundButton } from '@spelrijk/ui/big-button';
import { Bloep } from '@spelrijk/ui/blob';
import { Icon } from '@spelrijk/ui/icon';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';
import { player } from '../../../../shared/audio/player.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useOneSwitch, useSoundOn } from '../../audio/device-setting.ts';
import { KeepWords } from '../../parts/keep-words.tsx';
import { Picture } from '../../parts/picture.tsx';
import { useRust } from '../../parts/use-verder.ts';
import { plekOf, type Plek } from '../../play/hints.ts';
import { exampleOf, markWritten, regelBij, SPLIT_TEKEN, tellsWord, wrongCount, wrongSpan } from '../../play/judge.ts';
import { deedVan, firstSport, isSpelkeuze, keuzeOf, waaromNiet, type Keuze } from '../../play/keuze.ts';
import { leesuitleg } from '../../play/prompt.ts';
import { nextSport, type Hulptempo, type Sport } from '../../play/ladder.ts';
import type { PromptControl } from '../use-prompt.ts';
import type { Uitleg } from '../../play/host.ts';
import css from './feedback.module.css';
import type { TextOf } from '../../../../shared/texts/catalogs.ts';

interface FeedbackProps {
  readonly uitleg: Uitleg;
  readonly prompt: PromptControl;
  readonly regio: Regio;
  /** Says all of it by itself: for who cannot read it yet. */
  readonly young: boolean;
  /** How fast the ladder of help is gone down. */
  readonly tempo: Hulptempo;
  /** It was typed, also where another game gives a choice. */
  readonly typt: boolean;
  readonly onVerder: () => void;
}

/** How long the example stands before the child goes on, in milliseconds. */
const KIJK_MS = 1500;

/** Slides in after a wrong answer and goes down the ladder: where to look, the rule, the answer. The child can ask for the next rung. */
export function Feedback({ uitleg, prompt, regio, young, tempo, typt, onVerder }: FeedbackProps) {
  const { t } = useTexts(leerlingTeksten);
  const step = (uitleg.poging - 1) % 3;
  const titleId = 'fout-kop';
  const go = useRef<HTMLButtonElement>(null);
  const [sport, setSport] = useState(() => firstSport(uitleg, tempo));
  const kind = step === 2 ? 'terug' : sport === 'antwoord' ? 'kijk' : 'bijna';
  const ready = useRust(kind === 'kijk' ? KIJK_MS : undefined);
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
    const speech = { uitleg, regio, kind: kind === 'bijna' ? sport : kind } as const;
    const text = [whereOf(uitleg, sport, t, true), ruleOf(uitleg, sport, t, true, regio)].join(' ').trim();
    void import('../../audio/speak-feedback.ts').then(({ speakFeedback }) => speakFeedback(speech, text));
  };
  const begin = useEffectEvent(() => {
    if (young && prompt.soundOn) sayAll();
    else if (kind === 'kijk') prompt.say('woord');
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
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- with one switch a tap anywhere goes on
    <dialog ref={dialog} className={css['sluier']} aria-labelledby={titleId} onCancel={onCancel} onClick={onTap}>
      <div className={css['paneel']} data-soort={kind}>
        <div className={css['bloep']}>
          <Bloep mood={kind === 'bijna' ? 'denkt' : 'blij'} alive />
        </div>
        <div className={css['inhoud']}>
          <h2 id={titleId} className={css['kop']}>
            <Wave />
            {t(kind === 'bijna' ? 'fout.bijna' : kind === 'kijk' ? 'fout.kijk' : 'fout.zoMoet')}
          </h2>
          {kind === 'bijna' ? (
            <Bijna uitleg={uitleg} sport={sport} typt={typt} regio={regio} />
          ) : (
            <Example uitleg={uitleg} back={step === 2} />
          )}
          <HearAll onHear={sayAll} />
        </div>
        <div className={css['knoppen']}>
          {prompt.audible && (
            <RoundButton name={t('spel.hoorOpnieuw')} onClick={() => prompt.say('woord')}>
              <Icon path={mdiVolumeHigh} />
            </RoundButton>
          )}
          {kind === 'bijna' && (
            <BigButton tone="papier" onClick={() => setSport(nextSport(sport))}>
              {t('fout.meerHulp')}
            </BigButton>
          )}
          <BigButton ref={go} tone="zon" disabled={kind !== 'bijna' && !ready} aria-disabled={!ready} onClick={() => ready && onVerder()}>
            {t(kind === 'bijna' ? 'fout.nogEenKeer' : kind === 'kijk' ? 'fout.schrijfNa' : 'fout.verder')}
          </BigButton>
        </div>
      </div>
    </dialog>
  );
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

const wherePlek = ({ opgave, oordeel }: Uitleg): Plek => plekOf(wrongSpan(opgave, oordeel.diagnose), opgave.woord.woord);

/** Where to look; '' where that is seen from what was chosen between. */
const whereOf = (uitleg: Uitleg, sport: Sport, t: TextOf<['leerling']>, soundOn: boolean): string =>
  sport === 'plek' && keuzeOf(uitleg.opgave, uitleg.oordeel.gegeven, soundOn) === null ? t(`hint.${wherePlek(uitleg)}`) : '';

interface BijnaProps extends Pick<FeedbackProps, 'uitleg' | 'typt' | 'regio'> {
  readonly sport: Sport;
}

/** What was made of it with the place marked; then what was chosen between, or where to look, and why a choice is not it; one rung lower the rule. */
function Bijna({ uitleg, sport, typt, regio }: BijnaProps) {
  const { t } = useTexts(leerlingTeksten);
  const { opgave, oordeel } = uitleg;
  const soundOn = useSoundOn();
  const keuze = keuzeOf(opgave, oordeel.gegeven, soundOn);
  const where = whereOf(uitleg, sport, t, soundOn);
  const rule = ruleOf(uitleg, sport, t, soundOn, regio);
  // What was chosen says nothing of the word it was chosen for.
  const asked =
    opgave.regelvraag && opgave.vorm === 'welke-regel' ? opgave.woord.woord : opgave.vorm === 'goed-fout' ? opgave.vraag : undefined;
  return (
    <>
      {asked !== undefined && (
        <p className={css['woord']} lang="nl">
          {asked}
        </p>
      )}
      <p className={css['jij']}>
        <span className={css['label']}>{t(`fout.${deedVan(opgave, typt)}`)}</span>
        {keuze ? <span className={css['woord']}>{oordeel.gegeven}</span> : <Written uitleg={uitleg} />}
        {opgave.plaatjes && <Chosen name={oordeel.geschreven} />}
      </p>
      {keuze && <Choice keuze={keuze} />}
      {where !== '' && <p className={css['regel']}>{where}</p>}
      {rule !== '' && rule.split('\n').map((zin) => <Zin key={zin} zin={zin} citaten={citatenVan(opgave)} />)}
    </>
  );
}

/** Sentences that can be quoted: those of the text, and what was read to find the answer. */
const citatenVan = ({ tekst, vraag }: Uitleg['opgave']): readonly string[] => tekst?.alineas.flat() ?? [vraag ?? ''];

function Zin({ zin, citaten }: { readonly zin: string; readonly citaten: readonly string[] }) {
  return (
    <p className={css['regel']} lang="nl">
      {citaten.some((citaat) => citaat.includes(zin)) ? <mark className={css['bewijs']}>{zin}</mark> : <KeepWords text={zin} />}
    </p>
  );
}

/** Between which two the doubt is, each to hear where they sound different in this word. */
function Choice({ keuze }: { readonly keuze: Keuze }) {
  const { t } = useTexts(leerlingTeksten);
  const { woord, een, ander, klanken } = keuze;
  const hear = (adres: string): void => {
    player.unlock();
    void player.play([{ soort: 'klank', adres }]);
  };
  return (
    <div className={css['keuze']}>
      <p className={css['regel']}>{t(klanken ? 'fout.hoorKeuze' : 'fout.schrijfKeuze', { woord, een, ander })}</p>
      {klanken &&
        [een, ander].map((letters, i) => (
          <button key={letters} type="button" className={css['hoor']} onClick={() => hear(klanken[i] ?? '')}>
            <Icon path={mdiVolumeHigh} size={22} />
            {letters}
          </button>
        ))}
    </div>
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

/** What the first feedback says in words, besides what was written; '' when there is nothing to say, or only where to look. */
function ruleOf(uitleg: Uitleg, sport: Sport, t: TextOf<['leerling']>, soundOn: boolean, regio: Regio): string {
  const { opgave, oordeel } = uitleg;
  const waarom = waaromNiet(uitleg, regio);
  if (waarom !== '' || sport === 'plek') return waarom;
  if (isLeesvorm(opgave.vorm)) return leesuitleg(opgave, opgave.vorm, oordeel.gegeven, soundOn).join('\n');
  const gezegd = opgave.zinsvraag?.regel ?? opgave.regelvraag?.tegen[oordeel.gegeven];
  if (gezegd !== undefined) return gezegd;
  if (opgave.antwoordvorm === 'SPLIT') {
    const count = wrongCount(opgave, oordeel.geschreven);
    return count === null ? t('fout.splitsPlek') : t('fout.splits', { count });
  }
  const rule = isSpelkeuze(opgave) || tellsWord(opgave, oordeel.uitleg) ? '' : oordeel.uitleg;
  // Beside letters that were chosen a rule about other letters is left out: what is doubted between stands there.
  if (rule === '') return explainRegel(regelBij(opgave, oordeel.diagnose) ?? (opgave.gat && opgave.keuzes ? '' : regelVan(opgave)));
  // What was chosen or written stands above it; of a sentence this says which word is meant.
  return opgave.keuzes || !opgave.woord.woord.includes(' ') ? rule.replace(/^Je schreef [^.!?]*[.!?] /, '') : rule;
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
          <mark key={index} className={tekst === '' ? css['gemist'] : css['mis']}>
            {tekst === '' ? <span className="verborgen"> {t('fout.missing')} </span> : tekst}
          </mark>
        ) : (
          tekst
        ),
      )}
    </span>
  );
}

/** What is said beside the answer; nothing where a word was cut: its pieces say all. */
function answerRule({ opgave, oordeel }: Uitleg, t: TextOf<['leerling']>): string {
  if (opgave.antwoordvorm === 'SPLIT' && !isLeesvorm(opgave.vorm)) return '';
  const gezegd = opgave.zinsvraag?.uitleg ?? opgave.regelvraag?.uitleg;
  if (gezegd !== undefined) return gezegd;
  const regel = regelBij(opgave, oordeel.diagnose);
  return regel === null ? t('fout.let') : explainRegel(regel);
}

/** The right word, large, with its tricky piece bold and underlined. */
function Example({ uitleg, back }: { readonly uitleg: Uitleg; readonly back: boolean }) {
  const { t } = useTexts(leerlingTeksten);
  const { opgave, oordeel } = uitleg;
  const { gelezen, woord, start, end } = exampleOf(opgave, oordeel.diagnose);
  const rule = back ? t('fout.terug') : answerRule(uitleg, t);
  const bewijs = opgave.lezen?.bewijs ?? [];
  return (
    <>
      {gelezen !== undefined && (
        <p className={css['regel']} lang="nl">
          {gelezen}
        </p>
      )}
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
