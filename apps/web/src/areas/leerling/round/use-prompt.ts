import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameManifest, RunState } from '@spelrijk/game-kit/contract';
import { isDemonstrated } from '@spelrijk/game-kit/run';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dictationPlan, keuzePlan, leesvraagPlan, replayPlan, tekstPlan } from '../../../shared/audio/plan.ts';
import type { AudioStep, Replay } from '../../../shared/audio/plan.ts';
import { player } from '../../../shared/audio/player.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { planLines, speak } from '../audio/speak.ts';
import { setSound, useSoundOn } from '../audio/device-setting.ts';
import { isToSee, promptFor, withoutListening } from '../play/prompt.ts';
import type { Prompt } from '../play/prompt.ts';
import { taskOf } from './task.ts';

export interface PromptControl {
  readonly kind: Prompt;
  /** Sound is on and this word can be heard. */
  readonly audible: boolean;
  /** How often this word can still be heard again; null: as often as one likes. */
  readonly left: number | null;
  readonly soundOn: boolean;
  readonly toggleSound: () => void;
  readonly say: (which: Replay) => void;
  /** One of the sounds to choose between. */
  readonly sayOption: (keuze: string) => void;
  /** What has to be done, in one sentence: said again. */
  readonly sayTask: () => void;
  /** The text of this opgave, or its question with what can be chosen, read aloud; null where it cannot be heard. */
  readonly sayTekst: (() => void) | null;
  readonly sayVraag: (() => void) | null;
  readonly task: string;
  /** The word once more: heard, or seen for a moment. */
  readonly again: () => void;
  /** The game shows what is asked (the word, the picture, the question): around the stage it stays away. */
  readonly onStage: boolean;
  readonly flashing: boolean;
  readonly flashed: () => void;
}

interface PromptOptions {
  readonly opgave: Opgave | undefined;
  readonly run: RunState;
  readonly manifest: GameManifest;
  /** What to do is said before the first word. */
  readonly young: boolean;
  /** How often a word can be heard again. */
  readonly herhaal: Oefeninstelling['herhaalGeluid'];
  /** A test says nothing about an answer. */
  readonly toets: boolean;
  readonly startClock: () => void;
}

/** Between what to do and the first word. */
const STIL: AudioStep = { soort: 'stil', ms: 600 };

/** Something to choose, or to cut: its question stands on the stage. */
const isChoice = ({ vraag, keuzes, antwoordvorm }: Opgave): boolean =>
  vraag !== undefined && (keuzes !== undefined || antwoordvorm === 'SPLIT');

/** A text that only this game can ask is drawn and written on its stage. */
const isOwn = ({ vorm }: Opgave, { eigen }: GameManifest): boolean => eigen?.includes(vorm) === true;

/** Puts each new word to the child: says it, or shows it when it cannot be heard. */
export function usePrompt({ opgave, run, manifest, young, herhaal, toets, startClock }: PromptOptions): PromptControl {
  const flitst = manifest.flitst === true;
  // The game shows questions in words itself.
  const stelt = (manifest.maxVraag ?? 0) > 0;
  const soundOn = useSoundOn();
  const [broken, setBroken] = useState(false);
  const [seen, setSeen] = useState('');
  const [peek, setPeek] = useState(false);
  const { t } = useTexts(leerlingTeksten);
  const asked = opgave ? taskOf(opgave, manifest, t) : '';
  const task = soundOn ? asked : withoutListening(asked);
  const told = useRef('');
  const [replays, setReplays] = useState({ word: '', count: 0 });
  const kind = opgave ? promptFor(opgave, soundOn && !broken, flitst) : 'lezen';
  const sounds = soundOn && !broken && opgave?.audio.woord !== undefined;
  // Who hears the word of a reading opgave does not have to read it.
  const audible = sounds && opgave.antwoordvorm !== 'FLITS';
  const onStage = opgave !== undefined && ((flitst && isToSee(opgave)) || (stelt && isChoice(opgave)) || isOwn(opgave, manifest));
  // Every word, also one that comes back, is a new question; a second attempt at it is not.
  const word = `${opgave?.id} ${run.rij.length} ${run.terug}`;
  const left = herhaal === 'onbeperkt' ? null : Math.max(0, herhaal - (replays.word === word ? replays.count : 0));
  const turn = run.fase === 'spelen' && run.poging === 1 ? word : '';
  const flashing = peek || (kind === 'flits' && turn !== '' && turn !== seen);

  const play = (steps: readonly AudioStep[]): void => {
    if (steps.length > 0) void player.play(steps).then((heard) => setBroken(!heard));
  };
  const ask = useEffectEvent((how: Prompt) => {
    startClock();
    const steps = opgave && audible && how !== 'flits' ? (how === 'horen' ? dictationPlan(opgave) : replayPlan(opgave, 'woord')) : [];
    const first = young && soundOn && told.current !== task;
    told.current = task;
    if (first) void planLines([task]).then((before) => play([...before, ...(steps.length > 0 ? [STIL] : []), ...steps]));
    else play(steps);
  });
  useEffect(() => {
    // A changed kind asks again: the sound went off or could not be played in the middle of a word.
    if (turn !== '') ask(kind);
  }, [turn, kind]);
  useSayRight(opgave, run, sounds && !toets);
  useEffect(() => () => player.stop(), []);

  const say = (which: Replay): void => {
    player.unlock();
    // While the explanation is read everything may be heard; only help before the answer is counted.
    const counts = left !== null && run.fase === 'spelen';
    if (!opgave || !audible || (counts && left === 0)) return;
    if (counts) setReplays({ word, count: replays.word === word ? replays.count + 1 : 1 });
    play(replayPlan(opgave, which));
  };
  const sayOption = (keuze: string): void => {
    player.unlock();
    if (opgave && soundOn) play(keuzePlan(opgave, keuze));
  };
  const sayTask = (): void => {
    player.unlock();
    void speak([task]);
  };
  const aloud = readAloud(toets || !soundOn ? undefined : opgave, play);
  const again = (): void => {
    if (audible) say('woord');
    else if (kind === 'flits' && run.fase === 'spelen' && !isDemonstrated(run)) setPeek(true);
  };
  const toggleSound = (): void => {
    if (soundOn) player.stop();
    else player.unlock();
    setBroken(false);
    setSound(!soundOn);
  };
  const flashed = (): void => {
    setSeen(turn);
    setPeek(false);
    startClock();
  };
  return { kind, audible, left, soundOn, toggleSound, say, sayOption, sayTask, ...aloud, task, again, onStage, flashing, flashed };
}

/** What of a text and its question can be heard, at a tap. */
function readAloud(opgave: Opgave | undefined, play: (steps: readonly AudioStep[]) => void): Pick<PromptControl, 'sayTekst' | 'sayVraag'> {
  const aloud = (steps: readonly AudioStep[]): (() => void) | null =>
    steps.length === 0
      ? null
      : (): void => {
          player.unlock();
          play(steps);
        };
  return { sayTekst: aloud(opgave ? tekstPlan(opgave) : []), sayVraag: aloud(opgave ? leesvraagPlan(opgave) : []) };
}

/** A right answer is confirmed by the word itself. */
function useSayRight(opgave: Opgave | undefined, run: RunState, sounds: boolean): void {
  const right = run.fase === 'goed';
  const sayIt = useEffectEvent(() => {
    if (opgave && sounds) void player.play([{ soort: 'stil', ms: 320 }, ...replayPlan(opgave, 'woord')]);
  });
  useEffect(() => {
    if (right) sayIt();
  }, [right]);
}
