/** What is seen of the play after a right word: the large sheet with all its paint, the wax that shows, the pots and the balloons. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Gebied } from '@spelrijk/game-kit/run';
import { arch, bend, between, bump, drawBlob, drawConfetti, placeInRij, popIn, progress01, type Plek } from '@spelrijk/game-kit/stage';
import { KLEURNAMEN, POTTEN } from './palet.ts';
import { ding, plaatsenOf } from './plaatsen.ts';
import { DINGEN, dingPlek, RASTER, reeksOf, VAKKEN, vakPlek, VLUCHT, WORPEN } from './schilderen.ts';
import type { VerfState } from './state.ts';

const TEKST = 'Gooi! Wat zit er onder de verf?';
/** A splash and a drawing, as shares of the width of the sheet; nothing runs over its edge. */
const MAAT = { spat: 0.37, hoog: 0.764, krijt: 0.185, krijtHoog: 0.857, rand: { x: 0.17, y: 0.22 } } as const;
const KAARTEN = { stap: 84, lager: 46 } as const;
const BLOB = 124;

const toonOf = (kleur: number): Partial<Item> => (kleur > 0 ? { toon: String(kleur) } : {});

/** A place on the sheet, in stage units. */
const opDoek = ({ x, y, w, h }: Gebied, plek: { readonly x: number; readonly y: number }): Plek => [
  x + (plek.x - 0.5) * w,
  y + (plek.y - 0.5) * h,
];

const binnen = (deel: number, rand: number): number => Math.min(1 - rand, Math.max(rand, deel));

/** The sheet with all that is on it, in any size. Wax is as white as the sheet: only paint makes it show. */
export function drawDoek(state: VerfState, gebied: Gebied): Item[] {
  const { doek, tick } = state;
  const w = gebied.w * MAAT.spat;
  return [
    ding('doek', [gebied.x, gebied.y], { w: gebied.w, h: gebied.h }),
    ...doek.spatten.map(({ x, y, kleur, maat, op }, i) => {
      const s = popIn(tick, { van: op, duur: 14 }) * maat;
      const plek = opDoek(gebied, { x: binnen(x, MAAT.rand.x * maat), y: binnen(y, MAAT.rand.y * maat) });
      return ding('spat', plek, { ...toonOf(kleur), w, h: w * MAAT.hoog, sx: s, sy: s, rot: ((x * 977 + y * 613) % 1) * 90 - 45 }, i);
    }),
    ...Array.from({ length: DINGEN }, (_, i) => {
      const maat = gebied.w * MAAT.krijt;
      const vondst = state.worp.vondst === i ? bump(tick, { van: state.worp.raakOp, duur: 30 }) * 0.25 : 0;
      return ding(
        'krijt',
        opDoek(gebied, dingPlek(doek, i)),
        { toon: `${reeksOf(doek)} ${i}`, w: maat, h: maat * MAAT.krijtHoog, sx: 1 + vondst, sy: 1 + vondst },
        i,
      );
    }),
  ];
}

export function drawSchilderen(state: VerfState): Item[] {
  if (!wasOpen(state)) return [];
  const { doek, beurtbord, verder } = plaatsenOf(state);
  const { raakOp, vondst } = state.worp;
  const gevonden = vondst === null ? [] : drawVonk(state, opDoek(doek, dingPlek(state.doek, vondst)), raakOp);
  return [
    ...drawDoek(state, doek),
    ...drawMik(state),
    ...drawKaarten(state),
    ...drawPotten(state),
    ...drawWerper(state),
    ...gevonden,
    ...drawBeurtbord(state, { tekst: TEKST, plek: beurtbord, w: 500, verder }),
  ];
}

const drawVonk = (state: VerfState, [x, y]: Plek, op: number): Item[] =>
  drawConfetti(state, {
    x,
    y,
    art: 'kit:ster',
    tonen: [''],
    maat: [28, 28],
    aantal: 7,
    duur: 36,
    kracht: 7,
    leeftijd: state.tick - op,
    seed: op,
  });

