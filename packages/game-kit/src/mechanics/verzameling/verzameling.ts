/**
 * What a child keeps of a game over weeks, as a world to look at: the pieces it has at their places, the others as a shade of what can
 * still come, and after a taak the pieces to choose from. It is looked at lying (1280 x 720), in a card and on a page of its own.
 */
import type { Item, Verzamelblik } from '../../contract/game.ts';
import { fitTekst } from '../../stage/text-fit.ts';
import { placeInRij } from '../../stage/things.ts';
import type { Plek } from '../../stage/things.ts';

/** How one piece looks, and where it belongs. */
interface Stukbeeld {
  readonly art: string;
  readonly toon?: string;
  readonly w: number;
  readonly h: number;
  readonly plek: Plek;
  readonly z?: number;
}

export type Stukbeelden = Readonly<Record<string, Stukbeeld>>;

/** A piece that is not there yet. */
const SCHIM = 0.16;
const KAART = {
  x: 640,
  y: 372,
  w: 300,
  h: 330,
  kier: 40,
  beeld: { w: 200, h: 170, y: -44 },
  naam: { y: 100, h: 88, letters: 40, rand: 40 },
} as const;
const LAAG = { doek: 60, kaart: 61, beeld: 62 } as const;

interface Opties {
  /** What moves in this world: where the piece is now. */
  readonly move?: (id: string, beeld: Stukbeeld) => Partial<Item>;
  /** Pieces that are not there yet are not to be seen: a story is not told beforehand. */
  readonly geheim?: boolean;
}

/** Everything that stays: at most 60 things. */
export function drawVerzameling(blik: Verzamelblik, beelden: Stukbeelden, { move, geheim = false }: Opties = {}): Item[] {
  const { bezit, aanbod } = blik;
  const stukken = Object.entries(beelden).flatMap(([id, beeld]): Item[] => {
    const er = bezit.includes(id);
    if (!er && geheim) return [];
    const { art, toon, w, h, plek, z = 5 } = beeld;
    const thuis = { key: `stuk:${id}`, x: plek[0], y: plek[1], w, h, z, art, ...(toon !== undefined && { toon }) };
    return [er ? { ...thuis, ...move?.(id, beeld) } : { ...thuis, z: z - 1, alpha: SCHIM }];
  });
  return aanbod.length === 0 ? stukken : [...stukken, ...drawAanbod(blik, beelden)];
}

/** Cards in the middle, each with a piece and its name. */
function drawAanbod({ aanbod, naamVan }: Verzamelblik, beelden: Stukbeelden): Item[] {
  const { x: mx, y, w, h, kier, beeld, naam } = KAART;
  return aanbod.flatMap((id, i): Item[] => {
    const stuk = beelden[id];
    if (stuk === undefined) return [];
    const x = mx + placeInRij(i, aanbod.length, w + kier);
    const maat = Math.min(beeld.w / stuk.w, beeld.h / stuk.h);
    return [
      { key: `kaart:${id}`, x, y, w, h, z: LAAG.kaart, art: 'kit:stukkaart', pick: `stuk:${id}`, name: naamVan(id), nummer: i + 1 },
      {
        key: `keuze:${id}`,
        x,
        y: y + beeld.y,
        w: stuk.w * maat,
        h: stuk.h * maat,
        z: LAAG.beeld,
        art: stuk.art,
        ...(stuk.toon !== undefined && { toon: stuk.toon }),
      },
      {
        key: `naam:${id}`,
        x,
        y: y + naam.y,
        w: w - naam.rand / 2,
        h: naam.h,
        z: LAAG.beeld,
        ...fitTekst(naamVan(id), w - naam.rand, naam.h, naam.letters),
      },
    ];
  });
}

/** Places in rows for an album: `perRij` side by side, the first at the top left. */
export function placeInAlbum(
  i: number,
  { van: [x, y], stap: [dx, dy], perRij }: { readonly van: Plek; readonly stap: Plek; readonly perRij: number },
): Plek {
  return [x + (i % perRij) * dx, y + Math.floor(i / perRij) * dy];
}
