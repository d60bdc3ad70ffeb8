import {
  mdiAccountVoice,
  mdiBookOpenPageVariantOutline,
  mdiDotsHorizontal,
  mdiEarHearing,
  mdiEye,
  mdiKeyboardOutline,
  mdiLightbulbOnOutline,
  mdiMessageTextOutline,
  mdiPause,
  mdiTooltipQuestionOutline,
  mdiTurtle,
  mdiVolumeHigh,
  mdiVolumeOff,
} from '@mdi/js';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { Paneel, RunFase } from '@spelrijk/game-kit/contract';
import { RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import type { PromptControl } from '../use-prompt.ts';
import { PromptText } from './prompt-text.tsx';
import { Stones } from './stones.tsx';
import css from './prompt-bar.module.css';
import type { TextOf } from '../../../../shared/texts/catalogs.ts';

interface PromptBarProps {
  readonly opgave: Opgave | undefined;
  readonly opgaven: readonly Opgave[];
  readonly fase: RunFase;
  readonly done: readonly (number | null)[];
  readonly prompt: PromptControl;
  readonly paneel: Paneel;
  readonly dockOpen: boolean;
  readonly onDock: () => void;
  readonly onPause: () => void;
  /** Null: no hints. */
  readonly onHint: (() => void) | null;
  /** Nothing is said about right or wrong. */
  readonly toets: boolean;
  /** What the stepping stones lead to. */
  readonly thuis?: ReactNode | undefined;
  /** After a click the keyboard belongs to the game again; who tabbed here stays here. */
  readonly onClicked: () => void;
}

/** Beside pause and "meer" so many round buttons are in sight: with more, none is seen. */
const IN_ZICHT = 2;

/** Above the stage: pause and progress, the word as it is asked, and what helps with it. */
export function PromptBar(props: PromptBarProps) {
  const { opgave, opgaven, fase, done, prompt, toets } = props;
  const { t } = useTexts(leerlingTeksten);
  const [asked, setAsked] = useState('');
  const current = fase === 'klaar' ? -1 : opgaven.findIndex(({ id }) => id === opgave?.id);
  const sentence = (): void => {
    setAsked(opgave?.id ?? '');
    prompt.say('zin');
  };
  const doen = [...(opgave ? doenBij(opgave, { ...props, asked: asked === opgave.id, sentence, t }) : []), ...doenAltijd(props, t)];
  // One that would be alone behind "meer" stands in its place.
  const zicht = doen.length === IN_ZICHT + 1 ? doen.length : IN_ZICHT;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only watches the buttons inside
    <header className={css['balk']} data-geen-schakel="" onClick={(event) => event.detail > 0 && props.onClicked()}>
      <RoundButton className={css['pauze'] ?? ''} name={t('spel.pauze')} onClick={props.onPause}>
        <Icon path={mdiPause} />
      </RoundButton>
      <div className={css['stenen']}>
        <Stones done={toets ? done.map((outcome) => outcome && 0) : done} current={current} />
      </div>
      {props.thuis && (
        <span className={css['thuis']} aria-hidden="true">
          {props.thuis}
        </span>
      )}
      <div className={css['vraag']}>
        {opgave && (
          <Asked key={opgave.id} opgave={opgave} fase={fase} prompt={prompt} toets={toets} asked={asked === opgave.id}>
            {doen.slice(0, zicht).filter(isVraag).map(renderRond)}
          </Asked>
        )}
        {/* Without words to ask there is a feast, not an empty band. */}
        {!opgave && fase === 'klaar' && <p className={css['klaar']}>{t('einde.kop')}</p>}
      </div>
      <div className={css['rechts']}>
        {doen
          .slice(0, zicht)
          .filter((doe) => !isVraag(doe))
          .map(renderRond)}
        {doen.length > zicht && <Meer doen={doen.slice(zicht)} naam={t('spel.meer')} />}
      </div>
    </header>
  );
}

/** Something that can be done beside the answer. */
interface Doe {
  readonly key: string;
  readonly icon: string;
  readonly name: string;
  readonly doe: () => void;
  readonly uit?: boolean;
  readonly ingedrukt?: boolean;
  /** The one that puts the question: large, and what a switch stands on; it is left of the question, as what else asks it is. */
  readonly soort?: 'vraagt' | 'leest';
}

const isVraag = ({ soort }: Doe): boolean => soort !== undefined;

const renderRond = ({ key, icon, name, doe, uit, ingedrukt, soort }: Doe): ReactNode => (
  <RoundButton
    key={key}
    strong={soort === 'vraagt'}
    data-schakel={soort === 'vraagt' && !uit ? '' : undefined}
    name={name}
    disabled={uit}
    aria-pressed={ingedrukt}
    onClick={doe}
  >
    <Icon path={icon} size={26} />
  </RoundButton>
);

interface Bij extends PromptBarProps {
  readonly asked: boolean;
  readonly sentence: () => void;
  readonly t: TextOf<['leerling']>;
}

