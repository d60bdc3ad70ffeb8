/** What is seen of the play after a right word: shrimps, the gold, the shell, the big fish, and the fish that swims. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { between, bump, drawConfetti, easeInOut, popIn, progress01, sway, type Plek } from '@spelrijk/game-kit/stage';
import { ding, plaatsenOf } from './plaatsen.ts';
import type { Hapje, VisState } from './state.ts';
import { drawVis } from './vis.ts';
import { groteVis, hapjePlek, ZWEEF } from './zwemmen.ts';

const TEKST = { gewoon: 'Zwem rond en hap!', rustig: 'Kies wat je opeet!' } as const;
const NAAM = { garnaal: 'Hap de garnalen', goud: 'Hap het gouden hapje', schelp: 'Kijk in de schelp' } as const;
/** In calm mode everything can be taken: large enough for a finger. */
const RUIM = 98;
const DUIZEL = 34;
const HAPT = 10;

export function drawZee(state: VisState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  return [
    ...drawGroot(state),
    ...state.zee.hapjes.flatMap((hapje, i) => drawHapje(state, hapje, i)),
    ...drawZwemmer(state),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 460, verder }),
  ];
}

/** It hums along, or sleeps; whoever swims into it is spat out. */
function drawGroot(state: VisState): Item[] {
  const { plek, kant } = groteVis(state);
  const spuugt = bump(state.tick, { van: state.zee.botsOp, duur: 20 });
  const draai = kant < 0 ? -1 : 1;
  const toon = state.rustig ? 'slaapt' : spuugt > 0.1 ? 'spuugt' : '';
  const adem = sway(state, { periode: 120, uitslag: 0.03 });
  const z = state.rustig ? [{ ...ding('ster', [plek[0] - 120, plek[1] - 96]), key: 'zzz', art: 'kit:slaap', w: 72, h: 48 }] : [];
  return [
    ding('groot', [plek[0], plek[1] + sway(state, { periode: 80, uitslag: 5 })], {
      toon,
      sx: draai * (1 + spuugt * 0.1),
      sy: 1 + adem + spuugt * 0.12,
    }),
    ...z,
  ];
}

function drawHapje(state: VisState, hapje: Hapje, i: number): Item[] {
  const { soort, opOp } = hapje;
  const [x, y0] = hapjePlek(state, hapje);
  if (soort === 'schelp') return drawSchelp(state, hapje, i);
  const uit = !isOpen(state) || opOp !== null || state.zee.naar >= 0 || state.zee.over === 0;
  if (opOp !== null)
    return drawConfetti(state, {
      x,
      y: y0,
      key: `hap${i}`,
      leeftijd: state.tick - opOp,
      aantal: 5,
      duur: 24,
      kracht: 5,
      seed: i,
      art: 'kruimel',
      tonen: [''],
      maat: [16, 14],
    });
  const y = y0 + sway(state, { periode: 74 + i * 5, uitslag: 7, verschil: i * 0.3 });
  const kies = state.rustig ? { pick: `hapje:${i}`, name: NAAM[soort], nummer: i + 1, uit, w: RUIM, h: RUIM * 0.86 } : {};
  const hier = state.rustig && !uit && state.zee.mik === i;
  const s = 1 + (hier ? 0.16 : 0) + sway(state, { periode: 40, uitslag: soort === 'goud' ? 0.08 : 0 });
  return [
    ...(hier ? [ding('luchtbel', [x, y], { w: RUIM * 1.5, h: RUIM * 1.5, z: 2 }, `hier${i}`)] : []),
    ding(soort, [x, y], { ...kies, sx: s, sy: s, rot: sway(state, { periode: 50, uitslag: 8, verschil: i * 0.4 }) }, i),
  ];
}

