import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { countPlayed, ticksInFase } from '@spelrijk/game-kit/run';
import { drawBackdrop, drawSpeler, drawViering, maatOf, sway, ringOn, ownKey, type Plek } from '@spelrijk/game-kit/stage';
import { ding, koekPlek, plaatsenOf, visPlek } from './plaatsen.ts';
import { HAP2, OP, type VisState } from './state.ts';
import { drawVis } from './vis.ts';
import { drawWoord } from './woord.ts';
import { drawSchatten, drawZee } from './zeebeeld.ts';

const BLOB = 100;
const HOP = { periode: 46, hoogte: 8 } as const;
/** Evening falls in the room in four steps: how dark each is. */
const AVOND = [0, 0.1, 0.24, 0.45] as const;
/** The cat follows the fish with its eyes: so far from their middle at most, and where they are in its head. */
const BLIK = { ver: 9, per: 60, opzij: 40, omlaag: 9 } as const;
const RONDJE = { periode: 260, breed: 0.3, hoog: 0.2 } as const;
const BELLEN = { aantal: 3, duur: 150, hoog: 330 } as const;
/** The verdict stands around what is on a biscuit. */
const RING = 230;

export const scene = (state: VisState): readonly Item[] => ringOn(state, drawToneel(state), ownKey(state, 'koek'));

function drawToneel(state: VisState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...drawAvond(state),
    ...drawKat(state),
    ...drawBodem(state),
    ...drawSchatten(state),
    ...drawWoord(state),
    ...drawZee(state),
    ...drawDuiker(state),
    ...drawSlot(state),
    ...drawOordeel(state),
  ];
}

/** How late it is in the round: 0 to 3. */
const stapOf = ({ run }: VisState): number =>
  run.uitslag.length === 0 ? 0 : Math.min(3, Math.floor((countPlayed(run) / run.uitslag.length) * 4));

/** The later it gets, the darker it is in the room, and the more there is to see in the light of the lamp. */
function drawAvond(state: VisState): Item[] {
  const { w, h } = maatOf(state.stand);
  const stap = stapOf(state);
  const donker = AVOND[stap] ?? 0;
  const drijf = (i: number): number => sway(state, { periode: 260, uitslag: 14, verschil: i * 0.37 });
  return [
    // Also where the screen goes on above and below the stage.
    ...(donker === 0 ? [] : [{ ...drawBackdrop(state.stand, 'avond'), w: w * 2, h: h * 2, z: -9, alpha: donker, rondom: 'zelf' as const }]),
    ...(stap >= 1
      ? [0, 1].map((i) => ding('slak', [w * (0.05 + i * 0.9), h * (0.62 - i * 0.24) + drijf(i)], { rot: i === 0 ? 90 : -90 }, i))
      : []),
    ...(stap >= 2 ? [ding('wrak', [w * 0.66, h - 120])] : []),
    ...(stap >= 3 ? [0, 1].map((i) => ding('lampvis', [w * (0.3 + i * 0.5) + drijf(i), h * (0.74 - i * 0.5)], {}, i)) : []),
  ];
}

/** It sits before the glass, and has eyes for one thing only. */
function drawKat(state: VisState): Item[] {
  const { w, h } = maatOf(state.stand);
  const [x, y] = [w * 0.36, h - 150 + sway(state, { periode: 200, uitslag: 3 })];
  const [vx, vy] = wasOpen(state) ? [state.zee.x, state.zee.y] : visPlek(state);
  const kijk = (ver: number): number => Math.max(-BLIK.ver, Math.min(BLIK.ver, ver / BLIK.per));
  return [
    ding('kat', [x, y]),
    ...[-1, 1].map((kant, i) => ding('pupil', [x + kant * BLIK.opzij + kijk(vx - x), y + BLIK.omlaag + kijk(vy - y)], {}, i)),
  ];
}

/** Weed that sways on the bottom. */
function drawBodem(state: VisState): Item[] {
  const { w, h } = maatOf(state.stand);
  return [0.04, 0.44, 0.56, 0.985].map((deel, i) =>
    ding(
      'wier',
      [w * deel, h - 78],
      { rot: sway(state, { periode: 170, uitslag: 7, verschil: i * 0.21 }), toon: i % 2 === 0 ? '' : 'rood' },
      i,
    ),
  );
}

/** The pupil's blob looks on in its diving bell. */
function drawDuiker(state: VisState): Item[] {
  const [x, y] = plaatsenOf(state).blob;
  const bellen = state.rustig
    ? []
    : Array.from({ length: BELLEN.aantal }, (_, i) => {
        const deel = ((state.tick + i * (BELLEN.duur / BELLEN.aantal)) % BELLEN.duur) / BELLEN.duur;
        const opzij = sway(state, { periode: 60, uitslag: 10, verschil: i * 0.3 });
        return ding(
          'luchtbel',
          [x + 40 + opzij, y - 80 - deel * BELLEN.hoog],
          { sx: 0.5 + deel * 0.5, sy: 0.5 + deel * 0.5, alpha: 1 - deel },
          `duik${i}`,
        );
      });
  return [drawSpeler(state, { x, y: y + 4, w: BLOB, hop: HOP, z: 11 }), ding('helm', [x, y]), ...bellen];
}

/** In the end the fish swims its round, as large as it became. */
function drawSlot(state: VisState): Item[] {
  if (state.run.fase !== 'klaar') return [];
  const { w, h } = maatOf(state.stand);
  const hoek = state.rustig ? 0 : (ticksInFase(state) / RONDJE.periode) * Math.PI * 2;
  const plek: Plek = [w / 2 + Math.cos(hoek) * w * RONDJE.breed, h / 2 + Math.sin(hoek) * h * RONDJE.hoog];
  return drawVis(state, { plek, kant: Math.sin(hoek) > 0 ? -1 : 1, toon: 'blij' });
}

function drawOordeel(state: VisState): Item[] {
  if (wasOpen(state)) return [];
  const i = state.gekozen === null ? -1 : state.opties.indexOf(state.gekozen);
  const { x, y } = koekPlek(state, i);
  const { w } = maatOf(state.stand);
  return drawViering(
    state,
    {
      plek: [x, y],
      goed: RING,
      fout: RING,
      van: HAP2,
      weg: OP - 5,
      duur: 10,
      tot: OP + 12,
    },
    { x, y, na: OP, art: 'luchtbel', tonen: [''], maat: [26, 26] },
    { x: w / 2, y: 260, seed: 5, art: 'luchtbel', tonen: [''], maat: [30, 30] },
  );
}
