/** The word: a carrot in the ground with its sign and crates to lay it in, or a carrot on a board that is cut. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  deelOf,
  drawSnijknoppen,
  endsOf,
  isMisSnede,
  isTight,
  isTipSnede,
  makeSneeKnop,
  placeGat,
  placeLetter,
  widthInBalk,
} from '@spelrijk/game-kit/mechanics/split';
import { countInBak, currentOpgave, isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  arch,
  bend,
  between,
  bump,
  drawOptiebord,
  drawVraagbord,
  easeInOut,
  placeInRij,
  popIn,
  progress01,
  shake,
  sway,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { ding, kistOf, plaatsenOf } from './plaatsen.ts';
import { DEEL, isSplit, KIST, LOS, type BoerState } from './state.ts';

const KIST_LOOK: Optielook = { pick: 'kist', letters: 54, rand: { w: 92, h: 76 }, plaat: { krimp: 66 }, gloed: { w: 34, h: 34 } };
const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 480, oor: 200, rand: { w: 76, h: 40 }, plaat: { maat: 84 }, z: 11 };
const SNIJD = 'Snijd';
const WEG = 'Haal de snede weg';
const KNOP = { w: 190, h: 98 } as const;
/** What sticks out of a crate: so many at most, and how far apart. */
const BULT = { meest: 5, stap: 44, hoger: 92 } as const;
/** The middle of the carrot lies so far below the ground; a pull of less than this only stretches it. */
const WORTEL = { lager: 62, los: 80 } as const;
const BARST = { periode: 14, demping: 16, uitslag: 8 } as const;
const RUK = { periode: 16, demping: 26, uitslag: 9 } as const;
const PLANK = { rand: 90, hoog: 176, rij: 96 } as const;

export function drawWoord(state: BoerState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  return isSplit(state)
    ? [...drawPlank(state), ...drawSchijven(state), ...drawGaten(state), ...drawKnoppen(state)]
    : [...drawKar(state), ...drawKisten(state), ...drawWortel(state), ...drawBordje(state)];
}

const gekozenOf = (state: BoerState): number => (state.gekozen === null ? -1 : state.opties.indexOf(state.gekozen));

/** Where crates stand on the ground there is no cart. */
const drawKar = (state: BoerState): Item[] => (state.stand === 'liggend' ? [ding('kar', [640, 374])] : []);

function drawKisten(state: BoerState): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  return state.opties.flatMap((optie, i) => {
    const { x, y, w, h } = kistOf(state, i);
    const weg = state.weg.includes(optie);
    const eigen = gekozenOf(state) === i;
    const s = fase === 'spelen' ? popIn(t, { van: i * 4, duur: 16 }) : 1;
    const plof = eigen && fase === 'goed' ? bump(t, { van: KIST - 2, duur: 16 }) * 0.08 : 0;
    const mik = (state.keus === i && isPlaying(state.run)) || (eigen && fase === 'wacht');
    return [
      ...drawBulten(state, i),
      ...drawOptiebord(state, i, {
        vlak: { x, y, w, h, sx: s * (1 + plof), sy: s * (1 - plof), alpha: weg ? 0.3 : 1 },
        bord: { art: 'kist', toon: mik ? 'mik' : '', uit: weg, z: 3 },
        look: KIST_LOOK,
      }),
    ];
  });
}

/** The carrots that lie in a crate already; the newest one when it has landed. */
function drawBulten(state: BoerState, i: number): Item[] {
  if (currentOpgave(state.run)?.antwoordvorm !== 'SORT') return [];
  const { x, y, h } = kistOf(state, i);
  const onderweg = state.run.fase === 'goed' && gekozenOf(state) === i && ticksInFase(state) < KIST ? 1 : 0;
  const n = Math.min(BULT.meest, countInBak(state.bakken, state.opties[i] ?? '') - onderweg);
  return Array.from({ length: Math.max(0, n) }, (_, k) =>
    ding('bult', [x + placeInRij(k, n, BULT.stap), y - h / 2 - 2], { rot: ((k * 37) % 40) - 20 }, `${i}-${k}`),
  );
}

