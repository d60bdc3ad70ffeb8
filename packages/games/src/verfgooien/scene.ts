import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  arch,
  bend,
  between,
  bump,
  cheer,
  currentVraag,
  drawBackdrop,
  drawBlob,
  drawConfetti,
  drawOptiebord,
  drawPubliek,
  drawRightRing,
  drawSlotfeest,
  drawVerdictRing,
  drawVraagbord,
  easeOut,
  fitTekst,
  hopUp,
  maatOf,
  popIn,
  progress01,
  stemmingOf,
  sway,
  ringOn,
  ownKey,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { drawDoek, drawSchilderen } from './doekbeeld.ts';
import { ding, lakenOf, plaatsenOf } from './plaatsen.ts';
import { bestDoek } from './schilderen.ts';
import { RAAK, VAN, type VerfState } from './state.ts';

const HOP = { blob: { periode: 40, hoogte: 18 }, publiek: { periode: 44, hoogte: 14 } } as const;
const WIND = { periode: 190, uitslag: 1.3 } as const;
const BLOB = 132;
/** The colours that sheets get by their place: of paint, not of an answer. */
const KLEUR = ['0', '2', '4', '5'] as const;
const LAKEN: Optielook = { pick: 'laken', letters: 60, rand: { w: 84, h: 120 }, plaat: { krimp: 96, lager: 6 }, gloed: { w: 30, h: 30 } };
const BALLON: Vraaglook = {
  key: 'ballon',
  art: 'ballon',
  woord: 520,
  oor: 240,
  rand: { w: 136, h: 76 },
  plaat: { maat: 84, lager: -4 },
  z: 14,
};
/** The throw that bounces: there, back, and how far it squashes. */
const STUIT = { heen: 16, terug: 30 } as const;
/** The splash is wider than its sheet; its word lies over it. */
const SPAT = { breed: 1.12, hoog: 0.86, plaat: 40, letters: 58 } as const;
const LIJST = { w: 1.13, h: 1.2 } as const;
const EINDE = { liggend: 0.94, staand: 0.92 } as const;

export const scene = (state: VerfState): readonly Item[] => ringOn(state, drawToneel(state), ownKey(state, 'laken'));

function drawToneel(state: VerfState): readonly Item[] {
  const { w } = maatOf(state.stand);
  const klaar = state.run.fase === 'klaar';
  return [
    drawBackdrop(state.stand),
    ...(klaar ? drawMuseum(state) : [ding('touw', [w / 2, touwY(state)], { w: w * 0.96 })]),
    ...drawLakens(state),
    ...drawSchilderen(state),
    ...drawWerper(state),
    ...drawBallon(state),
    ...drawViering(state),
  ];
}

/** The line that the sheets hang on: that of the large one where that is there. */
const touwY = (state: VerfState): number => {
  const { y, h } = wasOpen(state) ? plaatsenOf(state).doek : lakenOf(state, 0);
  return y - h / 2 + 10;
};

const gekozenOf = (state: VerfState): number => (state.gekozen === null ? -1 : state.opties.indexOf(state.gekozen));

/** Every sheet with its answer moves in the wind; the one that was hit billows. */
function drawLakens(state: VerfState): Item[] {
  const { fase } = state.run;
  if (fase === 'klaar' || wasOpen(state)) return [];
  const t = ticksInFase(state);
  const tweede =
    state.stand === 'staand' && state.opties.length > 2
      ? [ding('touw', [360, lakenOf(state, 2).y - lakenOf(state, 2).h / 2 + 10], { w: 692 }, 2)]
      : [];
  const lakens = state.opties.flatMap((optie, i) => {
    const { x, y, w, h } = lakenOf(state, i);
    const weg = state.weg.includes(optie);
    const eigen = gekozenOf(state) === i;
    const s = fase === 'spelen' ? popIn(t, { van: i * 4, duur: 16 }) : 1;
    const bol =
      eigen && fase === 'goed'
        ? bump(t, { van: RAAK, duur: 20 }) * 0.08
        : eigen && fase === 'uitleg'
          ? bump(t, { van: STUIT.heen - 4, duur: 22 }) * 0.12
          : 0;
    const mik = (state.keus === i && isPlaying(state.run)) || (eigen && fase === 'wacht');
    return [
      ...drawOptiebord(state, i, {
        vlak: { x, y, w, h, sx: s * (1 - bol), sy: s * (1 + bol), rot: sway(state, { ...WIND, verschil: i * 0.31 }), alpha: weg ? 0.3 : 1 },
        bord: { art: 'laken', toon: mik ? 'mik' : '', uit: weg, z: 3 },
        look: LAKEN,
      }),
      ...(eigen && fase === 'goed' && t >= RAAK ? drawRaak(state, i) : []),
    ];
  });
  return [...tweede, ...lakens];
}

/** The splash, and the word on it. */
function drawRaak(state: VerfState, i: number): Item[] {
  const { x, y, w, h } = lakenOf(state, i);
  const t = ticksInFase(state);
  const s = popIn(t, { van: RAAK, duur: 14 });
  const kleur = KLEUR[i % KLEUR.length] ?? '0';
  const { tekst } = currentVraag(state);
  const breed = w - SPAT.plaat;
  const spat = ding('verf', [x, y + 6], { w: w * SPAT.breed, h: h * SPAT.hoog, sx: s, sy: s, ...(kleur !== '0' && { toon: kleur }) });
  if (tekst === null) return [spat];
  const op = popIn(t, { van: RAAK + 8, duur: 14 });
  return [spat, ding('woordplaat', [x, y + 6], { w: breed, sx: op, sy: op, ...fitTekst(tekst, breed - 36, 76, SPAT.letters) })];
}

