/** Shapes: one thing to practise, and what is asked about it. */
import type { Random } from '@spelrijk/base/random';
import type { Leesvorm } from '@spelrijk/domain/leesopgave';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Opgave, OpgaveWoord } from '@spelrijk/domain/opgave';
import type { Zin, Zindoel } from '@spelrijk/domain/zin';
import type { Gat } from '@spelrijk/taal/generate';
import type { Hoorbaar } from '@spelrijk/taal/letters';

/** The part of an opgave that depends on its form. `stil`: hearing the word would give the answer away. */
export interface Vraag extends Pick<
  Opgave,
  | 'antwoord'
  | 'keuzes'
  | 'gat'
  | 'stukken'
  | 'extra'
  | 'vraag'
  | 'rij'
  | 'toonMs'
  | 'ookGoed'
  | 'plaatjes'
  | 'tekst'
  | 'lezen'
  | 'toon'
  | 'metZin'
  | 'zinsvraag'
  | 'regelvraag'
  | 'leestegen'
  | 'leesregels'
> {
  readonly stil?: true;
  /** What is shown as the right answer where it differs from time to time; absent: the thing to practise itself. */
  readonly woord?: OpgaveWoord;
  /** Reading: what is said of the question and its options where that is not `vraag` and `keuzes` as they stand. */
  readonly zeg?: readonly string[];
  /** Reading: the `keuzes` are sounds to hear. Without the sound of each the question cannot be put. */
  readonly klinkt?: true;
  /** Reading: what is heard instead of the answer. Without its sound the question cannot be put. */
  readonly hoor?: Hoorbaar;
}

/** What is asked about a reading item, per form; absent forms cannot be asked. */
export type Leesvragen = Partial<Record<Leesvorm, (random: Random) => Vraag | null>>;

/** One thing to practise. */
export interface Oefenstuk {
  /** Key of the engine: the word itself, or the id of the sentence. */
  readonly sleutel: string;
  /** A loose word; a word to fill in; a whole sentence to write; something to read. */
  readonly soort: 'woord' | 'gat' | 'zin' | 'lezen';
  readonly hoofd: string;
  readonly niveau: string;
  readonly band: 1 | 2 | 3 | 4;
  readonly gereserveerd: boolean;
  /** What has to be written, as it travels to the browser. */
  readonly woord: OpgaveWoord;
  readonly zin?: Zin;
  readonly doel?: Zindoel;
  /** A word of another categorie as the other side of the rule: only to choose, between these letters. */
  readonly contrast?: Gat;
  /** Something to read: its questions per form. */
  readonly lees?: Leesvragen;
  /** What such a question looks like, where making it takes long. */
  readonly proef?: Partial<Record<Oefenvorm, Vraag>>;
  /** Of a reading item: its questions are letters, sounds and short words, so that some game can pose each of them, seen or not. */
  readonly klein?: true;
  /** Questions about one text share this and are only asked together. */
  readonly bundel?: string;
  /** Of a text that is set in this region: asked before others. */
  readonly eerst?: true;
  /** Options such a question is put with. */
  readonly keuzes?: number;
}
