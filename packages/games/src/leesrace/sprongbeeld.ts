/** What is seen of the jump: three layers that go by at their own speed, the engine's dial, the ramp, the flight and the landing. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, between, bump, drawBlob, drawConfetti, kolomX, makeDing, maatOf, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { LANDINGEN } from './garage.ts';
import { meters, VERSNELLINGEN, VLUCHT } from './sprong.ts';
import type { RaceState } from './state.ts';

const ding = makeDing({
  berg: { w: 520, h: 220, z: 1, art: 'rit-berg' },
  boom: { w: 130, h: 180, z: 2, art: 'rit-boom' },
  struik: { w: 110, h: 60, z: 6, art: 'rit-struik' },
  schans: { w: 260, h: 130, z: 5 },
  landing: { w: 300, h: 174, z: 6 },
  meter: { w: 230, h: 150, z: 14 },
  naald: { w: 12, h: 96, z: 15 },
  knop: { w: 190, h: 120, z: 14 },
  kies: { w: 220, h: 190, z: 14 },
  afstand: { w: 240, h: 92, z: 16 },
  ster: { w: 80, h: 80, z: 16, art: 'kit:ster' },
  streep: { w: 120, h: 14, z: 3, art: 'wegstreep' },
  vaartlijn: { w: 240, h: 7, z: 9, art: 'wegstreep' },
  pluim: { w: 44, h: 44, z: 10, art: 'kit:stofje' },
  vlam: { w: 84, h: 44, z: 10, art: 'uitlaatvlam' },
});

const BEELD = {
  liggend: { weg: 480, auto: [380, 600], bord: [640, 90], verder: [1216, 84], meter: [170, 150], knop: [1150, 630], kies: 330 },
  staand: { weg: 620, auto: [230, 770], bord: [360, 244], verder: [662, 84], meter: [170, 110], knop: [590, 890], kies: 440 },
} as const;
/** Each layer: how many, how far apart, how fast. */
const LAGEN = {
  berg: { n: 4, stap: 460, deel: 0.12 },
  boom: { n: 6, stap: 290, deel: 0.42 },
  struik: { n: 5, stap: 360, deel: 1.25 },
} as const;
/** Dashes on the road, and lines of wind: how many, how far apart, how fast. */
const STREPEN = { n: 6, stap: 280, deel: 1, onder: 34 } as const;
const VAARTLIJNEN = [
  [0, -250, 2.1],
  [430, -150, 2.6],
  [820, -330, 1.8],
  [1180, -60, 2.4],
] as const;
/** Ticks in which the car rears up after a shift that was just right, and shakes after another. */
const STEIGER = { duur: 34, hoek: -15, opzij: 44 } as const;
const HOOG = { liggend: 330, staand: 420 } as const;
const AUTO = { w: 200, h: 104, blob: 100 } as const;
const NAALD = { van: -80, tot: 80 } as const;
const SCHANSNAAM = ['Een lage schans', 'Een middelhoge schans', 'Een hoge schans'] as const;

export function drawSprong(state: RaceState): Item[] {
  const { w, h } = maatOf(state.stand);
  const { bord, verder } = BEELD[state.stand];
  return [
    { key: 'ritdecor', x: w / 2, y: h / 2, w, h, art: `rit-${state.stand}`, z: 0 },
    ...drawLagen(state),
    ...drawWeg(state),
    ...drawSchans(state),
    ...drawWagen(state),
    ...drawBediening(state),
    ...drawUitkomst(state),
    ...drawBeurtbord(state, { tekst: state.rustig ? 'Kies je schans!' : 'Schakel in het groen!', plek: [...bord], verder: [...verder] }),
  ];
}

function drawLagen(state: RaceState): Item[] {
  const { w } = maatOf(state.stand);
  const { weg, auto } = BEELD[state.stand];
  const hoogte = { berg: weg - 70, boom: weg - 40, struik: auto[1] + 96 } as const;
  return (['berg', 'boom', 'struik'] as const).flatMap((laag) => {
    const { n, stap, deel } = LAGEN[laag];
    const over = n * stap;
    return Array.from({ length: n }, (_, i) => {
      const x = ((((i * stap - state.sprong.weg * deel) % over) + over) % over) - 200;
      return ding(laag, [x, hoogte[laag]], { toon: String(i % 2), alpha: x > w + 260 ? 0 : 1 }, i);
    });
  });
}

