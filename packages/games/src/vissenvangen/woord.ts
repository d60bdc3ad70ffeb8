/** What is asked: the sail with the question, fish that carry what can be caught, and where it is laid in order. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isDoneLaying, joinAll, looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying, ticksInFase, voorbeeldOf } from '@spelrijk/game-kit/run';
import {
  between,
  bump,
  drawKlaarKnop,
  drawOptiebord,
  drawVraagbord,
  easeInOut,
  easeOut,
  fitLetters,
  fitTekst,
  placeInRij,
  popIn,
  progress01,
  shake,
  sway,
  vakbeeldOf,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { ding, isZin, plaatsenOf, visPlek } from './plaatsen.ts';
import { BINNEN, DICHT, isLaying, type VangState } from './state.ts';

const ZEIL: Vraaglook = { key: 'zeil', art: 'zeil', woord: 520, oor: 210, rand: { w: 90, h: 30 }, plaat: { maat: 84 }, z: 20 };
const VIS: Omit<Optielook, 'rand'> = { pick: 'vis', letters: 54, plaat: { krimp: 30 }, gloed: { w: 34, h: 26 } };
/** What of the width and height of a fish is not its flank. */
const RAND = { w: 0.33, h: 0.36 } as const;
const KLEUREN = 4;
/** The greatest height of a piece on a fish. */
const STUK = 50;
const KNOP = { w: 190, h: 94 } as const;
const RIJ = { hoog: 124, rand: 36, vak: 88, zin: 46 } as const;
const DEIN = { periode: 130, uitslag: 6 } as const;
const TRIL = { periode: 8, demping: 10, uitslag: 9 } as const;
/** The net is so much larger than the fish. */
const NET = { om: 44 } as const;
const SPRONG = 90;
/** It is drawn together in so many ticks. */
const SCHEP = 16;

export function drawWoord(state: VangState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  const zeil = drawVraagbord(state, plaatsenOf(state).vraag, ZEIL);
  return isLaying(state)
    ? [...zeil, ...drawStukken(state), ...drawSchep(state), ...drawRij(state)]
    : [...zeil, ...state.opties.flatMap((_, i) => drawVis(state, i))];
}

/** Every fish bobs on its own. */
const deinOf = (state: VangState, i: number): number => sway(state, { ...DEIN, verschil: i * 0.27 });

/** Loose pieces, each on a fish; what was caught is gone from the water. */
function drawStukken(state: VangState): Item[] {
  const { fase } = state.run;
  if (fase === 'goed') return [];
  const speelt = isPlaying(state.run);
  return looseStukken(state).flatMap(({ id, stuk }): Item[] => {
    const { x, y, w, h } = visPlek(state, id);
    const plek: Plek = [x, y + deinOf(state, id)];
    const kijk = voorbeeldOf(state) === stuk;
    const hier = speelt && state.keus === id;
    const s = speelt ? popIn(ticksInFase(state), { van: id * 2, duur: 18 }) : 1;
    return [
      ...(kijk ? [{ key: `kijk${id}`, x, y: plek[1], w: w + 30, h: h + 24, art: 'gloed', z: 2 }] : []),
      {
        key: `vis${id}`,
        x: plek[0],
        y: plek[1],
        w,
        h,
        sx: s,
        sy: s,
        art: 'vis',
        toon: hier ? 'hier' : String(id % KLEUREN),
        label: stuk,
        labelSize: fitLetters(stuk, w * (1 - RAND.w), STUK),
        pick: `stuk:${id}`,
        name: `Vang ${stuk}`,
        uit: !speelt,
        z: 3,
      },
    ];
  });
}

/** The net around what was caught just now. */
function drawSchep(state: VangState): Item[] {
  const id = state.gelegd.at(-1);
  const t = state.tick - state.letterOp;
  if (id === undefined || t >= SCHEP) return [];
  const { x, y, w, h } = visPlek(state, id);
  const deel = t / SCHEP;
  const s = between(1.3, 0.4, deel);
  return [ding('kring', [x, y + deinOf(state, id)], { w: w + NET.om, h: h + NET.om, sx: s, sy: s, alpha: 1 - deel * deel })];
}

/** What was caught, in order: places for pieces, running words for a sentence. Its last one can be thrown back. */
function drawRij(state: VangState): Item[] {
  const { rij, klaar, boot } = plaatsenOf(state);
  const { fase } = state.run;
  const t = ticksInFase(state);
  const weg = fase === 'goed' ? easeInOut(progress01(t, { van: BINNEN - 14, duur: 14 })) : 0;
  const mis = fase === 'uitleg' ? shake(state, t, TRIL) : 0;
  const vangt = bump(state.tick, { van: state.letterOp, duur: 12 }) * 6;
  const x = between(rij.x, boot[0], weg) + mis;
  const y = rij.y + vangt;
  const s = 1 - weg * 0.9;
  const dicht = isDoneLaying(state);
  return [
    ding('rij', [x, y], { w: rij.breed, h: RIJ.hoog, sx: s, sy: s, toon: fase === 'goed' && t >= DICHT ? 'goed' : '' }),
    ...(weg > 0 ? [] : isZin(state) ? [drawZin(state, [x, y])] : drawVakken(state, [x, y])),
    ...(state.gelegd.length > 0 && isPlaying(state.run)
      ? [
          {
            key: 'af',
            x: x + rij.breed / 2 - 36,
            y: y - RIJ.hoog / 2 + 6,
            w: 96,
            h: 96,
            art: 'terug',
            pick: 'af',
            name: 'Gooi de laatste terug',
            z: 7,
          },
        ]
      : []),
    ...drawKlaarKnop(state, { x: klaar[0], y: klaar[1], ...KNOP, label: 'Klaar!', z: 6, uit: !dicht, alpha: dicht ? 1 : 0.5 }),
  ];
}

