/** The garden over the ground and who lives in it: the blob at the tap, the mole, flowers for words, plants out of pots. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { countPlayed, ticksInFase } from '@spelrijk/game-kit/run';
import { bump, cheer, drawRijtje, hopUp, isGlad, maatOf, placeInRij, popIn, stemmingOf, sway } from '@spelrijk/game-kit/stage';
import { countDelen, DEEL } from './leiding.ts';
import { ding, tuinOf } from './state.ts';
import type { PijpState } from './state.ts';

const HOP = { blob: { periode: 40, hoogte: 16 }, mol: { periode: 32, hoogte: 10 } } as const;

export function drawTuin(state: PijpState): Item[] {
  const { blob, mol, planten, grond, bloem } = tuinOf(state);
  const { fase } = state.run;
  const plaatsen = Math.floor((bloem[0] - 64 - planten.x) / planten.stap) + 1;
  const mee = state.planten.slice(-plaatsen);
  const eerste = state.planten.length - mee.length;
  const nat = fase === 'uitleg' ? popIn(ticksInFase(state), { van: 0, duur: 16 }) : 1;
  return [
    ding('blob', [blob[0], blob[1] - cheer(state, HOP.blob)], { toon: stemmingOf(fase) }),
    ding('mol', [mol[0], mol[1] - cheer(state, HOP.mol) + sway(state, { periode: 160, uitslag: 2 })], {
      toon: fase === 'uitleg' ? 'nat' : isGlad(state) ? 'blij' : '',
      sx: nat,
      sy: nat,
    }),
    ...mee.map((soort, i) => {
      const nieuw = eerste + i === state.planten.length - 1 ? popIn(state.tick, { van: state.plantOp + 24, duur: 24 }) : 1;
      const hop = isGlad(state) ? hopUp(state, { periode: 44 + i * 3, hoogte: 5 }) : 0;
      const rot = sway(state, { periode: 150, uitslag: 2, verschil: i * 0.17 });
      return ding('plant', [planten.x + i * planten.stap, grond - 46 - hop], { toon: String(soort), rot, sx: nieuw, sy: nieuw }, i);
    }),
    ...drawBloem(state),
    ...(wasOpen(state) ? [] : drawTel(state)),
  ];
}

/** The flower of the word: a bud that opens when the water has come all the way. */
function drawBloem(state: PijpState): Item[] {
  const [x, y] = tuinOf(state).bloem;
  const { fase } = state.run;
  const van = DEEL.van + countDelen(state) * DEEL.tussen;
  const t = ticksInFase(state);
  const open = fase === 'goed' && t >= van;
  const groei = fase === 'goed' ? 1 + bump(t, { van, duur: 24 }) * 0.25 : 1;
  if (fase === 'klaar') return drawVeld(state);
  const toon = open || wasOpen(state) ? String(countPlayed(state.run) % 4) : 'knop';
  return [ding('bloem', [x, y], { toon, sx: groei, sy: groei, rot: sway(state, { periode: 130, uitslag: 2 }) })];
}

/** In the finale the whole ground is in bloom. */
function drawVeld(state: PijpState): Item[] {
  const { w, h } = maatOf(state.stand);
  const { grond } = tuinOf(state);
  const t = ticksInFase(state);
  const n = 9;
  return Array.from({ length: n }, (_, i) => {
    const op = popIn(t, { van: 8 + ((i * 5) % n) * 6, duur: 26 });
    const hoog = (h - grond) * (i % 2 === 0 ? 0.42 : 0.7);
    const plek = [
      w / 2 + placeInRij(i, n, w / (n + 0.4)),
      grond + hoog - sway(state, { periode: 90, uitslag: 6, verschil: i * 0.2 }),
    ] as const;
    return ding('bloem', plek, { toon: String(i % 4), sx: op * 1.25, sy: op * 1.25 }, i);
  });
}

/** A small flower at the edge for every word of the round. */
function drawTel(state: PijpState): Item[] {
  const { w, h } = maatOf(state.stand);
  const n = state.run.uitslag.length;
  const stap = Math.min(46, (w * 0.56) / Math.max(1, n));
  const tonen = { gehaald: '1', later: 'half', nu: 'nu', straks: '' } as const;
  const look = { key: 'tel', w: 40, h: 48, z: 4, tonen, van: 40, sprong: { van: 40, duur: 22, groei: 0.4 } };
  return drawRijtje(state, look, (i) => [w / 2 + placeInRij(i, n, stap), h - 26]);
}