/** The road runs under the car, and what it does in a gear is seen: the faster, the longer the lines of wind. */
function drawWeg(state: RaceState): Item[] {
  const { w } = maatOf(state.stand);
  const { auto } = BEELD[state.stand];
  const { weg, vaart } = state.sprong;
  const langs = (begin: number, over: number, deel: number): number => ((((begin - weg * deel) % over) + over) % over) - 200;
  const over = STREPEN.n * STREPEN.stap;
  const strepen = Array.from({ length: STREPEN.n }, (_, i) =>
    ding('streep', [langs(i * STREPEN.stap, over, STREPEN.deel), auto[1] + STREPEN.onder], {}, i),
  );
  const snel = Math.min(1, Math.max(0, (vaart - 4) / 6));
  if (state.rustig || snel === 0 || state.sprong.neerOp !== null) return strepen;
  const lijnen = VAARTLIJNEN.map(([begin, hoog, deel], i) =>
    ding('vaartlijn', [langs(begin, w + 500, deel), auto[1] + hoog], { alpha: snel * 0.6, sx: 0.5 + snel }, i),
  );
  return [...strepen, ...lijnen];
}

/** What a shift does to the car: it rears up and jumps ahead, or it coughs. */
function trekOf({ sprong, tick, rustig }: RaceState): {
  readonly rot: number;
  readonly dx: number;
  readonly raak: boolean;
  readonly t: number;
} {
  const { schakel } = sprong;
  const t = schakel === null ? 1000 : tick - schakel.op;
  if (schakel === null || rustig || t > STEIGER.duur) return { rot: 0, dx: 0, raak: false, t };
  const op = bump(t, { van: 0, duur: STEIGER.duur });
  if (schakel.hoe === 'raak') return { rot: STEIGER.hoek * op, dx: STEIGER.opzij * op, raak: true, t };
  return { rot: (t % 8 < 4 ? 1 : -1) * 3 * op, dx: -14 * op, raak: false, t };
}

/** Out of the exhaust: a flame when it kicks, a cough otherwise, and little puffs all the way. */
function drawUitlaat(state: RaceState, [x, y]: Plek): Item[] {
  if (state.rustig || state.sprong.neerOp !== null || vlucht(state) >= 0) return [];
  const { raak, t } = trekOf(state);
  const puffen = [0, 1, 2].map((i) => {
    const deel = (state.tick / 40 + i / 3) % 1;
    return ding(
      'pluim',
      [x - 104 - deel * (60 + state.sprong.vaart * 8), y + 12 - deel * 26],
      { sx: 0.3 + deel, sy: 0.3 + deel, alpha: 0.7 * (1 - deel) },
      i,
    );
  });
  const op = raak ? bump(t, { van: 0, duur: 22 }) : 0;
  const hoest =
    !raak && t < 26
      ? [ding('pluim', [x - 120 - t * 3, y - t * 1.6], { sx: 0.6 + t / 12, sy: 0.6 + t / 12, alpha: 0.8 * (1 - t / 26) }, 'hoest')]
      : [];
  return [...puffen, ...hoest, ...(op > 0 ? [ding('vlam', [x - 138, y + 8], { sx: op, sy: 0.6 + op * 0.4 })] : [])];
}

/** Ticks since it left the ramp; below zero before. */
const vlucht = ({ sprong, tick }: RaceState): number => (sprong.losOp === null ? -1000 : tick - sprong.losOp);

function drawSchans(state: RaceState): Item[] {
  const t = vlucht(state);
  if (t < -60) return [];
  const { auto } = BEELD[state.stand];
  const x = auto[0] + 60 - t * (3 + state.sprong.vaart);
  return x < -200 ? [] : [ding('schans', [x, auto[1] + 4])];
}

