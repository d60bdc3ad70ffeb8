import type { Item } from '@spelrijk/game-kit/contract';
import { isDoneLaying, looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import { celXY } from '@spelrijk/game-kit/mechanics/raster';
import { drawBeurtbord, isOpen, ticksInBeurt, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isGuided, isPlaying, ticksInFase, voorbeeldOf } from '@spelrijk/game-kit/run';
import {
  arch,
  between,
  drawBackdrop,
  drawBlob,
  drawConfetti,
  drawStrook,
  drawViering,
  drawVraagbord,
  easeInOut,
  fitLetters,
  maatOf,
  placeInRij,
  popIn,
  progress01,
  shake,
  stemmingOf,
  sway,
  ringOn,
} from '@spelrijk/game-kit/stage';
import type { Plek, Vraaglook } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { hupPlek, kamerOf, zuigerPlek } from './kamer.ts';
import { hasArrived } from './rijden.ts';
import type { ZuigState } from './state.ts';

const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 400, oor: 190, rand: { w: 60, h: 32 }, plaat: { maat: 78 }, z: 6 };
const BORDVLAK = { w: 480, h: 88 } as const;
const BLOB = 70;
const OP_PLANK = 6;
/** How far a thing stands above the middle of its shelf. */
const OP = 34;
const NAAR_PLANK = 36;
const ZUIGTIJD = 14;
const HUP = 14;
const SCHOK = { periode: 12, demping: 12, uitslag: 9 } as const;
const ZWAAI = {
  slaap: { periode: 140, uitslag: 0.02 },
  konijn: { periode: 50, uitslag: 0.04 },
  feest: { periode: 160, uitslag: 260 },
} as const;
const ROND = { van: 2, duur: 44 } as const;
const NIES = { duur: 34, aantal: 9, kracht: 7, art: 'pluis', tonen: [''], maat: [34, 26], z: 8, key: 'nies' } as const;
const TEKST = { gewoon: 'Jaag de stofkonijnen op!', rustig: 'Kies een stofkonijn!' } as const;

export const scene = (state: ZuigState): readonly Item[] => ringOn(state, drawToneel(state), 'vak');

function drawToneel(state: ZuigState): readonly Item[] {
  const [zx, zy] = rijPlek(state);
  const { bord } = kamerOf(state);
  return [
    drawBackdrop(state.stand),
    ...(wasOpen(state) ? [] : drawVraagbord(state, { x: bord[0], y: bord[1], ...BORDVLAK }, BORD)),
    ...drawPlank(state),
    ...drawPluizen(state),
    ...drawKat(state),
    ...drawBlokken(state),
    ...drawZuiger(state),
    ...drawJacht(state),
    ...drawWoord(state),
    ...(wasOpen(state)
      ? []
      : drawViering(
          state,
          { plek: [zx, zy], goed: 170, fout: 150, weg: 60 },
          { x: zx, y: zy, aantal: 12 },
          { x: maatOf(state.stand).w / 2, y: 200, aantal: 24 },
        )),
  ];
}

/** Where the cleaner is drawn: in the end it makes its rounds with the cat on it. */
function rijPlek(state: ZuigState): Plek {
  if (state.run.fase !== 'klaar') return zuigerPlek(state);
  const { w, h } = maatOf(state.stand);
  const breed = state.stand === 'liggend' ? 1 : 0.6;
  return [w / 2 + (state.rustig ? 0 : sway(state, ZWAAI.feest) * breed), h * 0.56];
}

/** What was found stands on the shelf, the latest last. */
function drawPlank(state: ZuigState): Item[] {
  const { plank } = kamerOf(state);
  const [x, y] = plank.plek;
  const onderweg = wasOpen(state)
    ? state.jacht.konijnen.filter(({ wegOp }) => wegOp !== null && state.tick - wegOp < NAAR_PLANK).length
    : 0;
  const staan = state.spullen.slice(0, state.spullen.length - onderweg).slice(-OP_PLANK);
  const hop = (i: number): number =>
    state.run.fase === 'klaar' ? Math.abs(sway(state, { periode: 46, uitslag: 14, verschil: i * 0.2 })) : 0;
  return [
    ding('plank', [x, y], { w: plank.w }),
    ...staan.map((spul, i) => ding('spul', [x + placeInRij(i, OP_PLANK, plank.stap), y - OP - hop(i)], { toon: String(spul) }, i)),
  ];
}

