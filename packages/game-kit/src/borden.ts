/** Boards on the stage, once for every game that hangs them up: what is asked, and what can be chosen. */
import type { Item } from './game.ts';
import { wijstAan } from './kiezen.ts';
import type { Kiezend } from './kiezen.ts';
import { optieNaam } from './klank.ts';
import { fitTekst } from './maat.ts';
import { currentOpgave } from './run.ts';
import type { Basis } from './stap.ts';
import { vraagVan } from './vraag.ts';

/** Centre of a board, width and height. */
export type Bordplek = readonly [x: number, y: number, w: number, h: number];

/** How text and pictures stand on boards of one kind. */
export interface Bordlook {
  /** How much room stays free beside and above the text. */
  readonly rand: readonly [w: number, h: number];
  /** Size of a picture, and how far below the middle it stands. */
  readonly plaat: readonly [maat: number, lager?: number];
}

export interface Vraaglook extends Bordlook {
  /** Key of the board. Its picture is `<key>plaat`. */
  readonly key: string;
  /** Name of its drawings: `<art>-woord`, `<art>-oor`, and for a whole sentence `<art>-liggend` and `<art>-staand`. */
  readonly art: string;
  /** Width of the board with a word or a picture; with an ear. */
  readonly woord?: number;
  readonly oor?: number;
  readonly rot?: number;
  readonly z: number;
}

/** What is asked: a sentence over the width of `plek`, a word, its picture, or an ear for what has to be heard. */
export function vraagbord(state: Basis, [x, y, breed, h]: Bordplek, look: Vraaglook): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const { key, art, woord = 480, oor = 200, rot, z, rand, plaat } = look;
  const { tekst, zin, plaatje } = vraagVan(opgave, state.run.fase === 'goed');
  const w = zin ? breed : tekst === null ? oor : woord;
  const bord: Item = { key, x, y, w, h, rot, art: `${art}-${zin ? state.stand : tekst === null ? 'oor' : 'woord'}`, z };
  if (tekst !== null) return [{ ...bord, ...fitTekst(tekst, w - rand[0], h - rand[1], zin ? 44 : 62) }];
  if (plaatje === null) return [bord];
  return [
    { ...bord, toon: 'leeg' },
    { ...plaatOp(bord, plaatje, plaat, z + 1), key: `${key}plaat` },
  ];
}

export interface Optielook extends Bordlook {
  /** First part of the pick: `poort` for `poort:0`. */
  readonly pick: string;
  /** Greatest height of its letters. */
  readonly letters: number;
  /** How much larger than the board the light is that points at the right one; its drawing is `gloed`. */
  readonly gloed: readonly [w: number, h: number];
  /** A picture stands on a white disc, so much larger than it is. */
  readonly rond?: number;
}

/**
 * Option `i` on a board that can be picked: its text or its picture, and the light that points at the right one.
 * @param open can it be picked now?
 * @param tekst what stands on it, where that is not the option itself; null is nothing
 */
export function optiebord(state: Kiezend, i: number, bord: Item, look: Optielook, open = true, tekst?: string | null): Item[] {
  const optie = state.opties[i] ?? '';
  const opgave = currentOpgave(state.run);
  const plaatjes = opgave?.plaatjes === true;
  const shown = plaatjes ? null : tekst === undefined ? optie : tekst;
  const { x, y, w, h, sx, sy, alpha, z = 0 } = bord;
  const { rand, letters, gloed, plaat, rond } = look;
  const items: Item[] = [
    {
      ...bord,
      ...(shown !== null && fitTekst(shown, w - rand[0], h - rand[1], letters)),
      pick: `${look.pick}:${i}`,
      name: optieNaam(opgave, optie, i),
      nummer: i + 1,
      uit: !open || state.run.fase !== 'spelen',
    },
  ];
  if (wijstAan(state, optie)) items.unshift({ key: 'kijk', x, y, w: w + gloed[0], h: h + gloed[1], sx, sy, alpha, art: 'gloed', z: z - 1 });
  if (!plaatjes) return items;
  const picture = plaatOp(bord, optie, plaat, z + 1);
  if (rond === undefined) return [...items, { ...picture, key: `plaat${i}` }];
  const schijf: Item = { ...picture, key: `rond${i}`, w: picture.w + rond, h: picture.h + rond, art: 'kit:rond', toon: undefined };
  return [...items, schijf, { ...picture, key: `plaat${i}`, z: z + 2 }];
}

/** A picture on a board, which leans and fades with it. */
const plaatOp = ({ key, x, y, rot, sx, sy, alpha }: Item, toon: string, [maat, lager = 0]: Bordlook['plaat'], z: number): Item => ({
  key,
  x,
  y: y + lager,
  w: maat,
  h: maat,
  rot,
  sx,
  sy,
  alpha,
  art: 'kit:plaatje',
  toon,
  z,
});
