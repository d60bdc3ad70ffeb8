import type { GameInput } from '@spelrijk/game-kit/contract';
import { useInput, type StageHandle } from '@spelrijk/game-kit/stage/view';
import { useEffect, useRef } from 'react';
import type { Hulp } from '../play/host.ts';
import { hulptempoFor } from '../play/ladder.ts';
import { useOneSwitch } from '../audio/device-setting.ts';
import { useInstelling, useRustig } from '../use-instelling.ts';
import { useBoard } from './use-board.ts';
import { useHints } from './use-hints.ts';
import { type RoundProps, useHost } from './use-host.ts';
import { useRoundMusic } from './use-round-music.ts';
import { usePrompt } from './use-prompt.ts';
import { useStand } from './use-stand.ts';

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
    zin: opgave?.antwoord.includes(' ') ?? false,
    rustig,
    scan,
    getItems: () => stage.current?.items ?? [],
    onInput: send,
    onPauze: host.pause,
    onHear: prompt.again,
  });
  const toStage = (): void => field.current?.querySelector<HTMLElement>('section')?.focus({ preventScroll: true });
  useEffect(() => field.current?.querySelector<HTMLElement>('section')?.focus({ preventScroll: true }), []);
  const goOn = (): void => {
    host.goOn();
    toStage();
  };
  return { root, field, stage, ...manner, stand, host, beeld, prompt, board, turn, hints, busy, schrijft, send, toStage, goOn };
}
