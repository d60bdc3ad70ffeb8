/** What stays of the round: a star for every word, a light for every lump, and travellers on the roofs. */
import type { Item, Stand } from '@spelrijk/game-kit/contract';
import { chance, ticksInFase } from '@spelrijk/game-kit/run';
import { arch, between, breathe, easeOut, hopUp, maatOf, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { gastSinds } from './regen.ts';
import { INSLAG, meteoorPlek, plaatsenOf, STER_OP } from './state.ts';
import type { RaketState } from './state.ts';

/** So many lights can be told apart. */
const MAX_LICHTEN = 14;
const MAX_GASTEN = 6;
/** Ticks in which a traveller floats down to its roof. */
const DAALT = 80;
const HOP = { periode: 46, hoogte: 22 } as const;

/** The stars of the words stand in a bow over the city. */
function sterPlek(stand: Stand, i: number, n: number): Plek {
  const { w } = maatOf(stand);
  const deel = (i + 0.5) / Math.max(1, n);
  const [links, breed, top] = stand === 'liggend' ? [270, w - 400, 66] : [196, w - 250, 56];
  return [links + deel * breed, top + Math.abs(deel - 0.5) * 70 + (i % 2) * 26];
}

export function drawHemel(state: RaketState): Item[] {
  return [...drawLichten(state), ...drawSterren(state)];
}

function drawLichten(state: RaketState): Item[] {
  const { w } = maatOf(state.stand);
  const { daken } = plaatsenOf(state).lucht;
  return Array.from({ length: Math.min(MAX_LICHTEN, state.sterren) }, (_, i) => {
    const maat = 1 + chance(31, i) * 0.9;
    const alpha = 0.8 + (state.rustig ? 0 : breathe(state.tick, { periode: 120, faseVerschil: i * 0.19 }) * 0.2);
    return ding('licht', [w * (0.04 + 0.92 * chance(17, i)), 40 + daken * 0.62 * chance(23, i)], { sx: maat, sy: maat, alpha }, i);
  });
}

/** The new one flies from where the meteor was to its place. */
function drawSterren(state: RaketState): Item[] {
  const { uitslag, rij, fase } = state.run;
  const n = uitslag.length;
  const nieuw = fase === 'goed' && ticksInFase(state) >= INSLAG ? (rij[0] ?? -1) : -1;
  return uitslag.flatMap((u, i) => {
    if (i !== nieuw && (u ?? 0) <= 0) return [];
    const naar = sterPlek(state.stand, i, n);
    const blij = fase === 'klaar' ? hopUp(state, { ...HOP, verschil: i * 0.2 }) : 0;
    if (i !== nieuw)
      return [ding('ster', [naar[0], naar[1] - blij], { rot: sway(state, { periode: 200, uitslag: 8, verschil: i * 0.3 }) }, i)];
    const t = easeOut(progress01(ticksInFase(state), { van: INSLAG + 12, duur: STER_OP - INSLAG - 12 }));
    const [x, y] = meteoorPlek(state);
    const maat = popIn(ticksInFase(state), { van: INSLAG, duur: 14 }) * between(150, 58, t);
    const boog = state.rustig ? 0 : arch(t) * -60;
    return [
      ding(
        'ster',
        [between(x, naar[0], t), between(y, naar[1], t) + boog],
        { w: maat, h: maat, rot: state.rustig ? 0 : t * 360, z: 30 },
        i,
      ),
    ];
  });
}

/** Who came down sits on a roof and waves; the last one may still hang from its parachute. */
export function drawReizigers(state: RaketState): Item[] {
  const { daken } = plaatsenOf(state);
  const sinds = gastSinds(state);
  const n = Math.min(MAX_GASTEN, state.gasten);
  return Array.from({ length: n }, (_, i) => i).flatMap((i) => {
    const [x, y] = daken[i % daken.length] ?? [0, 0];
    const daalt = i === n - 1 && sinds !== null && sinds < DAALT && !state.rustig;
    const toon = String(i % 3);
    if (daalt) {
      const t = progress01(sinds, { van: 0, duur: DAALT });
      const zwaai = sway(state, { periode: 60, uitslag: 12 });
      const hier: Plek = [x + zwaai * (1 - t), between(y - 260, y, t)];
      return [ding('scherm', [hier[0], hier[1] - 58], { rot: zwaai * 0.6 }), ding('reiziger', hier, { toon, rot: zwaai * 0.6 }, i)];
    }
    const blij = state.run.fase === 'klaar' ? hopUp(state, { ...HOP, verschil: i * 0.27 }) : 0;
    return [ding('reiziger', [x, y - blij], { toon, rot: sway(state, { periode: 150, uitslag: 4, verschil: i * 0.4 }) }, i)];
  });
}
