import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  arch,
  between,
  bump,
  cheer,
  drawBackdrop,
  drawBlob,
  drawConfetti,
  drawOptiebord,
  drawRightRing,
  drawSlotfeest,
  drawVerdictRing,
  drawVraagbord,
  easeInOut,
  easeOut,
  maatOf,
  popIn,
  progress01,
  stemmingOf,
  sway,
  ownKey,
  ringOn,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { drawBeest } from './beestbeeld.ts';
import { ding, plaatsenOf } from './plaatsen.ts';
import { drawSluip, isVerstopt, sluiperPlek } from './sluipbeeld.ts';
import { isWeg } from './sluipen.ts';
import { GEWOON, SOORTEN } from './soorten.ts';
import { NET, VAN, type BeestState } from './state.ts';
import { BOVEN, inReik, vlagPlek } from './zwerven.ts';

const HOP = { periode: 40, hoogte: 18 } as const;
const LOOP = { periode: 18, uitslag: 6 } as const;
const BLOB = 116;
/** The net: how it is held, how far it swings, in how many ticks. */
const ZWAAI = { rust: 24, slag: -96, duur: 22, zij: 78, op: 58 } as const;
/** The loop of an insect that got away: ticks, and how wide. */
const LUS = { duur: 64, breed: 110, hoog: 90 } as const;
const VLAG: Optielook = {
  pick: 'beest',
  letters: 52,
  rand: { w: 50, h: 40 },
  plaat: { krimp: 6, lager: 4 },
  gloed: { w: 34, h: 30 },
  rond: 8,
};
const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 480, oor: 200, rand: { w: 76, h: 38 }, plaat: { maat: 84 }, z: 34 };
/** Around the insect that got away, or the jar it is in. */
const RING = 146;
/** Compartments of the hotel: two to a row. */
const KAMER = { x: 34, y: -18, stapX: 68, stapY: 48 } as const;

export const scene = (state: BeestState): readonly Item[] => ringOn(state, drawToneel(state), ownKey(state, 'beest'), 'pot');

function drawToneel(state: BeestState): readonly Item[] {
  const { w, h } = maatOf(state.stand);
  return [
    drawBackdrop(state.stand),
    ...drawHotel(state),
    ...drawBeesten(state),
    ...(wasOpen(state) ? [] : drawVraagbord(state, plaatsenOf(state).bord, BORD)),
    ...drawSluip(state),
    ...drawVanger(state),
    ding('voor', [w / 2, h - 30], { w: Math.max(w, 1280) }),
    ...drawViering(state),
  ];
}

const gekozenOf = (state: BeestState): number => (state.gekozen === null ? -1 : state.opties.indexOf(state.gekozen));

/** Who was found lives in its own compartment. */
function drawHotel(state: BeestState): Item[] {
  const [x, y] = plaatsenOf(state).hotel;
  const gasten = SOORTEN.flatMap(({ art }, i) => {
    const keer =
      state.hotel.filter((wie) => wie === i).length - (state.sluip.gevangenOp !== null && wasOpen(state) && state.sluip.wie === i ? 1 : 0);
    if (keer <= 0) return [];
    const plek = [x - KAMER.x + (i % 2) * KAMER.stapX, y + KAMER.y + Math.floor(i / 2) * KAMER.stapY] as const;
    return [ding('gast', plek, { art, rot: sway(state, { periode: 150, uitslag: 4, verschil: i * 0.3 }) }, i)];
  });
  return [ding('hotel', [x, y]), ...gasten];
}

/** Every insect with its flag; not in the play, and in the end all of them dance. */
function drawBeesten(state: BeestState): Item[] {
  const { fase } = state.run;
  if (fase === 'klaar') return drawDans(state);
  if (wasOpen(state)) return [];
  const reik = isPlaying(state.run) ? (typeof state.naar === 'number' ? state.naar : inReik(state)) : gekozenOf(state);
  return state.opties.flatMap((optie, i) => {
    const { x, y, w, h } = vlagPlek(state, i);
    const weg = state.weg.includes(optie);
    const eigen = gekozenOf(state) === i;
    const t = ticksInFase(state);
    const s = fase === 'spelen' ? popIn(t, { van: i * 4, duur: 16 }) : 1;
    const vlag = drawOptiebord(state, i, {
      vlak: { x, y, w, h, sx: s, sy: s, alpha: weg ? 0.3 : 1 },
      bord: { art: 'vlag', toon: reik === i ? 'mik' : '', uit: weg, z: 14 },
      look: VLAG,
    });
    if (eigen && fase === 'goed' && t > NET) return drawHebbes(state, i);
    const lus = eigen ? lusOf(state) : 0;
    const plek = beestPlek(state, i, lus);
    const beest = drawBeest(state, {
      art: GEWOON[i % GEWOON.length] ?? 'bij',
      plek,
      key: `beest-${i}`,
      vliegt: true,
      maat: s,
      rot: Math.sin(lus) * 26,
      verschil: i * 0.23,
    });
    return [...vlag, ...(weg ? [] : beest)];
  });
}

/** How far round its loop the insect is that got away. */
const lusOf = (state: BeestState): number =>
  state.run.fase === 'uitleg' && !state.rustig ? easeOut(progress01(ticksInFase(state), { van: 4, duur: LUS.duur })) * Math.PI * 2 : 0;

/** Where insect `i` is, over its flag and on its loop. */
function beestPlek(state: BeestState, i: number, lus: number): Plek {
  const { x, y } = vlagPlek(state, i);
  return [x + Math.sin(lus) * LUS.breed, y - BOVEN - (1 - Math.cos(lus)) * LUS.hoog];
}