function drawPluizen(state: ZuigState): Item[] {
  if (state.run.fase === 'klaar') return [];
  return state.pluizen.map((vak, i) => ding('pluis', celXY(kamerOf(state), vak), { rot: (vak * 47) % 60 }, i));
}

/** It sleeps; when the cleaner comes near it opens an eye; in the end it rides along. */
function drawKat(state: ZuigState): Item[] {
  const [zx, zy] = rijPlek(state);
  if (state.run.fase === 'klaar') return [ding('kat', [zx, zy - 78], { toon: 'wakker', z: 9 })];
  const [x, y] = celXY(kamerOf(state), state.kat);
  const dichtbij = Math.abs(zx - x) + Math.abs(zy - y) < kamerOf(state).cel * 1.6;
  const adem = dichtbij ? 0 : sway(state, ZWAAI.slaap);
  return [ding('kat', [x, y], { sy: 1 + adem, ...(dichtbij && { toon: 'wakker' }) })];
}

/** Blocks lie loose until they are in the tube; the one under the cleaner stands on it, so that it can still be read. */
function drawBlokken(state: ZuigState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  const kamer = kamerOf(state);
  const los = looseStukken(state);
  const kijk = voorbeeldOf(state);
  const toonId = kijk === null ? -1 : (los.find(({ stuk }) => stuk === kijk)?.id ?? -1);
  const speelt = isPlaying(state.run);
  const t = ticksInFase(state);
  const items = los.flatMap(({ id, stuk }) => {
    const vak = state.blokken[id] ?? 0;
    const hier = vak === state.vak && hasArrived(state);
    const [x, y] = celXY(kamer, vak);
    const op = speelt && state.run.poging === 1 ? popIn(t, { van: (id % 6) * 3, duur: 18 }) : 1;
    const blok = ding(
      'blok',
      [x + (hier ? shake(state, state.tick - state.misOp, SCHOK) : 0), y],
      {
        w: kamer.blok,
        h: kamer.blok,
        sx: op,
        sy: op,
        toon: hier ? 'mik' : '',
        label: stuk,
        labelSize: fitLetters(stuk, kamer.blok - 22, 50),
        pick: `stuk:${id}`,
        name: stuk,
        uit: !speelt,
        z: hier ? 7 : 3,
        ...(id < 9 && { nummer: id + 1 }),
      },
      id,
    );
    return id === toonId ? [ding('gloed', [x, y], { z: 2 }), blok] : [blok];
  });
  return [...items, ...drawOpgezogen(state)];
}

/** The block that is on its way through the hose. */
function drawOpgezogen(state: ZuigState): Item[] {
  const id = state.gelegd.at(-1);
  const t = state.tick - state.letterOp;
  if (id === undefined || t < 0 || t >= ZUIGTIJD) return [];
  const [x, y] = zuigerPlek(state);
  const s = 1 - t / ZUIGTIJD;
  return [
    ding(
      'blok',
      [x, y - (1 - s) * 20],
      { w: kamerOf(state).blok, h: kamerOf(state).blok, sx: s, sy: s, rot: state.rustig ? 0 : t * 16, z: 8 },
      'weg',
    ),
  ];
}