/** Where the carrot is, how it is stretched and turned; null when it lies in its crate. */
function wortelVlucht(
  state: BoerState,
): { readonly plek: Plek; readonly maat: number; readonly rek: number; readonly rot: number; readonly uit: boolean } | null {
  const { wortel } = plaatsenOf(state);
  const thuis: Plek = [wortel[0], wortel[1] + WORTEL.lager];
  const t = ticksInFase(state);
  const { fase } = state.run;
  if (state.sleep !== null && fase === 'spelen') {
    const hoog = thuis[1] - state.sleep.y;
    const [dx, dy] = [state.sleep.x - thuis[0], hoog];
    if (Math.abs(dx) < WORTEL.los && Math.abs(dy) < WORTEL.los)
      return { plek: thuis, maat: 1, rek: Math.max(0, dy) / 500, rot: dx / 10, uit: false };
    return { plek: [state.sleep.x, state.sleep.y], maat: 0.8, rek: 0, rot: 14, uit: true };
  }
  if (fase === 'goed') {
    if (t >= KIST) return null;
    const kist = kistOf(state, Math.max(0, gekozenOf(state)));
    const ver = easeInOut(progress01(t, { van: LOS, duur: KIST - LOS }));
    const rek = bump(t, { van: 0, duur: LOS * 2 }) * 0.2;
    const plek = bend(thuis, [(thuis[0] + kist.x) / 2, kist.y - 220], [kist.x, kist.y - BULT.hoger], ver);
    return { plek, maat: between(1, 0.3, ver), rek: ver > 0 ? 0 : rek, rot: state.rustig ? 0 : ver * 360, uit: t > LOS };
  }
  if (fase === 'uitleg') {
    const op = arch(progress01(t, { van: 0, duur: 30 })) * 90;
    return {
      plek: [thuis[0] + shake(state, t, RUK), thuis[1] - op],
      maat: 1,
      rek: 0.1 * progress01(op, { van: 0, duur: 90 }),
      rot: 0,
      uit: false,
    };
  }
  return { plek: thuis, maat: 1, rek: 0, rot: sway(state, { periode: 140, uitslag: 1.5 }), uit: false };
}

function drawWortel(state: BoerState): Item[] {
  const vlucht = wortelVlucht(state);
  const { wortel } = plaatsenOf(state);
  const kuil = ding('kuil', [wortel[0], wortel[1] + 4]);
  if (vlucht === null) return [kuil];
  const { plek, maat, rek, rot, uit } = vlucht;
  return [
    ...(uit ? [kuil] : []),
    ding('wortel', plek, { sx: maat * (1 - rek), sy: maat * (1 + rek), rot, ...(uit && { z: 15 }) }),
    ...drawTegenstander(state),
  ];
}

/** The mole that has hold of the tip. */
function drawTegenstander(state: BoerState): Item[] {
  if (state.run.fase !== 'uitleg') return [];
  const { wortel } = plaatsenOf(state);
  const t = ticksInFase(state);
  const s = popIn(t, { van: 4, duur: 16 });
  return [ding('mol', [wortel[0] - 150, wortel[1] + 46], { sx: s, sy: s, rot: shake(state, t, RUK), z: 10 })];
}

/** The sign goes along with a carrot that is dragged. */
function drawBordje(state: BoerState): Item[] {
  const { bord, wortel } = plaatsenOf(state);
  const vlucht = wortelVlucht(state);
  const mee = state.sleep !== null && vlucht?.uit === true;
  const [dx, dy] = mee && vlucht !== null ? [vlucht.plek[0] - wortel[0], vlucht.plek[1] + 120 - bord.y] : [0, 0];
  return drawVraagbord(state, bord, BORD).map((item) => ({ ...item, x: item.x + dx, y: item.y + dy, ...(mee && { z: 16 }) }));
}