function wagenPlek(state: RaceState): Plek {
  const [x, y] = BEELD[state.stand].auto;
  const deel = progress01(vlucht(state), { van: 0, duur: VLUCHT });
  const hoog = state.sprong.neerOp === null ? arch(deel) * Math.min(1, state.sprong.vaart / 10) * HOOG[state.stand] : 0;
  return [x + deel * 60, y - hoog];
}

function drawWagen(state: RaceState): Item[] {
  const [midden, hoogte] = wagenPlek(state);
  const { sprong, tick, rustig } = state;
  const trek = trekOf(state);
  const x = midden + trek.dx;
  const t = vlucht(state);
  const lucht = t >= 0 && sprong.neerOp === null;
  const y = hoogte + (lucht || rustig || sprong.neerOp !== null ? 0 : sway(state, { periode: 6, uitslag: 2 }));
  const plof = sprong.neerOp === null ? 0 : bump(tick - sprong.neerOp, { van: 0, duur: 24 }) * 0.16;
  const rot = lucht ? between(-16, 18, progress01(t, { van: 0, duur: VLUCHT })) : trek.rot;
  return [
    ...drawUitlaat(state, [x, y]),
    {
      ...drawBlob({
        x: x - 12 + trek.rot * 1.4,
        y: y - 54 + trek.rot * 0.4,
        w: AUTO.blob,
        stemming: trek.rot > 0 ? 'verrast' : 'trots',
        z: 11,
      }),
      rot,
    },
    { key: 'eigenauto', x, y, w: AUTO.w, h: AUTO.h, sx: 1 + plof, sy: 1 - plof, rot, art: 'auto', z: 12 },
  ];
}

function drawBediening(state: RaceState): Item[] {
  const { sprong, rustig, stand } = state;
  if (!isOpen(state) || sprong.losOp !== null) return [];
  const { meter, knop, kies } = BEELD[stand];
  if (rustig)
    return SCHANSNAAM.map((name, i) =>
      ding('kies', [kolomX(i, SCHANSNAAM.length, maatOf(stand).w), kies], { toon: String(i), pick: `schans:${i}`, name, nummer: i + 1 }, i),
    );
  const [x, y] = meter;
  return [
    ding('meter', [x, y]),
    ding('naald', [x, y + 44], { rot: between(NAALD.van, NAALD.tot, sprong.toeren) }),
    ding('knop', [...knop], {
      pick: 'schakel',
      name: `Schakelen, ${sprong.versnelling + 1} van ${VERSNELLINGEN}`,
      label: `${sprong.versnelling + 1}`,
      labelSize: 60,
      labelToon: 'wit',
    }),
    ...drawSchakel(state),
  ];
}

/** A star for a shift that was just right. */
function drawSchakel(state: RaceState): Item[] {
  const { schakel } = state.sprong;
  if (schakel === null || schakel.hoe !== 'raak') return [];
  const t = state.tick - schakel.op;
  const [x, y] = BEELD[state.stand].auto;
  const op = popIn(t, { van: 0, duur: 12 });
  return t > 40 ? [] : [ding('ster', [x, y - 170 - t * 1.5], { sx: op, sy: op, alpha: 1 - progress01(t, { van: 26, duur: 14 }) })];
}

/** Where it came down, and how far that was. */
function drawUitkomst(state: RaceState): Item[] {
  const { sprong, tick, stand } = state;
  const t = vlucht(state);
  if (t < VLUCHT - 50) return [];
  const [x, y] = BEELD[stand].auto;
  const komt = between(maatOf(stand).w + 200, x + 60, progress01(t, { van: VLUCHT - 50, duur: 50 }));
  const landing = ding('landing', [komt, y + 18], { toon: String(Math.min(LANDINGEN.length - 1, sprong.landing)) });
  if (sprong.neerOp === null) return [landing];
  const na = tick - sprong.neerOp;
  const op = popIn(na, { van: 6, duur: 16 });
  return [
    landing,
    ding('afstand', [x + 60, y - 190], { sx: op, sy: op, art: 'optie', label: `${meters(sprong)} meter`, labelSize: 40 }),
    ...drawConfetti(state, { x: x + 60, y: y - 20, leeftijd: na, key: 'plofje', aantal: 14, duur: 50, kracht: 10 }),
  ];
}
