/** What is seen of the ride: the line, the platforms that come by, the boards where one brakes, and who gets in. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  arch,
  between,
  bump,
  drawToeschouwer,
  hopUp,
  kolomX,
  makeDing,
  maatOf,
  placeInRij,
  popIn,
  progress01,
  sway,
} from '@spelrijk/game-kit/stage';
import { isVoor, PLAATSEN, REMWEG } from './rit.ts';
import type { Halte, TreinState } from './state.ts';

const ding = makeDing({
  rail: { w: 0, h: 36, z: -5 },
  perronlang: { w: 330, h: 44, z: -4 },
  remteken: { w: 74, h: 120, z: -3 },
  populier: { w: 90, h: 190, z: -6 },
  rijtuig: { w: 264, h: 122, z: 6, art: 'wagon' },
  stoel: { w: 54, h: 54, z: 12 },
  vonk: { w: 52, h: 52, z: 8, art: 'kit:ster' },
  rem: { w: 190, h: 120, z: 12 },
  kies: { w: 330, h: 230, z: 7, art: 'haltekader' },
});

const BEELD = {
  liggend: { trein: 560, rail: 560, bord: [640, 150], verder: [1216, 84], rem: [1140, 640], stoelen: [80, 64] },
  staand: { trein: 470, rail: 640, bord: [360, 190], verder: [662, 84], rem: [590, 860], stoelen: [70, 60] },
} as const;
const BOMEN = { aantal: 5, stap: 340, deel: 0.55, boven: 70 } as const;
const REIZIGER = { w: 84, stap: 62, boven: 34 } as const;
const IN = { duur: 26, na: 8 } as const;
const STOEL = 62;
const PERRON = 330;
/** In calm mode: where the train begins, and how far its front stands past the middle of a platform. */
const BEGIN = 120;
const VOOR = 110;
const WAGON_ACHTER = 238;
/** Under brakes the train leans forward and sparks fly from its wheels; when it stands it sinks back. */
const RUK = { duikt: 3, zakt: 26 } as const;
const VONKEN = { plekken: [-330, -180, -40, 50], periode: 16 } as const;
/** So near to it who waits is beside itself. */
const DICHTBIJ = 420;
const HOP = { wacht: { periode: 46, hoogte: 12 }, komt: { periode: 26, hoogte: 30 }, mee: { periode: 40, hoogte: 14 } } as const;

/** @param drawLoc the locomotive with its driver, at a place */
export function drawRit(state: TreinState, drawLoc: (state: TreinState, x: number, y: number) => Item[]): Item[] {
  const { w } = maatOf(state.stand);
  const { rail, bord, verder } = BEELD[state.stand];
  const trein = treinX(state);
  const hobbel = state.rit.vaart > 0.5 ? sway(state, { periode: 14, uitslag: 2 }) : 0;
  return [
    ...drawBomen(state),
    ding('rail', [w / 2, rail + 8], { w, art: `door-${state.stand}` }),
    ...state.rit.haltes.flatMap((halte, i) => drawHalte(state, halte, i)),
    ...drawLoc(state, trein, rail + hobbel).map((item) => (item.key.startsWith('rook') ? item : { ...item, rot: ruk(state) })),
    ding('rijtuig', [trein - WAGON_ACHTER, rail - 54 + hobbel], { toon: '1', rot: ruk(state) * 0.6, sy: 1 - inzakken(state) * 0.06 }),
    ...drawVonken(state, trein, rail),
    ...drawStoelen(state),
    ...drawRem(state),
    ...drawBeurtbord(state, { tekst: state.rustig ? 'Waar stopt de trein?' : 'Rem bij het perron!', plek: bord, verder, w: 500 }),
  ];
}

/** How far it leans forward while it brakes. */
const ruk = ({ rit, rustig }: TreinState): number => (rustig || !rit.remt || rit.vaart < 0.3 ? 0 : RUK.duikt);

/** The last one that got in: the coach gives way under it. */
function inzakken({ rit, tick }: TreinState): number {
  const op = Math.max(-1000, ...rit.haltes.map(({ in: binnen }) => binnen?.op ?? -1000));
  return bump(tick - op, { van: IN.duur, duur: RUK.zakt });
}

function drawVonken(state: TreinState, trein: number, rail: number): Item[] {
  const { rit, rustig, tick } = state;
  if (rustig || !rit.remt || rit.vaart < 0.3) return [];
  return VONKEN.plekken.map((dx, i) => {
    const deel = ((tick + i * 5) % VONKEN.periode) / VONKEN.periode;
    const maat = 0.35 + deel * 0.5;
    return ding('vonk', [trein + dx - deel * 56, rail - 2 - arch(deel) * 30], { sx: maat, sy: maat, rot: deel * 180, alpha: 1 - deel }, i);
  });
}

