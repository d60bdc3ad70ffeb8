import type { Item } from '@spelrijk/game-kit/contract';
import { drawBoekOp } from '@spelrijk/game-kit/mechanics/boek';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { countInBak, ticksInFase } from '@spelrijk/game-kit/run';
import {
  drawBackdrop,
  drawBlob,
  arch,
  drawConfetti,
  fitTekst,
  hopUp,
  easeInOut,
  progress01,
  maatOf,
  drawVerdictRing,
  drawOptiebord,
  drawPluim,
  drawSlotfeest,
  stemmingOf,
  drawToeschouwer,
  between,
  easeOut,
  overshoot,
  drawVraagbord,
  isShown,
  currentVraag,
  sway,
  makeDing,
  ringOn,
} from '@spelrijk/game-kit/stage';
import type { Optielook, Vraaglook } from '@spelrijk/game-kit/stage';
import { railY, spoorTo, yardOf } from './emplacement.ts';
import { pointOnSpoor } from './spoor.ts';
import { drawRit } from './ritbeeld.ts';
import { NAAR_STATION, NAAR_WISSEL, STOOT, TERUG } from './state.ts';
import type { TreinState } from './state.ts';

/** Size and layer of the things on the stage. */
const ding = makeDing({
  sein: { w: 70, h: 190, z: 1 },
  rook: { w: 46, h: 40, z: 4 },
  loc: { w: 226, h: 148, z: 6 },
  perron: { w: 112, h: 34, z: -4 },
  lampen: { w: 240, h: 36, z: 3 },
  koe: { w: 190, h: 140, z: 3 },
  sleep: { w: 214, h: 112, z: 6, art: 'wagon' },
  doorspoor: { w: 0, h: 36, z: -5 },
});

/** What happens when, in ticks of its phase. */
const TIJD = {
  naarStation: { van: 0, duur: NAAR_STATION },
  naarStootblok: { van: 0, duur: STOOT },
  rustigTerug: { van: STOOT, duur: TERUG },
  terug: { van: STOOT + 8, duur: TERUG },
  reizigerSchrik: { van: STOOT, duur: 20 },
  koeSchrik: { van: STOOT, duur: 26 },
  ringOp: { van: NAAR_STATION, duur: 16 },
  ringWeg: { van: 76, duur: 8 },
} as const;

/** What sways, and how far. */
const ZWAAI = {
  wagon: { periode: 14, uitslag: 1.5 },
  trein: { periode: 14, uitslag: 2 },
} as const;

/** Who hops, and how high. */
const HOP = {
  machinist: { periode: 44, hoogte: 14 },
  reiziger: { periode: 30, hoogte: 46 },
  meerijders: { periode: 40, hoogte: 22 },
} as const;

/** A wagon looks smaller at the far end of its track. */
const VER = 0.76;
const MAX_LAMPEN = 6;
const NAAMBORD: Optielook = {
  pick: 'station',
  letters: 50,
  rand: { w: 44, h: 14 },
  plaat: { krimp: 22 },
  gloed: { w: 34, h: 34 },
  rond: 30,
  klank: 8,
};
const BORD: Vraaglook = { key: 'bord', art: 'bord', rand: { w: 70, h: 26 }, plaat: { maat: 0 }, labelToon: 'wit', z: 12 };
const TEKSTBORD: Vraaglook = { ...BORD, rand: { w: 70, h: 48 } };

export const scene = (state: TreinState): readonly Item[] => ringOn(state, drawToneel(state), 'wagon');

function drawToneel(state: TreinState): readonly Item[] {
  const decor = drawBackdrop(state.stand);
  if (state.run.fase === 'klaar') return [decor, ...drawVertrekkend(state)];
  if (wasOpen(state)) return [decor, ...drawRit(state, drawLoc)];
  const { boek } = yardOf(state);
  // What lies open is read: of the yard only the rails are seen behind it.
  if (state.bladzij !== null) return [decor, ...drawRails(state), drawKoe(state), ...drawBoekOp(state, boek, 40, 13)];
  return [
    decor,
    ...drawRails(state),
    ...state.opties.flatMap((naam, i) => drawStation(state, naam, i)),
    // Upright the board of a text is where it stands.
    ...(state.tekst !== '' && state.stand === 'staand' ? [] : [drawKoe(state)]),
    ...drawTrein(state),
    ...drawVraag(state),
    ...drawBoekOp(state, boek, 40, 13),
    ...drawViering(state),
  ];
}

/** The question, where it is a whole sentence; a word stands on the wagon. */
function drawVraag(state: TreinState): Item[] {
  const { bord, tekstbord } = yardOf(state);
  if (!currentVraag(state).zin) return [];
  return state.tekst === '' ? drawVraagbord(state, bord, BORD) : drawVraagbord(state, tekstbord, TEKSTBORD);
}

