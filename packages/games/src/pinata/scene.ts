import { boog, deining, loop01, slinger, uitloop, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, oordeelRing } from '@spelrijk/game-kit/maat';
import { countGespeeld } from '@spelrijk/game-kit/run';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { BARST, LANDING } from './state.ts';
import type { PinataState } from './state.ts';
import { stempels } from './stempels.ts';
import { PLAATSEN } from './plaatsen.ts';
import type { Plaatsen } from './plaatsen.ts';

const STOK = 250;
const KRACHT = 15;

export function scene(state: PinataState): readonly Item[] {
  const p = PLAATSEN[state.stand];
  return [
    backdrop(state.stand),
    ...hangend(state, p),
    ...publiek(state, p),
    ...slager(state, p),
    ...mand(state, p),
    ...stempels(state, p),
    ...viering(state, p),
  ];
}

/** Degrees the rope swings: a push per blow, else a breath of wind. */
function zwaai(state: PinataState): number {
  const wind = deining(state.tick, 260) * 1.6;
  return state.rustig ? wind : wind + slinger(state.tick - state.letterOp, 64, 46) * KRACHT;
}

const isGebarsten = (state: PinataState): boolean =>
  state.run.fase === 'klaar' || (state.run.fase === 'goed' && ticksInFase(state) >= BARST);

/** Where a thing on the rope is: `langs` stage units down from the hook. */
function aanTouw(p: Plaatsen, hoek: number, langs: number): readonly [number, number] {
  const rad = (hoek / 180) * Math.PI;
  return [p.haak[0] - Math.sin(rad) * langs, p.haak[1] + Math.cos(rad) * langs];
}

function hangend(state: PinataState, p: Plaatsen): Item[] {
  const hoek = zwaai(state);
  const [tx, ty] = aanTouw(p, hoek, p.touw / 2);
  const touw: Item = { key: 'touw', x: tx, y: ty, w: 14, h: p.touw, rot: hoek, art: 'touw', z: 1 };
  if (isGebarsten(state)) return state.run.fase === 'goed' ? [touw, ...helften(state, p)] : [touw];
  const [x, y] = aanTouw(p, hoek, p.touw + 84);
  const binnen = state.run.fase === 'spelen' ? veer(loop01(state.tick, state.sinds, 24)) : 1;
  const vorm = { x, y, w: 270, h: 240, rot: hoek, sx: binnen, sy: binnen, z: 2 } as const;
  return [
    touw,
    { key: 'pinata', ...vorm, art: 'pinata', toon: `${soortOf(state)} ${scheuren(state)}` },
    { key: 'gezicht', ...vorm, art: 'gezicht', toon: `${soortOf(state)} ${gezichtOf(state)}` },
  ];
}

/** More torn with each letter. */
function scheuren({ vakken: { inhoud, doel } }: PinataState): number {
  return Math.min(3, Math.floor((inhoud.length * 3.4) / Math.max(4, doel.length)));
}

function gezichtOf(state: PinataState): string {
  const missed = state.run.fase === 'uitleg' || state.tick - state.misOp < 40;
  const hit = state.tick - state.letterOp < 14;
  return `${missed ? 'tong' : hit ? 'au' : 'blij'} ${state.run.poging > 1 ? 'pleister' : 'gaaf'}`;
}

/** Another animal for each word. */
const soortOf = (state: PinataState): number => (state.run.rij[0] ?? 0) % 3;

function helften(state: PinataState, p: Plaatsen): Item[] {
  const t = ticksInFase(state) - BARST;
  const far = state.rustig ? 30 : uitloop(t / 50) * 190;
  const fall = state.rustig ? 0 : (t * t) / 14;
  const [x, y] = aanTouw(p, 0, p.touw + 84);
  return [-1, 1].map((kant): Item => ({
    key: `helft${kant}`,
    x: x + kant * (54 + far),
    y: y - boog(t / 60) * 40 + fall,
    w: 135,
    h: 240,
    rot: kant * Math.min(70, t * 1.6),
    alpha: 1 - loop01(t, 44, 26),
    art: 'helft',
    toon: `${soortOf(state)} ${kant < 0 ? 'l' : 'r'}`,
    z: 3,
  }));
}

function publiek(state: PinataState, p: Plaatsen): Item[] {
  const juicht = state.run.fase === 'goed' || state.run.fase === 'klaar';
  return p.publiek.map(([x, y], i): Item => {
    const hop = juicht && !state.rustig ? Math.abs(deining(state.tick, 44, i * 0.31)) * 34 : 0;
    const mood = juicht ? 'trots' : state.run.fase === 'uitleg' ? 'verrast' : 'blij';
    return { key: `publiek${i}`, x, y: y - hop, w: 104, h: 114, art: 'kit:publiek', toon: `${i * 17 + 5} ${mood}`, z: 4 + i };
  });
}

