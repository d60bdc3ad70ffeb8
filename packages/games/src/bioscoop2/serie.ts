/** Bloep's series: a poster for every part, each in a box of 200 x 240, whose last thing makes one wonder how it goes on; and what runs on the screen. */
import type { Item, Verzamelblik } from '@spelrijk/game-kit/contract';
import { drawVerzameling, placeInAlbum } from '@spelrijk/game-kit/mechanics/verzameling';
import type { Stukbeelden } from '@spelrijk/game-kit/mechanics/verzameling';
import { ticksInFase } from '@spelrijk/game-kit/run';
import { fitLetters, progress01, sway } from '@spelrijk/game-kit/stage';
import { currentBijschrift, currentFilm, filmNr, filmOf, MAANFILM } from './bijschriften.ts';
import type { BioscoopState } from './state.ts';
import { zaalOf } from './zaal.ts';

export const DELEN = [
  'deel1',
  'deel2',
  'deel3',
  'deel4',
  'deel5',
  'deel6',
  'deel7',
  'deel8',
  'deel9',
  'deel10',
  'deel11',
  'deel12',
] as const;

const RIJEN = { van: [140, 210], stap: [200, 300], perRij: 6 } as const;
const MAAT = { w: 178, h: 250 } as const;
const HANGT = { periode: 160, uitslag: 1.5 } as const;

const BEELDEN: Stukbeelden = Object.fromEntries(
  DELEN.map((id, i) => [id, { art: 'poster', toon: id, ...MAAT, plek: placeInAlbum(i, RIJEN) }]),
);

export function drawSerie(blik: Verzamelblik): readonly Item[] {
  const { bezit, aanbod } = blik;
  const n = DELEN.filter((id) => bezit.includes(id)).length;
  const volgende = DELEN[n];
  const move = (id: string): Partial<Item> => ({ rot: sway(blik, { ...HANGT, verschil: DELEN.findIndex((deel) => deel === id) * 0.2 }) });
  const [x, y] = placeInAlbum(n, RIJEN);
  return [
    { key: 'foyer', x: 640, y: 360, w: 1280, h: 720, art: 'foyer', z: 0 },
    ...drawVerzameling(blik, BEELDEN, { move, geheim: true }),
    // To be continued.
    ...(volgende === undefined || aanbod.length > 0 ? [] : [{ key: 'wordtVervolgd', x, y, ...MAAT, art: 'binnenkort', z: 5 }]),
  ];
}

const AAN = { van: 0, duur: 12 } as const;
const TRIL = { periode: 31, uitslag: 1.2 } as const;
const POSTER = { w: 150, h: 210 } as const;
const HELD = { w: 96, h: 123 } as const;

/** The line that was earned; at the end the last one stays. @param terug another line of it than the one that runs */
export function drawFilm(state: BioscoopState, terug?: { readonly nr: number; readonly regel: string }): Item[] {
  const { x, y, w, h } = zaalOf(state.stand).doek;
  const nr = terug?.nr ?? currentFilm(state);
  const label = state.run.fase === 'klaar' ? 'Einde' : (terug?.regel ?? currentBijschrift(state));
  const alpha = progress01(ticksInFase(state), AAN);
  const tril = x + sway(state, TRIL);
  const vol = { x: tril, y, w: w - 24, h: h - 24, alpha, z: 2 };
  const deel = filmNr(state);
  const beeld: Item[] =
    deel === MAANFILM
      ? [{ key: 'film', ...vol, art: 'film', toon: String(nr) }]
      : [
          { key: 'film', ...vol, art: 'set', toon: String(deel % 3) },
          { key: 'filmposter', ...POSTER, x: tril - 190, y: y - 36, alpha, art: 'poster', toon: DELEN[deel] ?? 'deel1', z: 3 },
          // Bloep comes further with every line.
          {
            key: 'filmheld',
            ...HELD,
            x: tril - 60 + (nr / filmOf(state).regels.length) * (w / 2 - 40),
            y: y + 24,
            alpha,
            art: 'held',
            toon: nr % 2 === 0 ? '' : 'blij',
            z: 3,
          },
        ];
  return [
    ...beeld,
    {
      key: 'bijschrift',
      x,
      y: y + h / 2 - 48,
      w: w - 70,
      h: 62,
      art: 'bijschrift',
      label,
      labelSize: fitLetters(label, w - 130, 40),
      labelToon: 'wit',
      z: 4,
    },
  ];
}
