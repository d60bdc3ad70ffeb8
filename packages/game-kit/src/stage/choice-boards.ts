/** What stands on the stage where an answer is chosen: an option as a button, and the rim around the one that stands out. */
import type { Item } from '../contract/game.ts';
import { isPointedAt } from '../run/choosing.ts';
import { isKlank, nameOptie } from '../run/klanken.ts';
import type { Pointing } from '../run/pointing.ts';
import { currentOpgave, isPlaying } from '../run/run.ts';
import { makePickable } from './pickable.ts';
import { fitTekst } from './text-fit.ts';

/** Where an option stands, with its size. */
export type Vlak = Pick<Item, 'x' | 'y' | 'w' | 'h' | 'sx' | 'sy' | 'alpha'>;

interface KeuzeKnopOpties {
  readonly vlak: Vlak;
  readonly art: string;
  readonly z: number;
  readonly soort?: string;
}

/** Option `i` as a button. What is on it is the game's own. */
export function drawKeuzeKnop(state: Pointing, i: number, { vlak, art, z, soort = 'optie' }: KeuzeKnopOpties): Item {
  const optie = state.opties[i] ?? '';
  return {
    key: `${soort}${i}`,
    ...vlak,
    art,
    ...makePickable(state, { soort, i, name: nameOptie(currentOpgave(state.run), optie, i), open: !state.weg.includes(optie) }),
    z,
  };
}

interface KeuzeRandOpties {
  readonly vlak: Vlak;
  readonly om: number;
  readonly z: number;
  readonly toon?: string;
}

/**
 * The rim around option `i`, `om` wider and higher, where the arrows are (`toon`) or where it is to be copied (`kijk`); its drawing is
 * `rand`.
 */
export function drawKeuzeRand(state: Pointing, i: number, { vlak: { w, h, ...vlak }, om, z, toon = '' }: KeuzeRandOpties): Item[] {
  const optie = state.opties[i] ?? '';
  const kijk = isPointedAt(state, optie);
  const hier = state.keus === i && isPlaying(state.run) && !state.weg.includes(optie);
  return kijk || hier ? [{ key: `rand${i}`, ...vlak, w: w + om, h: h + om, art: 'rand', toon: kijk ? 'kijk' : toon, z }] : [];
}

/** How an option looks; what is on it lies a layer above the button, the rim a layer below. */
export interface Keuzelook {
  readonly art: string;
  readonly z: number;
  /** How much larger its rim is, its variant where the arrows are, and whether it keeps still while the option pops in. */
  readonly rand: { readonly om: number; readonly toon: string; readonly stil?: boolean };
  /** Width and height of a picture. */
  readonly plaat: { readonly w: number; readonly h: number };
  /** A text: how far it lies to the right of the middle, its width, and the room for its letters with their greatest height. */
  readonly tekst: {
    readonly key: string;
    readonly rechts: number;
    readonly w: number;
    readonly breed: number;
    readonly hoog: number;
    readonly letters: number;
  };
}

/** Option `i` with all that is on it: a sound until it was right, its picture, or its text. */
export function drawKeuze(state: Pointing, i: number, vlak: Vlak, look: Keuzelook): Item[] {
  const { art, z, rand, plaat, tekst } = look;
  const optie = state.opties[i] ?? '';
  const { run, gehoord } = state;
  const opgave = currentOpgave(run);
  const { key, rechts, w, breed, hoog, letters } = tekst;
  const op: Item =
    isKlank(opgave) && !(run.fase === 'goed' && isOwn(state, optie))
      ? { ...vlak, key: `klank${i}`, x: vlak.x + 30, w: 92, h: 92, art: 'kit:klank', toon: gehoord === optie ? 'nu' : '' }
      : opgave?.plaatjes === true
        ? { ...vlak, key: `beeld${i}`, w: plaat.w, h: plaat.h, art: 'kit:plaatje', toon: optie }
        : { ...vlak, key: `${key}${i}`, x: vlak.x + rechts, w, ...fitTekst(optie, breed, hoog, letters) };
  const om = rand.stil === true ? { ...vlak, sx: undefined, sy: undefined } : vlak;
  return [
    ...drawKeuzeRand(state, i, { vlak: om, om: rand.om, z: z - 1, toon: rand.toon }),
    drawKeuzeKnop(state, i, { vlak, art, z }),
    { ...op, z: z + 1 },
  ];
}

/** Was this option chosen, and is the choice made? */
export const isOwn = ({ run, gekozen }: Pointing, optie: string): boolean => gekozen === optie && !isPlaying(run);