/** The pupil's blob with the stick; after a miss it spins once and is dizzy. */
function slager(state: PinataState, p: Plaatsen): Item[] {
  const [x, y] = p.blob;
  const hit = loop01(state.tick, state.letterOp, 20);
  const miss = loop01(state.tick, state.misOp, 30);
  const draai = miss < 1 && !state.rustig ? uitloop(miss) * 360 : 0;
  const hoek = -104 + 66 * boog(hit) + 80 * boog(miss);
  const hand = [x + 66, y + 22] as const;
  const rad = (hoek / 180) * Math.PI;
  const mood = state.run.fase === 'uitleg' ? 'verrast' : state.run.fase === 'goed' || state.run.fase === 'klaar' ? 'trots' : 'blij';
  const spring = state.rustig ? 0 : boog(hit) * 26;
  return [
    { key: 'blob', x, y: y - spring, w: 180, h: 198, sx: Math.cos((draai / 180) * Math.PI), art: 'kit:blob', toon: mood, z: 8 },
    {
      key: 'stok',
      x: hand[0] + (Math.cos(rad) * STOK) / 2,
      y: hand[1] - spring + (Math.sin(rad) * STOK) / 2,
      w: STOK,
      h: 34,
      rot: hoek,
      art: 'stok',
      z: 9,
    },
  ];
}

/** One sweet per word that is behind us: the pile that grows all through the round. */
function mand(state: PinataState, p: Plaatsen): Item[] {
  const [x, y] = p.mand;
  const count = Math.min(12, countGespeeld(state.run) + (state.run.fase === 'goed' && ticksInFase(state) > LANDING ? 1 : 0));
  const snoep = Array.from({ length: count }, (_, i): Item => {
    const rij = Math.floor(i / 4);
    return {
      key: `snoep${i}`,
      x: x - 48 + (i % 4) * 32 + (rij % 2) * 8,
      y: y - 18 - rij * 24,
      w: 46,
      h: 46,
      rot: ((i * 47) % 60) - 30,
      art: 'snoep',
      toon: String(i % 5),
      z: 5,
    };
  });
  return [
    { key: 'mandachter', x, y: y + 10, w: 170, h: 130, art: 'mand', toon: 'achter', z: 4 },
    ...snoep,
    { key: 'mand', x, y: y + 10, w: 170, h: 130, art: 'mand', toon: 'voor', z: 6 },
  ];
}

function viering(state: PinataState, p: Plaatsen): Item[] {
  const [x, y] = aanTouw(p, 0, p.touw + 84);
  const bits = feest({
    key: 'papier',
    x,
    y,
    aantal: 8,
    leeftijd: state.tick - state.letterOp,
    duur: 34,
    seed: state.letterOp,
    kracht: 6,
    rustig: state.rustig,
    z: 7,
  });
  const t = ticksInFase(state);
  if (state.run.fase === 'uitleg') return [oordeelRing(false, x, y, 290)];
  if (state.run.fase === 'klaar') return slot(state, p, t);
  if (state.run.fase !== 'goed') return bits;
  const ring = t > BARST + 6 ? [oordeelRing(true, x, y, 190, veer(loop01(t, BARST + 6, 18)), 1 - loop01(t, 70, 14))] : [];
  const snoep = feest({
    key: 'val',
    x,
    y,
    aantal: 10,
    leeftijd: t - BARST,
    duur: 66,
    seed: state.kans,
    kracht: 8,
    rustig: state.rustig,
    art: 'snoep',
    tonen: ['0', '1', '2', '3', '4'],
    maat: [50, 50],
    z: 20,
  });
  const confetti = feest({
    key: 'conf',
    x,
    y,
    aantal: 14,
    leeftijd: t - BARST,
    duur: 60,
    seed: state.kans + 7,
    kracht: 12,
    rustig: state.rustig,
  });
  return [...snoep, ...confetti, ...ring];
}

/** The last burst: it rains sweets and confetti. */
function slot(state: PinataState, p: Plaatsen, t: number): Item[] {
  const common = { x: p.haak[0], y: 150, leeftijd: t, duur: 150, rustig: state.rustig };
  const snoep = feest({
    ...common,
    key: 'regen',
    aantal: 14,
    seed: 8,
    kracht: 10,
    art: 'snoep',
    tonen: ['0', '1', '2', '3', '4'],
    maat: [54, 54],
    z: 20,
  });
  return [...snoep, ...feest({ ...common, key: 'slot', aantal: 20, seed: 5, kracht: 13 })];
}