function drawRails(state: TreinState): Item[] {
  const { stand, baan, wegOp } = state;
  const { w, h } = maatOf(stand);
  const n = String(state.opties.length);
  const [x, y] = yardOf(state).wissel;
  const vol = { x: w / 2, y: h / 2, w, h };
  return [
    { key: 'sporen', ...vol, art: `sporen-${stand}`, toon: n, z: -6 },
    ...(baan < 0 ? [] : [{ key: 'wissel', ...vol, art: `tong-${stand}`, toon: `${n} ${baan}`, z: -5 }]),
    ding('sein', [x - 4, y - 118], { toon: wegOp === null ? 'rood' : 'groen' }),
  ];
}

/** How far the wagon has rolled from where it was to the points, 0 to 1. */
const rolledDistance = ({ tick, wegOp }: TreinState): number =>
  wegOp === null ? 0 : easeInOut(progress01(tick, { van: wegOp, duur: NAAR_WISSEL }));

/** Where the wagon is on its way, what size, and how it leans. */
function wagonPlek(state: TreinState): { readonly x: number; readonly y: number; readonly maat: number; readonly rot: number } {
  const yard = yardOf(state);
  const { sein, wissel } = yard;
  const { fase } = state.run;
  if (fase !== 'goed' && fase !== 'uitleg')
    return { x: between(sein[0] - state.nadering.afstand, wissel[0], rolledDistance(state)), y: sein[1], maat: 1, rot: 0 };
  const t = ticksInFase(state);
  const placeAlong = (deel: number, rot = 0): ReturnType<typeof wagonPlek> => {
    const [x, y] = pointOnSpoor(spoorTo(yard, state.baan, state.opties.length), deel);
    return { x, y, maat: between(1, VER, deel), rot };
  };
  if (fase === 'goed') return placeAlong(easeOut(progress01(t, TIJD.naarStation)));
  if (state.rustig)
    return placeAlong(0.5 * easeInOut(progress01(t, TIJD.naarStootblok)) - 0.5 * easeInOut(progress01(t, TIJD.rustigTerug)));
  if (t < STOOT) return placeAlong(progress01(t, TIJD.naarStootblok) ** 1.5);
  const wip = sway(state, { periode: 16, uitslag: 10 * Math.max(0, 1 - (t - STOOT) / 24), tick: t - STOOT });
  return placeAlong(1 - easeInOut(progress01(t, TIJD.terug)), wip);
}

function drawTrein(state: TreinState): Item[] {
  const { sein, wagon } = yardOf(state);
  const { x, y, maat, rot } = wagonPlek(state);
  const { w, h } = wagon;
  const { afstand } = state.nadering;
  const hobbel = afstand === 0 ? 0 : sway(state, ZWAAI.wagon);
  const stand = { x, sx: maat, sy: maat, rot };
  const toon = String((state.run.rij[0] ?? 0) % 3);
  return [
    ...drawLoc(state, sein[0] - afstand * (1 - rolledDistance(state)) - w / 2 - 112, sein[1] + hobbel),
    { key: 'wagon', ...stand, y: y - (h / 2) * maat + hobbel + 8, w, h, art: 'wagon', toon, z: 6 },
    { key: 'lading', ...stand, y: y - h * 0.65 * maat + hobbel + 8, ...lading(state, w), z: 7 },
  ];
}

/** The word on the side of a wagon of this width, its picture, an eye for what was shown, or an ear. */
function lading(state: TreinState, w: number): Pick<Item, 'w' | 'h' | 'art' | 'toon' | 'label' | 'labelSize'> {
  const { tekst, zin, plaatje } = currentVraag(state);
  if (tekst !== null && !zin) return { w: w - 40, h: 66, ...fitTekst(tekst, w - 48, 66, 54) };
  if (plaatje !== null) return { w: 66, h: 66, art: 'kit:plaatje', toon: plaatje };
  return { w: 84, h: 62, art: zin ? 'vraagteken' : isShown(state) ? 'kit:oog' : 'oor' };
}

/** The locomotive, with the pupil's own blob in the cab and puffs of steam. */
function drawLoc(state: TreinState, x: number, y: number): Item[] {
  const { fase } = state.run;
  const hop = fase === 'goed' || fase === 'klaar' ? hopUp(state, HOP.machinist) : 0;
  const rook = [0, 1, 2].map((i) => drawPluim(ding('rook', [x + 54, y - 142], { alpha: 0.8 }, i), (state.tick / 75 + i / 3) % 1, -50, -90));
  return [
    ...(state.rustig ? [] : rook),
    drawBlob({ x: x - 54, y: y - 122 - hop, w: 94, stemming: stemmingOf(fase), z: 5 }),
    ding('loc', [x, y - 66]),
  ];
}

