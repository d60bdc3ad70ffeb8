import { type GameInput, type Stand, type GameManifest, paneelFor } from '@spelrijk/game-kit/contract';
import { useInput, type StageHandle } from '@spelrijk/game-kit/stage/view';
import { useEffect, useEffectEvent, useRef, type RefObject, useState } from 'react';
import type { Hulp, RoundHost, HostBeeld } from '../play/host.ts';
import { GEEN_HULP, openHulp } from '../play/hints.ts';
import { hulptempoFor } from '../play/ladder.ts';
import { keysFor } from '../play/schrijf.ts';
import { useOneSwitch } from '../audio/device-setting.ts';
import { useInstelling, useRustig } from '../use-instelling.ts';
import { type RoundProps, useHost } from './use-host.ts';
import { useRoundMusic } from './use-round-music.ts';
import { usePrompt } from './use-prompt.ts';
import { standFor, type Indeling } from '@spelrijk/game-kit/stage';
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { useMedia } from '../use-media.ts';

interface BoardOptions {
  readonly manifest: GameManifest;
  readonly beeld: HostBeeld;
  readonly scan: boolean;
  readonly toetsenbord: Oefeninstelling['toetsenbord'];
}

/** What is played with below the stage, and whether it stands there now. */
function useBoard({ manifest, beeld: { opgave, loop }, scan, toetsenbord }: BoardOptions) {
  const touch = useMedia('(pointer: coarse)');
  const keys = useMedia('(any-pointer: fine)');
  const [opened, setOpened] = useState(touch);
  const asked = loop.paneel ?? (opgave ? paneelFor(manifest, opgave.antwoordvorm) : 'geen');
  // No letter board: only where there are keys to type on.
  const paneel = asked === 'letters' && toetsenbord === 'geen' && keys ? 'geen' : asked;
  const isOpen = opened || scan;
  // Where one writes beside the game: the chosen board, or none where there are keys and nobody opened one.
  const indeling: Indeling | 'automatisch' = toetsenbord === 'geen' ? 'automatisch' : toetsenbord;
  const bord = isOpen || !keys ? indeling : null;
  return { asked, paneel, bord, isOpen, toggle: () => setOpened(!isOpen) };
}

interface HintOptions {
  readonly host: RoundHost;
  /** Which attempt at which opgave: the next one begins without a hint. */
  readonly turn: string;
  readonly mayHint: boolean;
}

/** The rule of a word, shown when asked; every hint is counted once. */
function useHints({ host, turn, mayHint }: HintOptions) {
  const [hulp, setHulp] = useState(GEEN_HULP);
  const isOpen = hulp.open && hulp.turn === turn;
  const open = (): void => {
    if (!mayHint || isOpen) return;
    setHulp(openHulp(hulp, turn));
    if (hulp.turn !== turn) host.countHint();
  };
  return {
    isOpen,
    step: hulp.step,
    open,
    more: () => {
      setHulp({ ...hulp, step: hulp.step + 1 });
      host.countHint();
    },
    close: () => setHulp({ ...hulp, open: false }),
    /** A game that gives help by itself. */
    help: (soort: Exclude<Hulp, 'langzaam'>): void => (soort === 'regel' ? open() : host.countHint()),
  };
}

/** How the stage is best held: by the room it gets, not by the device. */
function useStand(field: RefObject<HTMLElement | null>): Stand {
  const [stand, setStand] = useState<Stand>(() => standFor(window.innerWidth, window.innerHeight * 0.8));
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0 && element.clientHeight > 0) setStand(standFor(element.clientWidth, element.clientHeight));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [field]);
  return stand;
}

/** Up to this jaargroep what to do is said before the first word, for who cannot read it yet. */
const YOUNG = 3;

/** What the settings, the device and a test make of a round. */
function useManner({ taak, jaargroep }: RoundProps) {
  const { instelling } = useInstelling();
  const scan = useOneSwitch();
  // Who plays with one switch needs a stage that waits.
  const calm = useRustig();
  const rustig = calm || scan;
  const toets = taak.toets === true;
  return {
    instelling,
    scan,
    rustig,
    toets,
    mayHint: instelling.hints && !toets,
    // Calm children and tests have no clock.
    klok: instelling.tijdsdruk && !rustig && !toets,
    young: jaargroep <= YOUNG,
    tempo: hulptempoFor(instelling.hulptempo, jaargroep),
  };
}

/** Everything of a round that is not seen: the host, what is said, what is played with, and how they follow each other. */
export function useRound(props: RoundProps) {
  const { manifest } = props;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const manner = useManner(props);
  const { instelling, scan, rustig, toets, mayHint, klok, young } = manner;
  const stand = useStand(field);
  const { host, beeld } = useHost(props, {
    rustig,
    klok,
    mayHint,
    stand,
    stage,
    onHulp: (hulp) => help(hulp),
    onHoor: (keuze) => prompt.sayOption(keuze),
  });
  const { opgave, uitleg } = beeld;
  const { run, gepauzeerd } = beeld.loop;
  const prompt = usePrompt({
    opgave,
    run,
    manifest,
    young,
    herhaal: instelling.herhaalGeluid,
    toets,
    startClock: host.startClock,
  });
  useRoundMusic({ manifest, run, speelt: beeld.loop.speelt, toets });
  const board = useBoard({ manifest, beeld, scan, toetsenbord: instelling.toetsenbord });
  const turn = `${opgave?.id} ${run.poging}`;
  const hints = useHints({ host, turn, mayHint });
  const help = (hulp: Hulp): void => (hulp === 'langzaam' ? prompt.say(hulp) : hints.help(hulp));
  const schrijft = run.fase === 'uitleg' && run.schrijft !== undefined;
  const busy = uitleg !== null || schrijft || prompt.flashing || gepauzeerd;
  const send = (input: GameInput): void => host.input(input);
  useInput({
    root,
    aan: !busy,
    letters: board.asked === 'letters' && !beeld.loop.speelt,
    ...keysFor(opgave, run.opgaven),
    rustig,
    scan,
    getItems: () => stage.current?.items ?? [],
    onInput: send,
    onPauze: host.pause,
    onHear: prompt.again,
  });
  const toStage = (): void => field.current?.querySelector<HTMLElement>('section')?.focus({ preventScroll: true });
  useEffect(() => field.current?.querySelector<HTMLElement>('section')?.focus({ preventScroll: true }), []);
  // When what lay over the stage went with the button that had the focus: keys and Tab go on from the game.
  const wake = useEffectEvent(() => {
    if (document.activeElement === null || document.activeElement === document.body) toStage();
  });
  useEffect(() => {
    if (!busy) wake();
  }, [busy]);
  const goOn = (): void => {
    host.goOn();
    toStage();
  };
  // The button that closed it is gone: the keyboard belongs to the game again.
  const closeHint = (): void => {
    hints.close();
    toStage();
  };
  const around = { turn, hints, closeHint, busy, schrijft, send, toStage, goOn };
  return { root, field, stage, ...manner, stand, host, beeld, prompt, board, ...around };
}
