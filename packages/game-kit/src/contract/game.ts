/**
 * What a game is: plain data and pure functions. The stage never judges, fetches, speaks or navigates: it takes
 * events and returns effects; the host (the pupil area) owns the frame loop, pause, sound, saving and feedback.
 */
import type { Antwoordvorm, Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameArt } from './art.ts';
import type { GameEffect } from './effect.ts';
import type { RunState } from './run-state.ts';

/** The stage is 1280 x 720 units (landscape) or 720 x 960 (portrait); a game lays out for both. */
export type Stand = 'liggend' | 'staand';

/** The twelve mechanics families. */
type Familie = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L';

/** What the host puts under the stage on a touch device. */
export type Paneel = 'letters' | 'pijlen' | 'knop' | 'geen';

/** The two ways to play: keys alone, or fingers alone (taps on the stage and the panel). */
export type Manier = 'toetsen' | 'aanraken';

interface Bediening {
  readonly toetsen: string;
  readonly aanraken: string;
}

/** What the child is told before the first word. */
export interface Speluitleg {
  readonly instructie: string;
  readonly bediening: Bediening;
}

/** What a right word opens in the child's hands, in words of the house; no two games share all four. */
export interface Spel {
  /** What the child does. */
  readonly werkwoord: string;
  /** What it decides. */
  readonly keuze: string;
  /** What it cannot foresee. */
  readonly verrassing: string;
  /** What stays of it, and for how long. */
  readonly blijft: string;
}

/** What a child keeps of the game over weeks: one piece after a taak, stored with the child. */
export interface Verzameling {
  /** As the child calls it: `Je vijver`. */
  readonly titel: string;
  /** What is asked after a taak. */
  readonly vraag: string;
  /** They come in this order, as a story does; absent: the child chooses. */
  readonly opVolgorde?: true;
  readonly stukken: readonly { readonly id: string; readonly naam: string }[];
}

/** How it is looked at. */
export interface Verzamelblik {
  /** What the child has, oldest first. */
  readonly bezit: readonly string[];
  /** What it can choose from now; empty when it only looks. */
  readonly aanbod: readonly string[];
  /** What moves goes by this; it stands still in calm mode. */
  readonly tick: number;
  readonly rustig: boolean;
  readonly naamVan: (id: string) => string;
}

export interface GameManifest {
  /** Exactly as in the route, NFC: `piñata`. */
  readonly slug: string;
  /** ASCII folder name: `pinata`. */
  readonly folder: string;
  readonly titel: string;
  /** Key of the picture of the word bank that stands for it, for who cannot read its name. */
  readonly plaatje: string;
  /** One line for the child, read aloud at the start. */
  readonly instructie: string;
  readonly familie: Familie;
  /** Nothing comes nearer, fades or moves away while the child thinks: it is proposed more often to who needs calm. */
  readonly rustig?: true;
  readonly antwoordvormen: readonly Antwoordvorm[];
  /** What is asked in SORT: it names what is sorted into on this stage. */
  readonly sorteervraag?: string;
  /** Only these didactic forms; absent: every form with such an answer. */
  readonly vormen?: readonly Oefenvorm[];
  /** Forms that only games with their own drawings or their own way of laying can pose, and this one does. */
  readonly eigen?: readonly Oefenvorm[];
  /** How it is played, for the help panel: by keys and by touch. */
  readonly bediening: Bediening;
  /** Where a form is played in another way; see `uitlegFor`. */
  readonly uitlegBij?: Readonly<Partial<Record<Antwoordvorm | Oefenvorm, Speluitleg>>>;
  readonly paneel: Paneel;
  /** Where a form needs another panel than `paneel`; see `paneelFor`. */
  readonly paneelBij?: Readonly<Partial<Record<Antwoordvorm, Paneel>>>;
  /** Longest word the stage can show well. */
  readonly maxLetters: number;
  /** Longest question in words (letters of `Opgave.vraag`) the stage can show; absent: the game asks none. */
  readonly maxVraag?: number;
  /** Longest text to read (letters of `Opgave.tekst`) it can show beside its questions; absent: none. */
  readonly maxTekst?: number;
  /** Longest option of a question about a text, over more lines than a word; absent: as `maxLetters`. */
  readonly maxKeuze?: number;
  /** Its options can be all the words of a sentence, in their order (`fout-woord`). */
  readonly zinnen?: boolean;
  /** Its options can be sounds to choose by ear (`Opgave.klanken`). */
  readonly klanken?: boolean;
  /** Its typing takes whole sentences: the letter board has a space, capitals and signs. */
  readonly typtZinnen?: boolean;
  /** The play that a right word earns (`mechanics/speelbeurt`); absent: the reward is only looked at. */
  readonly spel?: Spel;
  /** What stays of it with the child; absent: nothing. */
  readonly verzameling?: Verzameling;
  /** The game itself shows a word that is to be remembered; the host does not cover the stage with it. */
  readonly flitst?: boolean;
}

/** The panel that goes with the form of the current opgave. */
export function paneelFor(manifest: GameManifest, vorm: Antwoordvorm): Paneel {
  return manifest.paneelBij?.[vorm] ?? manifest.paneel;
}

/** The panel for this state: the game's own choice, else that of the form. */
export function currentPaneel<S extends GameState>(logic: GameLogic<S>, state: S, vorm: Antwoordvorm): Paneel {
  return logic.paneel?.(state) ?? paneelFor(logic.manifest, vorm);
}

/** Instruction and controls for the form of this taak: its own where it has one, else that of how it is answered. */
export function uitlegFor(manifest: GameManifest, antwoordvorm: Antwoordvorm, vorm?: Oefenvorm): Speluitleg {
  return (vorm && manifest.uitlegBij?.[vorm]) ?? manifest.uitlegBij?.[antwoordvorm] ?? manifest;
}