function drawStation(state: TreinState, naam: string, i: number): Item[] {
  const yard = yardOf(state);
  const { fase } = state.run;
  const t = ticksInFase(state);
  const rail = railY(yard, i, state.opties.length);
  const { x, boven, w, h } = yard.naambord;
  const y = rail - boven;
  const gezet = state.baan === i;
  const goed = gezet && fase === 'goed';
  const blij = goed && t >= NAAR_STATION - 14;
  const schrik = gezet && isStartled(state);
  const hop = blij
    ? hopUp(state, { ...HOP.reiziger, tick: t })
    : schrik && !state.rustig
      ? arch(progress01(t, TIJD.reizigerSchrik)) * 40
      : 0;
  const lampen = Math.min(MAX_LAMPEN, countInBak(state.bakken, naam) - (goed && t < NAAR_STATION ? 1 : 0));
  const bord = { art: 'naambord', toon: gezet ? 'gezet' : '', labelToon: 'wit', uit: state.wegOp !== null, z: 2 } as const;
  return [
    ding('perron', [yard.reiziger - 10, rail - 16], undefined, i),
    drawToeschouwer({
      key: `reiziger${i}`,
      wie: i * 23 + 11,
      x: yard.reiziger,
      y: rail - 64 - hop,
      w: 74,
      stemming: blij ? 'trots' : schrik ? 'verrast' : 'blij',
      z: -3,
    }),
    ...drawOptiebord(state, i, { vlak: { x, y, w, h }, bord, look: NAAMBORD, tekst: goed ? naam : undefined }),
    ding('lampen', [x, y - h / 2 - 8], { toon: String(lampen) }, i),
  ];
}

/** The wagon has hit the buffer. */
const isStartled = (state: TreinState): boolean => state.run.fase === 'uitleg' && ticksInFase(state) >= STOOT;

/** It chews, looks after the wagons, and has an opinion about bumps. */
function drawKoe(state: TreinState): Item {
  const [x, y] = yardOf(state).koe;
  const schrik = isStartled(state);
  const spring = schrik && !state.rustig ? arch(progress01(ticksInFase(state), TIJD.koeSchrik)) * 60 : 0;
  return ding('koe', [x, y - spring], { toon: schrik ? 'schrik' : state.tick % 60 < 30 ? 'kauw' : '' });
}

function drawViering(state: TreinState): Item[] {
  const t = ticksInFase(state);
  const { x, y } = wagonPlek(state);
  if (state.run.fase === 'uitleg') return t < STOOT + TERUG ? [] : [drawVerdictRing(false, { x, y: y - 54, maat: 230 })];
  if (state.run.fase !== 'goed' || t < NAAR_STATION) return [];
  return [
    drawVerdictRing(true, {
      x,
      y: y - 44,
      maat: 190,
      groei: overshoot(progress01(t, TIJD.ringOp)),
      alpha: 1 - progress01(t, TIJD.ringWeg),
    }),
    ...drawConfetti(state, { x, y: y - 90, leeftijd: t - NAAR_STATION, aantal: 14, duur: 40 }),
  ];
}

/** The end: the whole train drives by, with the cow on top of the last wagon. */
function drawVertrekkend(state: TreinState): Item[] {
  const { w, h } = maatOf(state.stand);
  const { y: rail, van, naar, koe: achter } = yardOf(state).slot;
  const kop = between(van, naar, state.rustig ? 0.5 : easeOut(ticksInFase(state) / 150));
  const y = rail + sway(state, ZWAAI.trein);
  const wagonX = (i: number): number => kop - 216 - i * 226;
  const wagons = [0, 1, 2].map((i): Item => ding('sleep', [wagonX(i), y - 54], { toon: String(i) }, i));
  const mee = [0, 1].map((i) =>
    drawToeschouwer({
      key: `mee${i}`,
      wie: i * 23 + 11,
      x: wagonX(i) + 20,
      y: y - 140 - hopUp(state, { ...HOP.meerijders, verschil: i * 0.3 }),
      w: 88,
      stemming: 'trots',
      z: 5,
    }),
  );
  return [
    ding('doorspoor', [w / 2, rail + 8], { w, art: `door-${state.stand}` }),
    ...drawLoc(state, kop, y + 4),
    ...wagons,
    ...mee,
    ding('koe', [kop - achter, y - 166], { toon: 'hoed', z: 7 }),
    ...drawSlotfeest(state, { x: w / 2, y: h * 0.3, seed: 5 }),
  ];
}