/** The cross of the keys; in calm mode the places that can be chosen. */
function drawMik(state: VerfState): Item[] {
  const { worp, rustig } = state;
  const { doek } = plaatsenOf(state);
  const kan = isOpen(state) && worp.lucht === null && worp.worpen < WORPEN;
  if (!rustig) return kan ? [ding('kruis', opDoek(doek, vakPlek(RASTER, worp.kolom, worp.rij)))] : [];
  const { kolommen, rijen } = VAKKEN;
  return Array.from({ length: kolommen * rijen }, (_, i) => {
    const [kolom, rij] = [i % kolommen, Math.floor(i / kolommen)];
    const mik = kan && worp.kolom % kolommen === kolom && worp.rij % rijen === rij;
    const maat = { w: (doek.w / kolommen) * 0.86, h: (doek.h / rijen) * 0.8 };
    const name = `Gooi ${rij === 0 ? 'boven' : 'onder'} ${['links', 'in het midden', 'rechts'][kolom] ?? ''}`;
    return ding(
      'vak',
      opDoek(doek, vakPlek(VAKKEN, kolom, rij)),
      { ...maat, ...(mik && { toon: 'mik' }), pick: `plek:${i}`, name, uit: !kan, alpha: kan ? 0.8 : 0 },
      i,
    );
  });
}

/** What was found of the drawing, and how much there is still. */
function drawKaarten(state: VerfState): Item[] {
  const { doek } = plaatsenOf(state);
  const y = doek.y + doek.h / 2 + KAARTEN.lager;
  return Array.from({ length: DINGEN }, (_, i) => {
    const x = doek.x + placeInRij(i, DINGEN, KAARTEN.stap);
    const nummer = state.doek.gevonden[i];
    if (nummer === undefined) return [ding('kaart', [x, y], {}, i)];
    const s = popIn(state.tick, { van: nummer === state.worp.vondst ? state.worp.raakOp + 10 : 0, duur: 16 });
    return [
      ding('kaart', [x, y], { toon: 'vol' }, i),
      ding('vondst', [x, y - 3], { toon: `${reeksOf(state.doek)} ${nummer}`, sx: s, sy: s }, i),
    ];
  }).flat();
}

function drawPotten(state: VerfState): Item[] {
  const { plek, stap } = plaatsenOf(state).potten;
  const kan = isOpen(state) && state.worp.worpen < WORPEN;
  return Array.from({ length: POTTEN }, (_, i) => {
    const [x, y] = state.stand === 'liggend' ? [plek[0], plek[1] + (i - 1) * stap] : [plek[0] + (i - 1) * stap + stap / 2, plek[1] + 74];
    const mik = state.worp.kleur === i;
    const name = `De pot met ${KLEURNAMEN[i] ?? ''}`;
    return ding('pot', [x, y], { toon: mik ? `${i} mik` : String(i), pick: `pot:${i}`, name, nummer: i + 1, uit: !kan }, i);
  });
}

/** The pupil's blob throws, in a bow; beside it lie the balloons that are left. */
function drawWerper(state: VerfState): Item[] {
  const { worp, tick } = state;
  const { doek, werper } = plaatsenOf(state);
  const [x, y] = werper;
  const sprong = worp.lucht === null ? 0 : arch(progress01(tick, { van: worp.lucht.op, duur: VLUCHT })) * 34;
  const over = WORPEN - worp.worpen - (worp.lucht === null ? 0 : 1);
  const items = [
    drawBlob({ x, y: y - sprong, w: BLOB, stemming: worp.vondst === null ? 'blij' : 'trots', z: 11 }),
    ding('schort', [x, y + 36 - sprong]),
    ...Array.from({ length: over }, (_, i) =>
      ding('voorraad', [x + 80 + i * 32, y + 44 - (i % 2) * 8], { ...toonOf(worp.kleur), rot: i * 14 - 14 }, i),
    ),
  ];
  if (worp.lucht === null) return items;
  const t = progress01(tick, { van: worp.lucht.op, duur: VLUCHT });
  const naar = opDoek(doek, worp.lucht);
  const plek = bend([x + 40, y - 60], [(x + naar[0]) / 2, Math.min(y, naar[1]) - 220], naar, t);
  const maat = between(1.2, 0.7, t);
  return [...items, ding('worp', plek, { ...toonOf(worp.kleur), rot: state.rustig ? 0 : t * 420, sx: maat, sy: maat })];
}
