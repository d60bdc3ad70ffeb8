/** Boards on the stage, once for every game that hangs them up: what is asked, and what can be chosen. */
import type { GameState, Item, LabelToon } from '../contract/game.ts';
import { isPointedAt } from '../run/choosing.ts';
import type { Choosing } from '../run/choosing.ts';
import type { Gebied } from '../run/dragging.ts';
import { isKlank, nameOptie } from '../run/klanken.ts';
import type { Listening } from '../run/klanken.ts';
import { currentOpgave } from '../run/run.ts';
import type { Basis } from '../run/step.ts';
import { vraagOf } from '../run/vraag.ts';
import type { Vraag } from '../run/vraag.ts';
import { makePickable } from './pickable.ts';
import { fitTekst } from './text-fit.ts';

/** Centre of a board, width and height. */
export type Bordplek = Gebied;

/** How what is asked stands on its board. */
export interface Vraaglook {
  /** Key of the board. Its picture is `<key>plaat`. */
  readonly key: string;
  /** Name of its drawings: `<art>-woord`, `<art>-oor`, and for a whole sentence `<art>-liggend` and `<art>-staand`. */
  readonly art: string;
  /** Width of the board with a word or a picture; with an ear. */
  readonly woord?: number;
  readonly oor?: number;
  /** How much room stays free beside and above the text. */
  readonly rand: { readonly w: number; readonly h: number };
  /** Size of a picture, and how far below the middle it stands. */
  readonly plaat: { readonly maat: number; readonly lager?: number };
  readonly rot?: number;
  /** Colour of the text: ink unless told. */
  readonly labelToon?: LabelToon;
  readonly z: number;
}

/** What is asked, filled in once it is right; nothing after the last word. */
export function currentVraag({ run }: GameState): Vraag {
  const opgave = currentOpgave(run);
  return opgave === undefined ? { tekst: null, zin: false, plaatje: null } : vraagOf(opgave, run.fase === 'goed');
}

const OOG = { w: 94, h: 66 } as const;

/** Was the word shown for a moment, to be written or found from memory, or because nothing can be heard? Then there is nothing to hear of it. */
export function isShown({ run }: GameState): boolean {
  const opgave = currentOpgave(run);
  if (opgave === undefined) return false;
  return opgave.antwoordvorm === 'FLITS' || opgave.vorm === 'visueel-dictee' || opgave.vorm === 'flits-typ' || 'getoond' in opgave;
}

/** What is asked: a sentence over the width of `plek`, a word, its picture, an eye for what was shown, or an ear for what has to be heard. */
export function drawVraagbord(state: Basis, { x, y, w: breed, h }: Bordplek, look: Vraaglook): Item[] {
  if (state.run.fase === 'klaar') return [];
  const { key, art, woord = 480, oor = 200, rot, labelToon, z, rand, plaat } = look;
  const { tekst, zin, plaatje } = currentVraag(state);
  const w = zin ? breed : tekst === null ? oor : woord;
  const vlak: Vlak = { x, y, w, h, rot };
  const bord: Item = { ...vlak, key, art: `${art}-${zin ? state.stand : tekst === null ? 'oor' : 'woord'}`, z };
  if (tekst !== null) return [{ ...bord, ...fitTekst(tekst, w - rand.w, h - rand.h, zin ? 44 : 62), labelToon }];
  if (plaatje === null && isShown(state))
    return [
      { ...bord, toon: 'leeg' },
      { ...vlak, key: `${key}oog`, w: OOG.w, h: OOG.h, art: 'kit:oog', z: z + 1 },
    ];
  if (plaatje === null) return [bord];
  return [
    { ...bord, toon: 'leeg' },
    drawPlaat(vlak, { toon: plaatje, key: `${key}plaat`, z: z + 1, maat: plaat.maat, lager: plaat.lager }),
  ];
}

/** How options stand on their boards. */
export interface Optielook {
  /** First part of the pick: `poort` for `poort:0`. */
  readonly pick: string;
  /** Greatest height of its letters; how much room stays free beside and above the text. */
  readonly letters: number;
  readonly rand: { readonly w: number; readonly h: number };
  /** How much smaller than the board is high a picture is, and how far below the middle it stands. */
  readonly plaat: { readonly krimp: number; readonly lager?: number };
  /** How much larger than the board the light is that points at the right one; its drawing is `gloed`. */
  readonly gloed: { readonly w: number; readonly h: number };
  /** A picture stands on a white disc, so much larger than it is. */
  readonly rond?: number;
  /** How much smaller than the board is high the loudspeaker is that stands for a sound. */
  readonly klank?: number;
}

/** Where a board is, and how all that is on it leans, grows and fades with it. */
type Vlak = Pick<Item, 'x' | 'y' | 'w' | 'h' | 'rot' | 'sx' | 'sy' | 'alpha'>;

interface OptiebordOpties {
  readonly vlak: Vlak;
  readonly bord: Partial<Item> & { readonly z: number };
  readonly look: Optielook;
  readonly tekst?: string | null;
}

/**
 * Option `i` on a board that can be picked: its text, its picture or a loudspeaker, and the light that points at the right one.
 * @param bord what is the board's own: its drawing, its layer, `uit` when it cannot be picked now, its key when that is not as its pick
 * @param tekst what stands on it, where that is not the option itself; null is nothing
 */
export function drawOptiebord(state: Choosing & Partial<Listening>, i: number, { vlak, bord, look, tekst }: OptiebordOpties): Item[] {
  const optie = state.opties[i] ?? '';
  const opgave = currentOpgave(state.run);
  const plaatjes = opgave?.plaatjes === true;
  const klank = isKlank(opgave) && tekst === undefined;
  const { w, h } = vlak;
  const { z } = bord;
  const { rand, letters, gloed, plaat, rond, klank: krimp = 0 } = look;
  const items: Item[] = [
    {
      key: `${look.pick}${i}`,
      ...vlak,
      ...bord,
      ...(!plaatjes && !klank && tekst !== null && fitTekst(tekst ?? optie, w - rand.w, h - rand.h, letters)),
      ...makePickable(state, {
        soort: look.pick,
        i,
        name: isKlank(opgave) && typeof tekst === 'string' ? tekst : nameOptie(opgave, optie, i),
        open: bord.uit !== true,
      }),
    },
  ];
  if (isPointedAt(state, optie)) items.unshift({ ...vlak, key: 'kijk', w: w + gloed.w, h: h + gloed.h, art: 'gloed', z: z - 1 });
  if (klank) {
    const maat = h - krimp;
    items.push({ ...vlak, key: `klank${i}`, w: maat, h: maat, art: 'kit:klank', toon: state.gehoord === optie ? 'nu' : '', z: z + 1 });
  }
  if (!plaatjes) return items;
  const picture = drawPlaat(vlak, { toon: optie, key: `plaat${i}`, z: z + 1, maat: h - plaat.krimp, lager: plaat.lager });
  if (rond === undefined) return [...items, picture];
  const maat = picture.w + rond;
  return [...items, { ...picture, key: `rond${i}`, w: maat, h: maat, art: 'kit:rond', toon: undefined }, { ...picture, z: z + 2 }];
}

interface PlaatOpties {
  readonly toon: string;
  readonly key: string;
  readonly z: number;
  readonly maat: number;
  readonly lager?: number;
}

/** A picture on a board. */
const drawPlaat = (vlak: Vlak, { toon, key, z, maat, lager = 0 }: PlaatOpties): Item => ({
  ...vlak,
  key,
  y: vlak.y + lager,
  w: maat,
  h: maat,
  art: 'kit:plaatje',
  toon,
  z,
});