/** Where the balloon is: in the hand, held by a finger, on its way, or bouncing back. */
function ballonVlucht(state: VerfState): { readonly plek: Plek; readonly maat: number; readonly plat: number } | null {
  const { x, y } = plaatsenOf(state).ballon;
  const t = ticksInFase(state);
  const i = gekozenOf(state);
  const { fase } = state.run;
  if (state.sleep !== null && fase === 'spelen') return { plek: [state.sleep.x, state.sleep.y], maat: 0.8, plat: 0 };
  if (i < 0 || (fase !== 'goed' && fase !== 'uitleg'))
    return { plek: [x, y + sway(state, { periode: 130, uitslag: 5 })], maat: 1, plat: 0 };
  const laken = lakenOf(state, i);
  const naar: Plek = [laken.x, laken.y + 6];
  if (fase === 'goed') {
    if (t >= RAAK) return null;
    const ver = progress01(t, { van: 0, duur: RAAK });
    return { plek: bend([x, y], [(x + naar[0]) / 2, naar[1] - 160], naar, ver), maat: between(1, 0.46, ver), plat: 0 };
  }
  const heen = progress01(t, { van: 0, duur: STUIT.heen });
  const terug = easeOut(progress01(t, { van: STUIT.heen, duur: STUIT.terug }));
  const plek =
    terug > 0 ? bend(naar, [(x + naar[0]) / 2, naar[1] - 60], [x, y], terug) : bend([x, y], [(x + naar[0]) / 2, naar[1] - 160], naar, heen);
  return { plek, maat: between(between(1, 0.46, heen), 1, terug), plat: bump(t, { van: STUIT.heen - 3, duur: 12 }) * 0.4 };
}

/** The balloon with the word, as one thing. */
function drawBallon(state: VerfState): Item[] {
  if (wasOpen(state)) return [];
  const vlucht = ballonVlucht(state);
  if (vlucht === null) return [];
  const { plek, maat, plat } = vlucht;
  const { ballon } = plaatsenOf(state);
  return drawVraagbord(state, ballon, BALLON).map((item) => ({
    ...item,
    x: plek[0] + (item.x - ballon.x) * maat,
    y: plek[1] + (item.y - ballon.y) * maat,
    sx: maat * (1 - plat),
    sy: maat * (1 + plat),
  }));
}

/** The pupil's blob in its apron, with the pots; it jumps when it throws. */
function drawWerper(state: VerfState): Item[] {
  if (wasOpen(state)) return [];
  const { fase } = state.run;
  const { w, h } = maatOf(state.stand);
  const klaar = fase === 'klaar';
  const [x, y] = klaar ? [w * 0.5, h - 92] : plaatsenOf(state).blob;
  const t = ticksInFase(state);
  const worp = fase === 'goed' || fase === 'uitleg' ? arch(progress01(t, { van: 0, duur: 18 })) * 34 : 0;
  const hop = klaar ? cheer(state, HOP.blob) : worp;
  const blikken =
    klaar || state.stand === 'staand'
      ? []
      : [0, 1, 2].map((i) => ding('blik', [w - 190 + i * 62, h - 70 - (i % 2) * 26], { ...(i > 0 && { toon: String(i) }) }, i));
  return [...blikken, drawBlob({ x, y: y - hop, w: BLOB, stemming: stemmingOf(fase), z: 11 }), ding('schort', [x, y + 40 - hop])];
}

/** In the end the painting hangs in a golden frame, and everybody comes to look. */
function drawMuseum(state: VerfState): Item[] {
  const { doek } = plaatsenOf(state);
  const { w, h } = maatOf(state.stand);
  const t = ticksInFase(state);
  const maat = EINDE[state.stand];
  const klein = { x: w / 2, y: doek.y - 10, w: doek.w * maat, h: doek.h * maat };
  const s = popIn(t, { van: 0, duur: 24 });
  return [
    ding('lijst', [klein.x, klein.y], { w: klein.w * LIJST.w, h: klein.h * LIJST.h, sx: s, sy: s }),
    ...drawDoek({ ...state, doek: bestDoek(state) }, klein),
    ...drawPubliek(state.stand, {
      key: 'publiek',
      rij: { y: h - 44, aantal: state.stand === 'liggend' ? 8 : 5, maat: 96 },
      wie: { stap: 3, begin: 2 },
      stemming: 'blij',
      z: 16,
      op: (i) => hopUp(state, { ...HOP.publiek, verschil: i * 0.17 }),
    }),
  ];
}

function drawViering(state: VerfState): Item[] {
  const t = ticksInFase(state);
  const { w } = maatOf(state.stand);
  const i = gekozenOf(state);
  const laken = i < 0 ? { x: w / 2, y: 240, w: 200 } : lakenOf(state, i);
  switch (state.run.fase) {
    case 'uitleg':
      return [drawVerdictRing(false, { x: laken.x, y: laken.y, maat: Math.max(250, laken.w - 20) })];
    case 'goed': {
      if (wasOpen(state)) return [];
      const kleur = KLEUR[i % KLEUR.length] ?? '0';
      const druppels = { art: 'druppel', tonen: [kleur === '0' ? '' : kleur], maat: [22, 22], aantal: 14, duur: 40, kracht: 10 } as const;
      return [
        ...drawConfetti(state, { ...druppels, x: laken.x, y: laken.y, leeftijd: t - RAAK }),
        ...(t >= RAAK
          ? [drawRightRing(state, { x: laken.x, y: laken.y, maat: Math.max(260, laken.w - 10), van: RAAK, weg: VAN - 14, duur: 12 })]
          : []),
      ];
    }
    case 'klaar':
      return drawSlotfeest(state, { x: w / 2, y: 120, seed: 11, aantal: 18 });
    default:
      return [];
  }
}