/** Upper edge of the board. */
export const plankTopOf = (state: BoerState): number => placeLetter(state, 0, plaatsenOf(state).balk)[1] - PLANK.hoog / 2;

/** The board under the carrot, in one or two rows. */
function drawPlank(state: BoerState): Item[] {
  const { balk } = plaatsenOf(state);
  const laatste = placeLetter(state, state.letters.length - 1, balk);
  const eerste = placeLetter(state, 0, balk);
  const hoog = PLANK.hoog + (laatste[1] - eerste[1]);
  const [x, y] = [balk.x, (laatste[1] + eerste[1]) / 2];
  const w = widthInBalk(state, balk);
  return [
    ding('plank', [x, y], { w: Math.min(balk.breed + PLANK.rand, balk.x * 2 - 8), h: hoog }),
    ...(state.run.fase === 'goed' ? [] : [ding('kop', [Math.max(48, eerste[0] - w / 2 - 40), eerste[1]], { rot: -90, sx: 0.8, sy: 0.8 })]),
  ];
}

/** The parts of a right word hop one after another. */
function drawSchijven(state: BoerState): Item[] {
  const { balk } = plaatsenOf(state);
  const w = widthInBalk(state, balk);
  const goed = state.run.fase === 'goed';
  const t = ticksInFase(state);
  return state.letters.map((label, i) => {
    const [x, y] = placeLetter(state, i, balk);
    const hop = goed && !state.rustig ? arch(progress01(t, { van: deelOf(state, i) * DEEL, duur: 18 })) * 34 : 0;
    const op = isPlaying(state.run) && state.run.poging === 1 ? popIn(t, { van: i * 2, duur: 18 }) : 1;
    return ding('schijf', [x, y - hop], { w: w + 1, sy: op, labelSize: Math.min(58, w * 0.7), toon: endsOf(state, i, balk), label }, i);
  });
}

/** Between every two letters a button as wide as a letter; the knife stands where the arrows are. */
function drawGaten(state: BoerState): Item[] {
  if (state.run.fase === 'goed') return [];
  const { balk } = plaatsenOf(state);
  const smal = isTight(state, balk);
  return state.letters.flatMap((_, i) => {
    if (i === 0) return [];
    const [x, y] = placeGat(state, i, balk);
    const hier = state.plek === i && isPlaying(state.run);
    const staat = state.sneden.includes(i);
    const hak = hier ? bump(state.tick, { van: state.gezet, duur: 12 }) * 22 : 0;
    const toon = hier ? 'hier' : isTipSnede(state, i) ? 'tip' : '';
    const knop = smal ? {} : makeSneeKnop(state, i, SNIJD, WEG);
    const w = smal ? 70 : widthInBalk(state, balk);
    const gat = ding('gat', [x, y - (hier ? 42 : 4) + hak], { w, art: toon === '' && staat ? undefined : 'gat', toon, ...knop }, i);
    return isMisSnede(state, i) ? [gat, ding('barst', [x + shake(state, ticksInFase(state), BARST), y], {}, i)] : [gat];
  });
}

function drawKnoppen(state: BoerState): Item[] {
  if (!isPlaying(state.run)) return [];
  const { balk, knoppen, klaar } = plaatsenOf(state);
  const tekst = { label: 'Klaar!', labelSize: 40, labelToon: 'wit', name: 'Klaar! Zo is de wortel goed.' } as const;
  return [
    ...(isTight(state, balk) ? drawSnijknoppen(state, { plek: knoppen, snijd: SNIJD, weg: WEG, z: 10 }) : []),
    { key: 'klaar', x: klaar[0], y: klaar[1], ...KNOP, art: 'knop', ...tekst, pick: 'klaar', z: 10 },
  ];
}