/** What helps with this opgave, what is used most first. */
function doenBij(opgave: Opgave, { fase, prompt, onHint, asked, sentence, t }: Bij): readonly Doe[] {
  const { audible, kind, left, soundOn } = prompt;
  if (mustHear(opgave) && !soundOn) return [];
  const uit = left === 0 && fase === 'spelen';
  const times = (name: string): string => (left === null ? name : `${name} (${t('spel.nogKeer', { count: left })})`);
  const doen: (Doe | false | null)[] = [
    audible && {
      key: 'woord',
      icon: mdiEarHearing,
      name: times(t('spel.hoorOpnieuw')),
      doe: () => prompt.say('woord'),
      uit,
      soort: 'vraagt',
    },
    !audible && kind === 'flits' && { key: 'kijk', icon: mdiEye, name: t('spel.kijkOpnieuw'), doe: prompt.again, soort: 'vraagt' },
    prompt.sayTekst && {
      key: 'tekst',
      icon: mdiBookOpenPageVariantOutline,
      name: t('spel.hoorTekst'),
      doe: prompt.sayTekst,
      soort: 'leest',
    },
    prompt.sayVraag && { key: 'vraag', icon: mdiTooltipQuestionOutline, name: t('spel.hoorVraag'), doe: prompt.sayVraag, soort: 'leest' },
    onHint && { key: 'hint', icon: mdiLightbulbOnOutline, name: t('spel.hint'), doe: onHint, uit: fase !== 'spelen' },
    audible && { key: 'langzaam', icon: mdiTurtle, name: times(t('spel.langzaam')), doe: () => prompt.say('langzaam'), uit },
    audible &&
      opgave.woord.zin !== undefined && {
        key: 'zin',
        icon: mdiMessageTextOutline,
        name: t(opgave.audio.zin === undefined ? 'spel.toonZin' : 'spel.zin'),
        doe: sentence,
        ingedrukt: asked,
      },
    soundOn && { key: 'opdracht', icon: mdiAccountVoice, name: t('spel.hoorOpdracht'), doe: prompt.sayTask },
  ];
  return doen.filter((doe) => doe !== false && doe !== null);
}

/** What is there whatever is asked. */
function doenAltijd({ prompt, paneel, dockOpen, onDock }: PromptBarProps, t: TextOf<['leerling']>): readonly Doe[] {
  const { soundOn, toggleSound } = prompt;
  return [
    ...(paneel === 'geen' ? [] : [{ key: 'bord', icon: mdiKeyboardOutline, name: t('spel.bord'), doe: onDock, ingedrukt: dockOpen }]),
    {
      key: 'geluid',
      icon: soundOn ? mdiVolumeHigh : mdiVolumeOff,
      name: t(soundOn ? 'spel.geluidUit' : 'spel.geluidAan'),
      doe: toggleSound,
    },
  ];
}

/** Behind one button, each with its name in words: what is needed less often. */
function Meer({ doen, naam }: { readonly doen: readonly Doe[]; readonly naam: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const hier = useRef<HTMLDivElement>(null);
  const knop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const buiten = (event: PointerEvent): void => {
      if (event.target instanceof Node && !hier.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', buiten);
    return () => document.removeEventListener('pointerdown', buiten);
  }, [open]);
  const sluit = (terug: boolean): void => {
    setOpen(false);
    if (terug) knop.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open || event.key !== 'Escape') return;
    // Escape is pause for the game.
    event.stopPropagation();
    sluit(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only closes what its button opened
    <div ref={hier} className={css['meer']} onKeyDown={onKeyDown}>
      <RoundButton ref={knop} name={naam} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon path={mdiDotsHorizontal} />
      </RoundButton>
      <div id={id} className={css['lijst']} hidden={!open}>
        {open &&
          doen.map(({ key, icon, name, doe, uit, ingedrukt }) => (
            <button
              key={key}
              type="button"
              disabled={uit}
              aria-pressed={ingedrukt}
              onClick={(event) => {
                sluit(event.detail === 0);
                doe();
              }}
            >
              <Icon path={icon} size={26} />
              {name}
            </button>
          ))}
      </div>
    </div>
  );
}

/** Sounds to choose between: only for who turned the sound off in the middle of the round. */
const mustHear = ({ klanken }: Opgave): boolean => klanken !== undefined;

interface AskedProps {
  readonly opgave: Opgave;
  readonly fase: RunFase;
  readonly prompt: PromptControl;
  readonly toets: boolean;
  /** The sentence was asked for. */
  readonly asked: boolean;
  readonly children: ReactNode;
}

function Asked({ opgave, fase, prompt, toets, asked, children }: AskedProps) {
  const { t } = useTexts(leerlingTeksten);
  const { audible, left } = prompt;
  // Where the word itself stands on the stage there is no gap to fill.
  const showSentence = asked || opgave.metZin === true || (!audible && opgave.antwoordvorm !== 'SPLIT');
  if (mustHear(opgave) && !prompt.soundOn)
    return (
      <>
        <RoundButton strong name={t('spel.geluidAan')} onClick={prompt.toggleSound}>
          <Icon path={mdiVolumeOff} />
        </RoundButton>
        <p className={css['tekst']}>{t('spel.moetHoren')}</p>
      </>
    );
  return (
    <>
      {children}
      {audible && left !== null && (
        <span className={css['keer']} aria-hidden="true">
          {left}×
        </span>
      )}
      <PromptText
        opgave={opgave}
        right={fase === 'goed'}
        toets={toets}
        showSentence={showSentence}
        onStage={prompt.onStage}
        task={prompt.task}
      />
    </>
  );
}