export interface GameStart {
  readonly opgaven: readonly Opgave[];
  readonly seed: number;
  /** 1 is normal; calm mode 0.6. Multiplies every speed of the stage. */
  readonly tempo: number;
  /** Calm mode: no shaking, targets wait while the child aims, one switch steps through the options. */
  readonly rustig: boolean;
  readonly stand: Stand;
  /** What this game measured of this child the last time (effect `meting`), in the game's own unit. */
  readonly vorige?: number;
  /** What this child itself reached before (`GameLogic.record`), to play against; absent: nothing, or it does not play against itself. */
  readonly spook?: number;
  /** A test: a right word opens no play, the next one follows. */
  readonly zonderBeurt?: boolean;
  /** Rounds of this game that the child played to their end before: what comes by in it goes on from there. */
  readonly ronde?: number;
}

/** What the child does, the same words for keyboard, pointer, touch and switch. */
export type GameInput =
  | { readonly soort: 'richting'; readonly richting: 'links' | 'rechts' | 'op' | 'neer'; readonly ingedrukt: boolean }
  | { readonly soort: 'actie'; readonly ingedrukt: boolean }
  /** An item with this `pick` was clicked, tapped, entered, or chosen by its number. */
  | { readonly soort: 'kies'; readonly pick: string }
  /** One typed letter, NFC, lower case unless the word has a capital there. */
  | { readonly soort: 'letter'; readonly letter: string }
  | { readonly soort: 'wis' }
  | { readonly soort: 'klaar' }
  /** A pointer on the stage, in stage units. */
  | { readonly soort: 'wijs'; readonly fase: 'neer' | 'beweeg' | 'los'; readonly x: number; readonly y: number };

export type GameEvent =
  /** 1/60 s went by: the only clock a game has. */
  | { readonly type: 'tick' }
  | { readonly type: 'input'; readonly input: GameInput }
  /** The host's verdict on the last `antwoord`. */
  | { readonly type: 'oordeel'; readonly goed: boolean }
  /** The child has read the feedback and goes on. */
  | { readonly type: 'verder' }
  /** The device was turned. */
  | { readonly type: 'stand'; readonly stand: Stand };

export interface Step<S> {
  readonly state: S;
  readonly effects: readonly GameEffect[];
}

/** Every game's state carries the run; the host reads it for the word, the progress stones and the phase. */
export interface GameState {
  readonly run: RunState;
}

/** `gemist` also gets a wavy line, `vet` weight, so that meaning is never colour alone. */
export type LabelToon = 'wit' | 'grijs' | 'gemist' | 'vet';

/** One thing on the stage. Text stays real text; what can be picked becomes a real button. */
export interface Item {
  /** Unique in the scene and stable over frames. */
  readonly key: string;
  /** Centre, in stage units. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Degrees, clockwise. */
  readonly rot?: number;
  /** Stretch about the centre, 1 unless told: squash and bounce without a new layout. */
  readonly sx?: number;
  readonly sy?: number;
  readonly alpha?: number;
  readonly z?: number;
  /**
   * Where the screen is higher or wider than the stage. A backdrop as large as the stage goes on there, stretched; 'niet': not this one (a flash,
   * a dark veil). 'zelf': what is larger than the stage is seen there too; 'geheel': and, where it ends, it goes on stretched.
   */
  readonly rondom?: 'niet' | 'zelf' | 'geheel';
  /** Name of a drawing of this game's art, or of the kit's shared sprites (`kit:ring`). */
  readonly art?: string;
  /** Variant of the drawing: a colour, a mood, a step. */
  readonly toon?: string;
  readonly label?: string;
  /** Lines of text begin at the left instead of being centred. */
  readonly labelLinks?: boolean;
  /** Letter height in stage units; 34 unless told. */
  readonly labelSize?: number;
  /** Colour of the label: ink unless told. */
  readonly labelToon?: LabelToon;
  readonly pick?: string;
  /** What a screen reader says; needed with `pick`. */
  readonly name?: string;
  /** Keyboard number that picks it, 1-9. */
  readonly nummer?: number;
  readonly uit?: boolean;
}

/** What the play of a round comes to in one whole number, more being better. It depends on choice, timing and chance, never on spelling or how fast. */
interface Spelrecord<S> {
  /** At the end of a round; 0 is nothing to speak of. */
  van(state: S): number;
  /** As it is read after a colon: `3 auto’s ingehaald`. */
  zeg(waarde: number): string;
}

export interface GameLogic<S extends GameState> {
  readonly manifest: GameManifest;
  /** A child can beat itself in it; absent: there is nothing to count. */
  readonly record?: Spelrecord<S>;
  start(options: GameStart): S;
  step(state: S, event: GameEvent): Step<S>;
  scene(state: S): readonly Item[];
  /** One sentence that says what is on the stage, for the screen reader; changes only when the situation does. */
  describe(state: S): string;
  /** The panel that goes with what is asked now, where a game asks two things in turn; else that of the manifest. */
  paneel?(state: S): Paneel | null;
  /** Is the stage the child's now, after a right word? There with `GameManifest.spel`. Nothing is typed then: keys play. */
  speelt?(state: S): boolean;
  /** What the child keeps, drawn lying, whatever the stand; there with `GameManifest.verzameling`. A card to choose has `pick` `stuk:<id>`. */
  verzameling?(blik: Verzamelblik): readonly Item[];
}

/** What a game folder exports: the rules and the drawings. */
export interface Game {
  readonly logic: GameLogic<GameState>;
  readonly art: GameArt;
}