/** Where the jar with insect `i` is: from its flag to the child. */
function potPlek(state: BeestState, i: number): Plek {
  const { x, y } = vlagPlek(state, i);
  const { loper } = state;
  const ver = easeInOut(progress01(ticksInFase(state) - NET, { van: 4, duur: 22 }));
  return [between(x, loper.x, ver), between(y - BOVEN, loper.y - 176, ver) - arch(ver) * 60];
}

/** Caught: it is put in the jar, and the jar jumps to the child. */
function drawHebbes(state: BeestState, i: number): Item[] {
  const t = ticksInFase(state) - NET;
  const plek = potPlek(state, i);
  const s = popIn(t, { van: 2, duur: 14 });
  return [ding('inpot', [plek[0], plek[1] + 12], { art: GEWOON[i % GEWOON.length] ?? 'bij' }), ding('pot', plek, { sx: s, sy: s })];
}

function drawDans(state: BeestState): Item[] {
  const { w, h } = maatOf(state.stand);
  const t = ticksInFase(state);
  const gasten = [...new Set(state.hotel)].map((wie) => SOORTEN[wie]?.art ?? 'libel');
  const alle = [...GEWOON, ...gasten];
  return alle.flatMap((art, i) => {
    const hoek = (i / alle.length) * Math.PI * 2 + (state.rustig ? 0 : t / 50);
    const plek: Plek = [w / 2 + Math.cos(hoek) * w * 0.3, h * 0.38 + Math.sin(hoek) * h * 0.16];
    return drawBeest(state, {
      art,
      plek,
      key: `dans${i}`,
      vliegt: true,
      maat: popIn(t, { van: i * 3, duur: 18 }) * 0.9,
      verschil: i * 0.2,
    });
  });
}

/** Where the child is, and whether it walks. */
function vangerPlek(state: BeestState): { readonly plek: Plek; readonly loopt: boolean } {
  const { w, h } = maatOf(state.stand);
  if (state.run.fase === 'klaar') return { plek: [w / 2, h * 0.8], loopt: false };
  if (wasOpen(state)) return { plek: sluiperPlek(state), loopt: state.sluip.loopt };
  const { loper, stuur, naar } = state;
  if (state.run.fase === 'goed') {
    const [x, y] = plaatsenOf(state).pad[0];
    const ver = state.beurten ? easeInOut(progress01(ticksInFase(state), { van: VAN - 20, duur: 20 })) : 0;
    return { plek: [between(loper.x, x, ver), between(loper.y, y, ver)], loopt: ver > 0 };
  }
  return { plek: [loper.x, loper.y], loopt: isPlaying(state.run) && (naar !== null || stuur.x !== 0 || stuur.y !== 0) };
}

/** The pupil's blob with its net. It wades through the grass, and holds leaves before itself when it is looked at. */
function drawVanger(state: BeestState): Item[] {
  const { fase } = state.run;
  const { plek, loopt } = vangerPlek(state);
  const t = ticksInFase(state);
  const stap = loopt ? Math.abs(sway(state, LOOP)) : 0;
  const hop = fase === 'klaar' ? cheer(state, HOP) : stap;
  const [x, y] = [plek[0], plek[1] - 58 - hop];
  const { gevangenOp } = state.sluip;
  const sinds = wasOpen(state)
    ? gevangenOp === null
      ? Infinity
      : state.tick - gevangenOp
    : fase === 'goed' || fase === 'uitleg'
      ? t
      : state.tick - state.misOp;
  const slag = bump(sinds, { van: 0, duur: ZWAAI.duur });
  const kant = wasOpen(state) || gekozenOf(state) < 0 || vlagPlek(state, gekozenOf(state)).x >= plek[0] ? 1 : -1;
  const schrik = wasOpen(state) && (state.tick - state.sluip.schrikOp < 40 || isWeg(state.sluip));
  const net = ding('net', [x + kant * (ZWAAI.zij + slag * 30), y - ZWAAI.op + slag * 10], {
    rot: kant * (ZWAAI.rust - slag * ZWAAI.slag),
    sx: -kant,
  });
  const verstopt = isVerstopt(state);
  return [
    ding('schaduw', [plek[0], plek[1] + 4]),
    {
      ...drawBlob({ x, y, w: BLOB, stemming: schrik ? 'verrast' : stemmingOf(fase), z: 12 }),
      rot: loopt ? sway(state, { periode: 36, uitslag: 4 }) : 0,
    },
    net,
    ...(verstopt ? [ding('struik', [x + 6, y + 22])] : []),
  ];
}

function drawViering(state: BeestState): Item[] {
  const t = ticksInFase(state);
  const { w } = maatOf(state.stand);
  const i = gekozenOf(state);
  switch (state.run.fase) {
    case 'uitleg': {
      const [x, y] = beestPlek(state, i, lusOf(state));
      return [drawVerdictRing(false, { x, y, maat: RING })];
    }
    case 'goed': {
      if (wasOpen(state)) return [];
      const vlag = vlagPlek(state, i);
      const [x, y] = potPlek(state, i);
      return [
        ...drawConfetti(state, { x: vlag.x, y: vlag.y - 80, leeftijd: t - NET, duur: 40, aantal: 12, kracht: 8 }),
        ...(t >= NET ? [drawRightRing(state, { x, y, maat: RING, van: NET, weg: NET + 16, duur: 12 })] : []),
      ];
    }
    case 'klaar':
      return drawSlotfeest(state, { x: w / 2, y: 200, seed: 9, aantal: 22 });
    default:
      return [];
  }
}
