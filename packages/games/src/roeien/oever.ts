/** What is around the boat: the bank that goes by, the mill, the ducks, and the river of the sprint. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { countPlayed, ticksInFase } from '@spelrijk/game-kit/run';
import { arch, bump, cheer, easeOut, hopUp, isGlad, maatOf, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { bootOf } from './ploeg.ts';
import { EINDE, MAAT, readiness } from './sprint.ts';
import { rivierOf, STROKEN, strookY } from './state.ts';
import type { Drijfding, RoeiState } from './state.ts';

/** What stands on the bank, in turn, how far apart, and how much slower than the water it goes by. */
const KANT = ['koe', 'wilg', 'hek', 'riet', 'huis', 'wilg'] as const;
const TUSSEN = 290;
const TRAGER = 0.4;
const MOLEN = { liggend: [1060, 148], staand: [566, 206] } as const;
/** The duck swims on for every duckling behind her. */
const EEND = { links: 64, stap: 25, hoogstens: 10 } as const;
const HOP = { periode: 30, hoogte: 9 } as const;
const NAAM = { fles: 'een fles', stroom: 'stroming', blad: 'waterlelies' } as const;
const WEG = 26;

export const drawOever = (state: RoeiState): Item[] => [...drawKant(state), ...drawEenden(state), ...drawFinish(state)];

/** In the finale the boat has come past the flags. */
function drawFinish(state: RoeiState): Item[] {
  if (state.run.fase !== 'klaar') return [];
  const { boot, breed } = rivierOf(state);
  return [-1, 1].map((kant) =>
    ding('finish', [boot[0] + breed * 0.41, boot[1] - 20 + kant * 96], { w: 78, h: 195, z: kant < 0 ? 4 : 12 }, kant),
  );
}

/** The bank goes by as the boat goes on; the cow looks up. */
function drawKant(state: RoeiState): Item[] {
  const { w } = maatOf(state.stand);
  const { oever } = rivierOf(state);
  const rond = KANT.length * TUSSEN;
  const turn = state.rustig ? 0 : state.tick * 0.35;
  const kant = KANT.flatMap((art, i): Item[] => {
    const x = ((((i * TUSSEN - state.reis * TRAGER) % rond) + rond) % rond) - 90;
    if (x > w + 90) return [];
    const koe = art === 'koe';
    const toon = !koe ? '' : state.run.fase === 'uitleg' ? 'schrik' : isGlad(state) ? 'blij' : '';
    const hop = koe && isGlad(state) ? hopUp(state, HOP) : 0;
    return [
      ding('kant', [x, oever - 52 - hop], { art, toon, rot: koe ? 0 : sway(state, { periode: 190, uitslag: 0.8, verschil: i * 0.2 }) }, i),
    ];
  });
  return [ding('wieken', MOLEN[state.stand], { rot: turn }), ...kant];
}

/** A duckling more for every word that is behind us. */
function drawEenden(state: RoeiState): Item[] {
  const n = Math.min(EEND.hoogstens, countPlayed(state.run));
  const y = rivierOf(state).eend[1];
  const zwemt = state.run.fase === 'klaar' ? easeOut(progress01(ticksInFase(state), { van: 10, duur: 120 })) * 160 : 0;
  const kop = EEND.links + n * EEND.stap + 34 + zwemt;
  const dobber = (i: number): number => sway(state, { periode: 90, uitslag: 3, verschil: i * 0.17 });
  return [
    ding('eend', [kop, y - 8 + dobber(0) - cheer(state, HOP)], { toon: isGlad(state) ? 'kwaak' : '' }),
    ...Array.from({ length: n }, (_, i) =>
      ding('pul', [kop - 52 - i * EEND.stap, y + dobber(i + 1) - cheer(state, { ...HOP, periode: HOP.periode + i * 4 })], {}, i),
    ),
  ];
}

/** What floats in the three lanes, the finish, and the drum that says when. */
export function drawSprint(state: RoeiState): Item[] {
  if (!wasOpen(state)) return [];
  const { sprint, stand } = state;
  const { strook } = rivierOf(state);
  const { w } = maatOf(stand);
  const xOf = (ver: number): number => strook.x + ver - sprint.ver;
  const dingen = sprint.dingen.flatMap((drijf, i) =>
    xOf(drijf.ver) < -60 || xOf(drijf.ver) > w + 60 ? [] : drawDrijfding(state, drijf, i),
  );
  const vlaggen = xOf(EINDE) > w + 40 ? [] : [0, 1].map((i) => ding('finish', [xOf(EINDE), strookY(state, i * 2) - 40], {}, i));
  return [...drawBanen(state), ...dingen, ...vlaggen, ...drawTrom(state)];
}

function drawDrijfding(state: RoeiState, { soort, ver, strook, raakOp }: Drijfding, i: number): Item[] {
  const { strook: waar } = rivierOf(state);
  const weg = raakOp === null ? 0 : progress01(state.tick, { van: raakOp, duur: WEG });
  if (weg === 1) return [];
  const dobber = soort === 'fles' ? sway(state, { periode: 70, uitslag: 6, verschil: i * 0.23 }) : 0;
  const plek = [waar.x + ver - state.sprint.ver, strookY(state, strook) + 22 + dobber - arch(weg) * (soort === 'fles' ? 90 : 0)] as const;
  return [
    ding(
      'drijf',
      plek,
      { art: soort, alpha: 1 - weg, rot: soort === 'fles' ? sway(state, { periode: 96, uitslag: 9, verschil: i * 0.3 }) : 0 },
      i,
    ),
  ];
}

/** In calm mode each lane of water is a button that says what floats there next. */
function drawBanen(state: RoeiState): Item[] {
  if (!state.rustig) return [];
  const { sprint } = state;
  const { w } = maatOf(state.stand);
  const kan = isOpen(state) && sprint.over > 0;
  return Array.from({ length: STROKEN }, (_, strook) => {
    const eerst = sprint.dingen.find((drijf) => drijf.strook === strook && drijf.ver > sprint.ver + 60);
    return ding(
      'baan',
      [w / 2 + 120, strookY(state, strook) + 22],
      {
        w: w - 300,
        toon: sprint.mik === strook ? 'mik' : '',
        pick: `strook:${strook}`,
        name: `Strook ${strook + 1}: ${eerst === undefined ? 'open water' : NAAM[eerst.soort]}`,
        nummer: strook + 1,
        uit: !kan,
      },
      strook,
    );
  });
}

/** A ring closes in on the drum: where they meet is the beat. */
function drawTrom(state: RoeiState): Item[] {
  if (state.rustig || !isOpen(state)) return [];
  const { x, y, breed } = bootOf(state);
  const nu = readiness(state);
  const raak = bump(state.tick, { van: state.sprint.raakOp, duur: 18 });
  const boem = 1 + raak * 0.3 + (nu >= 1 ? sway(state, { periode: MAAT, uitslag: 0.06 }) : 0);
  const plek = [x + breed * 0.1, y - breed * 0.36] as const;
  const op = popIn(state.tick, { van: state.sprint.slagOp, duur: MAAT });
  return [
    ding('trom', plek, { sx: boem, sy: boem, toon: nu >= 1 ? 'nu' : '' }),
    ding('tromring', plek, {
      sx: 1.9 - Math.min(1, nu) * 0.9,
      sy: 1.9 - Math.min(1, nu) * 0.9,
      alpha: Math.min(1, op) * (nu >= 1 ? 1 : 0.7),
      toon: nu >= 1 ? 'nu' : '',
    }),
  ];
}
