/** The roundabout: the road, its exits with their signs, the display in the middle, and the taxi that drives round. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isDoneLaying, looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import { isGuided, isPlaying, ticksInFase, voorbeeldOf } from '@spelrijk/game-kit/run';
import {
  arch,
  between,
  cheer,
  clamp01,
  drawKeuzeRand,
  drawOptiebord,
  easeInOut,
  fitLetters,
  maatOf,
  placeInRij,
  popIn,
  progress01,
  shake,
  stemmingOf,
  sway,
  vakbeeldOf,
} from '@spelrijk/game-kit/stage';
import type { Optielook, Plek } from '@spelrijk/game-kit/stage';
import { afslagHoek, countAfslagen, ding, isRit, pleinOf, pleinPlek } from './state.ts';
import type { TaxiState } from './state.ts';

/** A sign with an answer. */
const SIGN: Optielook = { pick: 'optie', letters: 52, rand: { w: 44, h: 34 }, plaat: { krimp: 26 }, gloed: { w: 46, h: 40 }, klank: 34 };

/** Ticks out of an exit, and in again on the other side. */
const UIT = 30;
const IN = 26;
/** Turns of the roundabout in a tick, in a share of it. */
const RONDJE = 0.0011;
const HOP = { periode: 36, hoogte: 14 } as const;
const SCHOK = { periode: 12, demping: 26, uitslag: 7 } as const;
const STICKERS_OP = 5;
/** The meter is at least so wide, over the road where it must. */
const METER = 470;
/** Half the width of the road. */
const WEG = 46;

export function drawPlein(state: TaxiState): Item[] {
  const { midden, weg } = pleinOf(state);
  const n = countAfslagen(state);
  return [
    ...Array.from({ length: n }, (_, i) => drawStraat(state, i)),
    ding('ring', midden, { w: (weg[0] + WEG) * 2, h: (weg[1] + WEG) * 2 }),
    ding('eiland', midden, { w: (weg[0] - WEG) * 2, h: (weg[1] - WEG) * 2 }),
    ...(isRit(state) ? [...drawMeter(state), ...drawBorden(state)] : [...drawFontein(state), ...drawAntwoorden(state)]),
    ...drawTaxi(state),
    ...drawKnoppen(state),
  ];
}

/** The road from the roundabout to the sign. */
function drawStraat(state: TaxiState, i: number): Item {
  const { weg, borden } = pleinOf(state);
  const hoek = afslagHoek(state, i);
  const [ax, ay] = pleinPlek(state, hoek, [weg[0] * 0.8, weg[1] * 0.8]);
  const ver = Math.sin(hoek * Math.PI * 2) < -0.3 ? 1.04 : 1.7;
  const [bx, by] = pleinPlek(state, hoek, [borden[0] * ver, borden[1] * ver]);
  const [dx, dy] = [bx - ax, by - ay];
  return ding('straat', [ax + dx / 2, ay + dy / 2], { w: Math.hypot(dx, dy), rot: (Math.atan2(dy, dx) * 180) / Math.PI }, i);
}

/** What was driven so far, on the display of the meter. */
function drawMeter(state: TaxiState): Item[] {
  const { midden, weg } = pleinOf(state);
  const w = Math.max((weg[0] - WEG) * 2 - 20, METER);
  const { doel } = state.vakken;
  const stap = Math.min(86, (w - 24) / Math.max(1, doel.length));
  const schok = state.run.fase === 'uitleg' ? shake(state, ticksInFase(state), SCHOK) : 0;
  return [
    ding('meter', [midden[0] + schok, midden[1]], { w, h: 116, toon: state.run.fase === 'goed' ? 'goed' : '' }),
    ...doel.map((_, i) => {
      const { vol, nu, label, labelToon } = vakbeeldOf(state, i);
      const nieuw = vol && i === state.vakken.inhoud.length - 1 ? popIn(state.tick, { van: state.letterOp, duur: 14 }) : 1;
      const mis = nu ? shake(state, state.tick - state.misOp, { periode: 8, demping: 8, uitslag: 5 }) : 0;
      const tekst = label === undefined ? {} : { label, labelSize: fitLetters(label, stap - 12, 46), labelToon };
      const plek: Plek = [midden[0] + schok + mis + placeInRij(i, doel.length, stap), midden[1]];
      return ding('stuk', plek, { w: stap - 6, sy: nieuw, toon: vol ? 'vol' : nu ? 'nu' : '', ...tekst }, i);
    }),
  ];
}