function drawVakken(state: VangState, [x, y]: Plek): Item[] {
  const { rij } = plaatsenOf(state);
  const { doel, inhoud } = state.vakken;
  const stap = Math.min(RIJ.vak, (rij.breed - RIJ.rand) / Math.max(1, doel.length));
  return doel.map((_, i) => {
    const { vol, nu, label, labelToon } = vakbeeldOf(state, i);
    const nieuw = vol && i === inhoud.length - 1 ? popIn(state.tick, { van: state.letterOp, duur: 14 }) : 1;
    const mis = nu ? shake(state, state.tick - state.misOp, TRIL) : 0;
    const tekst = label === undefined ? {} : { label, labelSize: fitLetters(label, stap - 14, 50), labelToon };
    return ding(
      'vak',
      [x + placeInRij(i, doel.length, stap) + mis, y],
      { w: stap - 6, sy: nieuw, toon: vol ? 'vol' : nu ? 'nu' : '', ...tekst },
      i,
    );
  });
}

function drawZin(state: VangState, [x, y]: Plek): Item {
  const breed = plaatsenOf(state).rij.breed - RIJ.rand * 2;
  const af = isDoneLaying(state) || state.run.fase !== 'spelen';
  const mis = shake(state, state.tick - state.misOp, TRIL);
  const tekst = `${joinAll(state)}${af ? '' : ' ___'}`.trim();
  return { key: 'zin', x: x + mis, y, w: breed, h: RIJ.hoog - 20, ...fitTekst(tekst, breed, RIJ.hoog - 28, RIJ.zin), z: 5 };
}

const BLIJFT = { binnen: 0, sprong: 0 } as const;

/** How far the fish that was chosen is hauled in, or how high it jumps out of the net. */
function tochtOf(state: VangState): { readonly binnen: number; readonly sprong: number } {
  const { fase } = state.run;
  const t = ticksInFase(state);
  return {
    binnen: fase === 'goed' ? easeInOut(progress01(t, { van: DICHT + 10, duur: BINNEN - DICHT - 10 })) : 0,
    sprong: fase === 'uitleg' ? bump(t, { van: DICHT + 8, duur: 30 }) : 0,
  };
}

/** Where the fish that was chosen is; it does not bob in the net. */
export function gekozenPlek(state: VangState): Plek {
  const { x, y } = visPlek(state, Math.max(0, state.keus));
  const { boot } = plaatsenOf(state);
  const { binnen, sprong } = tochtOf(state);
  return [between(x, boot[0], binnen), between(y, boot[1] - 30, binnen) - (state.rustig ? 0 : sprong * SPRONG)];
}

/** An answer: the net closes around it, and it is hauled in or slips out. */
function drawVis(state: VangState, i: number): Item[] {
  const optie = state.opties[i] ?? '';
  const { fase } = state.run;
  const { x, y, w, h } = visPlek(state, i);
  const speelt = isPlaying(state.run);
  const weg = state.weg.includes(optie);
  const eigen = state.gekozen === optie && state.keus === i && !speelt;
  const t = fase === 'wacht' ? 0 : ticksInFase(state);
  if (eigen && fase === 'goed' && t >= BINNEN) return [];
  const hier = speelt && state.keus === i && !weg;
  const s0 = speelt ? popIn(ticksInFase(state), { van: i * 3, duur: 18 }) : 1;
  const { binnen, sprong } = eigen ? tochtOf(state) : BLIJFT;
  const plek: Plek = eigen ? gekozenPlek(state) : [x, y + deinOf(state, i)];
  const s = s0 * (1 - binnen * 0.84);
  return [
    ...drawOptiebord(state, i, {
      vlak: { x: plek[0], y: plek[1], w, h, sx: s, sy: s, rot: state.rustig ? 0 : sprong * -8, alpha: weg ? 0.3 : 1 },
      bord: { art: 'vis', toon: hier ? 'hier' : String(i % KLEUREN), uit: weg, z: eigen ? 5 : 3 },
      look: { ...VIS, rand: { w: w * RAND.w, h: h * RAND.h } },
    }),
    ...(eigen ? [drawNet(state, plek, { w, h, s, t })] : []),
  ];
}

interface Netbeeld {
  readonly w: number;
  readonly h: number;
  readonly s: number;
  readonly t: number;
}

function drawNet(state: VangState, [x, y]: Plek, { w, h, s, t }: Netbeeld): Item {
  const dicht = easeOut(progress01(t, { van: 0, duur: DICHT }));
  const los = state.run.fase === 'uitleg' ? progress01(t, { van: DICHT + 8, duur: 16 }) : 0;
  const groei = (between(1.5, 1, dicht) + los * 0.3) * s;
  return ding('kring', [x, y], { w: w + NET.om, h: h + NET.om, sx: groei, sy: groei, alpha: 1 - los, toon: los > 0 ? 'los' : '' });
}