/** It opens for who comes near; what is in it comes up, and goes to the others on the bottom. */
function drawSchelp(state: VisState, hapje: Hapje, i: number): Item[] {
  const [x, y] = hapjePlek(state, hapje);
  const { opOp } = hapje;
  const uit = !isOpen(state) || opOp !== null || state.zee.naar >= 0 || state.zee.over === 0;
  const kies = state.rustig ? { pick: `hapje:${i}`, name: NAAM.schelp, nummer: i + 1, uit } : {};
  const hier = state.rustig && !uit && state.zee.mik === i ? [ding('luchtbel', [x, y], { w: 170, h: 150, z: 0 }, `hier${i}`)] : [];
  const schelp = ding(
    'schelp',
    [x, y],
    { toon: opOp === null ? '' : 'open', ...kies, rot: opOp === null ? sway(state, { periode: 60, uitslag: 2 }) : 0 },
    i,
  );
  if (opOp === null) return [...hier, schelp];
  const t = state.tick - opOp;
  const op = popIn(t, { van: 0, duur: 18 });
  const thuis = placeOfSchat(state, state.schatten.length - 1);
  const weg = easeInOut(progress01(t, { van: 34, duur: 26 }));
  const boven: Plek = [x, y - 70 * op];
  const schat = ding(
    'schat',
    [between(boven[0], thuis[0], weg), between(boven[1], thuis[1], weg)],
    { toon: String(state.zee.schat), sx: op * (1.3 - weg * 0.3), sy: op * (1.3 - weg * 0.3), z: 10 },
    'nieuw',
  );
  return [
    schelp,
    schat,
    ...drawConfetti(state, {
      x,
      y: y - 60,
      key: 'parels',
      leeftijd: t,
      aantal: 8,
      duur: 36,
      seed: opOp,
      art: 'luchtbel',
      tonen: [''],
      maat: [22, 22],
    }),
  ];
}

const SCHATTEN = { stap: 58, meest: 9 } as const;

/** Place on the bottom of treasure number `i`. */
function placeOfSchat(state: VisState, i: number): Plek {
  const [x, y] = plaatsenOf(state).schatten;
  const n = Math.min(SCHATTEN.meest, state.schatten.length);
  return [x + Math.max(0, i - (state.schatten.length - n)) * SCHATTEN.stap, y];
}

/** The treasures of the round; one that just came out of its shell is still on its way. */
export function drawSchatten(state: VisState): Item[] {
  const eerste = Math.max(0, state.schatten.length - SCHATTEN.meest);
  const nieuw = wasOpen(state) && state.zee.hapjes.some(({ soort, opOp }) => soort === 'schelp' && opOp !== null);
  return state.schatten
    .slice(eerste, nieuw ? -1 : undefined)
    .map((toon, k) => ding('schat', placeOfSchat(state, eerste + k), { toon: String(toon) }, k));
}

function drawZwemmer(state: VisState): Item[] {
  const { zee, tick } = state;
  const hapje = zee.hapjes[zee.naar];
  const hap = bump(tick, { van: zee.hapOp, duur: HAPT });
  if (hapje !== undefined) {
    const [hx, hy] = hapjePlek(state, hapje);
    const deel = easeInOut(progress01(tick, { van: zee.naarOp, duur: ZWEEF }));
    return drawVis(state, {
      plek: [between(zee.x, hx, deel), between(zee.y, hy, deel)],
      kant: hx < zee.x ? -1 : 1,
      toon: deel > 0.5 ? 'open' : '',
    });
  }
  const t = tick - zee.botsOp;
  const tolt = t < DUIZEL && !state.rustig ? (t / DUIZEL) * 360 : 0;
  const sterren = t < DUIZEL + 10 ? [ding('ster', [zee.x, zee.y - 74], { rot: tolt })] : [];
  const dichtbij = zee.hapjes.some((ander) => {
    const [x, y] = hapjePlek(state, ander);
    return ander.opOp === null && Math.abs(x - zee.x) < 130 && Math.abs(y - zee.y) < 110;
  });
  return [
    ...drawVis(state, {
      plek: [zee.x, zee.y],
      kant: zee.kant,
      rot: tolt,
      rek: hap * 0.14,
      toon: t < DUIZEL ? 'bol' : dichtbij ? 'open' : 'blij',
    }),
    ...sterren,
  ];
}