/** The stage moves with the train; in calm mode the platforms stand still and the train goes along them. */
function treinX(state: TreinState): number {
  const { rustig, rit, stand } = state;
  if (!rustig) return BEELD[stand].trein;
  const { w } = maatOf(stand);
  const punten = [[0, -BEGIN], ...rit.haltes.map(({ x }, i) => [x, kolomX(i, rit.haltes.length, w)])];
  const na = Math.max(
    1,
    punten.findIndex(([weg = 0]) => weg >= rit.weg),
  );
  const [[van = 0, x0 = 0] = [], [tot = 1, x1 = 0] = []] = [punten[na - 1], punten[na]];
  return between(x0, x1, Math.min(1, (rit.weg - van) / (tot - van))) + VOOR;
}

/** Trees behind the line go by slower than the line itself. */
function drawBomen(state: TreinState): Item[] {
  const { w } = maatOf(state.stand);
  const { rail } = BEELD[state.stand];
  const over = BOMEN.aantal * BOMEN.stap;
  return Array.from({ length: BOMEN.aantal }, (_, i) => {
    const x = (((i * BOMEN.stap - state.rit.weg * BOMEN.deel) % over) + over) % over;
    return ding('populier', [x - 100, rail - BOMEN.boven - 60], { sx: 0.9 + (i % 2) * 0.2, alpha: x - 100 > w + 60 ? 0 : 1 }, i);
  });
}

function drawHalte(state: TreinState, halte: Halte, i: number): Item[] {
  const { w } = maatOf(state.stand);
  const { trein, rail } = BEELD[state.stand];
  const { rit } = state;
  const x = state.rustig ? kolomX(i, rit.haltes.length, w) : trein - 110 + (halte.x - rit.weg);
  if (x < -260 || x > w + 700) return [];
  const y = rail - 150;
  const breed = state.rustig ? Math.min(PERRON, w / rit.haltes.length - 10) : PERRON;
  const kan = state.rustig && isOpen(state) && isVoor(rit, halte);
  const keus = {
    pick: `halte:${i}`,
    name: `Perron met ${halte.wachtend} ${halte.wachtend === 1 ? 'reiziger' : 'reizigers'}`,
    uit: rit.doel !== null,
  };
  return [
    ding('perronlang', [x, y + 40], { w: breed }, i),
    ...Array.from({ length: halte.wachtend }, (_, k) => drawReiziger(state, halte, { i, k, x, y })),
    ...(kan ? [ding('kies', [x, y - 20], { w: breed, ...keus }, i)] : []),
    ...(state.rustig ? [] : [ding('remteken', [x + 110 - REMWEG, rail + 62], {}, i)]),
  ];
}

interface Zit {
  readonly i: number;
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** Who waits hops; who gets in leaps over to the coach. */
function drawReiziger(state: TreinState, { wachtend, in: binnen }: Halte, { i, k, x, y }: Zit): Item {
  const { rail } = BEELD[state.stand];
  const trein = treinX(state);
  const thuis = x + placeInRij(k, wachtend, state.stand === 'staand' && state.rustig ? REIZIGER.stap * 0.8 : REIZIGER.stap);
  const mee = binnen !== null && k < binnen.aantal;
  const t = mee ? progress01(state.tick - binnen.op, { van: k * IN.na, duur: IN.duur }) : 0;
  const nadert = binnen === null && !state.rustig && Math.abs(x - trein) < DICHTBIJ;
  const hop = mee ? arch(t) * 90 : hopUp(state, { ...(nadert ? HOP.komt : HOP.wacht), verschil: k * 0.21 });
  const voorbij = binnen === null && !state.rustig && x < trein - DICHTBIJ;
  return {
    ...drawToeschouwer({
      key: `rit${i}-${k}`,
      wie: i * 31 + k * 7 + (state.run.rij[0] ?? 0),
      x: between(thuis, trein - WAGON_ACHTER + (k - 1.5) * 40, t),
      y: between(y - REIZIGER.boven + 24, rail - 100, t) - hop,
      w: REIZIGER.w * between(1, 0.7, t),
      stemming: mee || nadert ? 'trots' : binnen === null && !voorbij ? 'blij' : 'verrast',
      z: t > 0 ? 5 : -3,
    }),
    alpha: t === 1 ? 0 : 1,
  };
}

/** Seats, the taken ones yellow. */
const drawStoelen = (state: TreinState): Item[] =>
  Array.from({ length: PLAATSEN }, (_, i) => {
    const [x, y] = BEELD[state.stand].stoelen;
    const vrij = i < state.rit.plaatsen;
    const op = popIn(state.tick, { van: state.beurt?.op ?? 0, duur: 14 });
    return ding('stoel', [x + i * STOEL, y], { toon: vrij ? '' : 'bezet', sx: op, sy: op }, i);
  });

function drawRem(state: TreinState): Item[] {
  if (!isOpen(state) || state.rustig) return [];
  const { remt } = state.rit;
  return [ding('rem', [...BEELD[state.stand].rem], { toon: remt ? 'rijd' : '', pick: 'rem', name: remt ? 'Rijden' : 'Remmen' })];
}