/** A sign at every exit, with a loose piece; where one was taken the road is free. */
function drawBorden(state: TaxiState): Item[] {
  if (state.run.fase === 'goed' || state.run.fase === 'klaar') return [];
  const { borden, sign } = pleinOf(state);
  const speelt = isPlaying(state.run);
  return looseStukken(state).flatMap(({ id, stuk }): Item[] => {
    const [x, y] = pleinPlek(state, afslagHoek(state, id), borden);
    const kijk = voorbeeldOf(state) === stuk;
    const hier = speelt && state.keus === id;
    const op = hier ? 1 + Math.abs(sway(state, { periode: 44, uitslag: 0.06 })) : 1;
    return [
      ...(kijk || hier ? [ding('rand', [x, y], { w: sign.w + 20, h: sign.h + 20, toon: kijk ? 'kijk' : '' }, id)] : []),
      ding(
        'paal',
        [x, y],
        {
          ...sign,
          sx: op,
          sy: op,
          label: stuk,
          labelSize: fitLetters(stuk, sign.w - 28, 48),
          labelToon: 'wit',
          pick: `stuk:${id}`,
          name: `Neem de afslag ${stuk}`,
          uit: !speelt,
        },
        id,
      ),
    ];
  });
}

function drawFontein(state: TaxiState): Item[] {
  const { midden } = pleinOf(state);
  const spuit = 1 + sway(state, { periode: 40, uitslag: 0.04 });
  return [ding('fontein', [midden[0], midden[1] - 16], { sy: spuit })];
}

/** A sign at every exit, with an answer. */
function drawAntwoorden(state: TaxiState): Item[] {
  if (state.run.fase === 'klaar') return [];
  const { borden, antwoord } = pleinOf(state);
  const rand = antwoord.w / 2 + 8;
  return state.opties.flatMap((optie, i) => {
    const [px, y] = pleinPlek(state, afslagHoek(state, i), borden);
    const x = Math.min(maatOf(state.stand).w - rand, Math.max(rand, px));
    const open = !state.weg.includes(optie);
    const op = popIn(ticksInFase(state), { van: i * 4, duur: isPlaying(state.run) ? 18 : 1 });
    const vlak = { x, y, ...antwoord, sx: op, sy: op };
    return [
      ...drawKeuzeRand(state, i, { vlak, om: 22, z: 9 }),
      ...drawOptiebord(state, i, { vlak, bord: { art: 'wit', z: 10, uit: !open || !isPlaying(state.run) }, look: SIGN }),
    ];
  });
}

/** Where the taxi is: on its round, out of the exit that was taken, or in again from the other side. */
function taxiOp(state: TaxiState): { readonly plek: Plek; readonly kant: 1 | -1; readonly alpha: number } {
  const { weg, borden } = pleinOf(state);
  const t = state.tick - state.afslagOp;
  const hoek = state.afslag < 0 ? 0.25 : afslagHoek(state, state.afslag);
  const blijft = state.run.fase === 'wacht';
  const rechts = Math.cos(hoek * Math.PI * 2) >= 0 ? 1 : -1;
  const eruit = easeInOut(clamp01(t / UIT));
  if (state.afslag >= 0 && t < UIT && !state.rustig)
    return {
      plek: pleinPlek(state, hoek, [between(weg[0], borden[0] * 1.05, eruit), between(weg[1], borden[1] * 1.05, eruit)]),
      kant: rechts,
      alpha: 1 - clamp01((t - UIT * 0.7) / (UIT * 0.3)),
    };
  if (blijft && !isRit(state)) return { plek: pleinPlek(state, hoek, [borden[0] * 0.82, borden[1] * 0.72]), kant: rechts, alpha: 1 };
  const begin = state.afslag < 0 ? 0.25 : hoek + 0.5;
  const na = state.afslag < 0 ? state.tick : t - UIT;
  const rond = begin + (state.rustig ? 0 : Math.max(0, na - IN) * RONDJE);
  const erin = state.afslag < 0 || state.rustig ? 1 : easeInOut(clamp01(na / IN));
  const plek = pleinPlek(state, rond, [between(borden[0] * 1.1, weg[0], erin), between(borden[1] * 1.1, weg[1], erin)]);
  return { plek, kant: Math.sin(rond * Math.PI * 2) >= 0 ? -1 : 1, alpha: erin };
}