function drawZuiger(state: ZuigState): Item[] {
  const [x, y] = rijPlek(state);
  const t = ticksInFase(state);
  const { fase } = state.run;
  const rond = fase === 'goed' && !wasOpen(state) && !state.rustig ? easeInOut(progress01(t, ROND)) * 720 : 0;
  const nies = fase === 'uitleg' ? shake(state, t, SCHOK) : 0;
  const rijdt = hasArrived(state) ? 0 : sway(state, { periode: 8, uitslag: 1.5 });
  return [
    ding('schaduw', [x, y + 44]),
    ding('zuiger', [x + nies, y + rijdt], { rot: rond }),
    drawBlob({ x: x + nies, y: y - 8 + rijdt, w: BLOB, stemming: stemmingOf(fase), z: 6 }),
    ...(fase === 'uitleg' ? drawConfetti(state, { ...NIES, x, y: y - 30, leeftijd: t, seed: state.sinds }) : []),
  ];
}

function drawJacht(state: ZuigState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = kamerOf(state);
  return [
    ...state.jacht.konijnen.flatMap((_, i) => drawKonijn(state, i)),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 440, verder }),
  ];
}

/** It hops away; when it is caught, what was in it flies to the shelf. */
function drawKonijn(state: ZuigState, i: number): Item[] {
  const konijn = state.jacht.konijnen[i];
  if (konijn === undefined) return [];
  const { vak, vorig, hupOp, adem, spul, wegOp } = konijn;
  if (wegOp !== null) return drawVondst(state, { van: celXY(kamerOf(state), vak), spul, t: state.tick - wegOp, i });
  const t = state.rustig ? 1 : progress01(state.tick, { van: hupOp, duur: HUP });
  const op = popIn(ticksInBeurt(state), { van: i * 5, duur: 18 });
  const adem01 = 1 + sway(state, { ...ZWAAI.konijn, verschil: i * 0.3, ...(adem === 0 && { periode: 20 }) });
  return [
    ding(
      'konijn',
      hupPlek(state, vorig, vak, t),
      {
        sx: op,
        sy: op * adem01,
        ...(adem === 0 && { toon: 'moe' }),
        ...(state.rustig && { pick: `konijn:${i}`, name: `Stofkonijn ${i + 1}`, nummer: i + 1, uit: !isOpen(state) }),
      },
      i,
    ),
  ];
}

interface Vondst {
  readonly van: Plek;
  readonly spul: number;
  readonly t: number;
  readonly i: number;
}

function drawVondst(state: ZuigState, { van: [x, y], spul, t, i }: Vondst): Item[] {
  if (t >= NAAR_PLANK) return [];
  const u = easeInOut(t / NAAR_PLANK);
  const [px, py] = kamerOf(state).plank.plek;
  const wolk = drawConfetti(state, { ...NIES, key: `stof${i}-`, x, y, leeftijd: t, seed: i + 3, aantal: 6 });
  return [
    ...wolk,
    ding('spul', [between(x, px, u), between(y, py - OP, u) - arch(u) * 90], { toon: String(spul), z: 12, sx: 1.3, sy: 1.3 }, `los${i}`),
  ];
}

/** The tube with what was sucked up, and the buttons. */
function drawWoord(state: ZuigState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  const { woord, terug, klaar } = kamerOf(state);
  const rij = [
    ding('buis', [woord.x, woord.y], { w: woord.breed + 60 }),
    ...drawStrook(state, { ...woord, hoog: 72, vak: 78, art: 'vak', z: 8 }),
  ];
  if (!isPlaying(state.run) || isGuided(state.run)) return rij;
  const leeg = state.gelegd.length === 0;
  const kan = isDoneLaying(state);
  const vast = { w: 172, h: 88, art: 'kit:knop', labelSize: 36, labelToon: 'wit', z: 9 } as const;
  return [
    ...rij,
    {
      ...vast,
      key: 'terug',
      x: terug[0],
      y: terug[1],
      label: 'Terug',
      pick: 'af',
      name: 'Blaas het laatste blok terug',
      uit: leeg,
      alpha: leeg ? 0.5 : 1,
    },
    {
      ...vast,
      key: 'klaar',
      x: klaar[0],
      y: klaar[1],
      label: 'Klaar!',
      pick: 'klaar',
      name: 'Mijn woord is klaar',
      uit: !kan,
      alpha: kan ? 1 : 0.5,
    },
  ];
}