/** The taxi with its driver, its passenger and its stickers; at a dead end a chicken stands before it. */
function drawTaxi(state: TaxiState): Item[] {
  const { midden, weg } = pleinOf(state);
  const blij = state.run.fase === 'goed' || state.run.fase === 'klaar';
  const fout = state.run.fase === 'uitleg';
  const {
    plek: op,
    kant,
    alpha,
  } = blij || fout ? { plek: [midden[0], midden[1] + weg[1]] as const, kant: 1 as const, alpha: 1 } : taxiOp(state);
  const [x, y] = [op[0], op[1] - 22 - cheer(state, HOP) - Math.abs(sway(state, { periode: 34, uitslag: 2 }))];
  const wip = fout ? shake(state, ticksInFase(state), SCHOK) * 0.5 : sway(state, { periode: 26, uitslag: 0.8 });
  const mood = stemmingOf(state.run.fase);
  return [
    ding('chauffeur', [x + kant * 16, y - 16], { toon: mood, alpha }),
    ding('gast', [x - kant * 20, y - 16], { toon: `${state.run.rij.length * 9 + 4} ${mood}`, alpha }),
    ding('taxi', [x, y], { sx: kant, rot: wip, alpha, toon: blij ? 'vrij' : '' }),
    ...drawStickers(state, [x, y], { kant, alpha }),
    ...(fout ? [ding('kip', [x + kant * 118, y + 4 - Math.abs(sway(state, { periode: 30, uitslag: 12 }))], { sx: -kant })] : []),
    ...(state.run.fase === 'goed' ? drawMunten(state, [x, y]) : []),
  ];
}

interface TaxiKant {
  readonly kant: 1 | -1;
  readonly alpha: number;
}

/** The last stickers, on the doors. */
export function drawStickers(state: TaxiState, [x, y]: Plek, { kant, alpha }: TaxiKant): Item[] {
  const mee = state.stickers.slice(-STICKERS_OP);
  return mee.map((soort, i) => {
    const nieuw = i === mee.length - 1 ? popIn(state.tick, { van: state.stickerOp + 6, duur: 20 }) : 1;
    return ding(
      'sticker',
      [x + kant * (placeInRij(i, STICKERS_OP, 25) - 4), y + 12 + (i % 2) * 9],
      { toon: String(soort), sx: nieuw, sy: nieuw, alpha, rot: i * 17 - 30 },
      i,
    );
  });
}

/** Coins out of the meter, one after another. */
function drawMunten(state: TaxiState, [x, y]: Plek): Item[] {
  const t = ticksInFase(state);
  return [0, 1, 2].flatMap((i) => {
    const op = progress01(t, { van: 8 + i * 14, duur: 34 });
    return op <= 0 || op >= 1
      ? []
      : [ding('munt', [x + 40 + i * 26 + op * 40, y - 30 - arch(op) * 110], { rot: op * 220, alpha: 1 - op * op }, i)];
  });
}

function drawKnoppen(state: TaxiState): Item[] {
  if (!isRit(state) || !isPlaying(state.run) || isGuided(state.run)) return [];
  const { terug, klaar } = pleinOf(state);
  const leeg = state.gelegd.length === 0;
  const af = isDoneLaying(state);
  const vast = { labelSize: 38, labelToon: 'wit' } as const;
  return [
    ding(
      'knop',
      terug,
      { ...vast, label: 'Terug', toon: 'stil', pick: 'af', name: 'Rijd terug naar de vorige rotonde', uit: leeg, alpha: leeg ? 0.55 : 1 },
      'af',
    ),
    ding('knop', klaar, { ...vast, label: 'Klaar', pick: 'klaar', name: 'Mijn woord is klaar', uit: !af, alpha: af ? 1 : 0.55 }, 'klaar'),
  ];
}
