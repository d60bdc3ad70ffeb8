/** What is seen of the packing: the crate with what lies in it, what is in the hand, the belt with what comes, and the stamps. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { bump, drawConfetti, growIn, placeInRij, popIn, progress01, shake, sway, type Plek } from '@spelrijk/game-kit/stage';
import { inHand, VAL, waarAt } from './inpakken.ts';
import { fitKolom, fullLagen, KOLOMMEN, laagFor, LAGEN, WAREN, type Waar, type Waarsoort } from './krat.ts';
import { ding, plaatsenOf } from './plaatsen.ts';
import type { SuperState } from './state.ts';
import { BEWONERS, NAAM } from './waren.ts';

const TEKST = 'Waar valt het in het krat?';
const CEL = 96;
/** What is in the hand hangs so far above the crate. */
const HANG = 26;
/** On the belt things are smaller; how far from one to the next, and how many are seen. */
const BAND = { maat: 0.6, stap: 150, aantal: 2 } as const;
const STUIT = { duur: 16, plat: 0.16 } as const;
const TRIL = { periode: 8, demping: 8, uitslag: 9 } as const;
/** Stamps on one card, and how they stand. */
const KAART = { vol: 6, perRij: 3, stap: 78, rij: 68, lager: 20 } as const;
const MEEST = { knuffels: 3, kratten: 4 } as const;
/** The crate is a little larger than what goes in. */
const BODEM = 22;

/** Middle of a thing of `b` by `h` cells, with its lowest left cell there. */
function celPlek(state: SuperState, kol: number, laag: number, soort: Waarsoort): Plek {
  const [x, y] = plaatsenOf(state).krat;
  const { b, h } = WAREN[soort];
  return [x + (kol + b / 2 - KOLOMMEN / 2) * CEL, y - (laag + h / 2) * CEL];
}

const maatVan = (soort: Waarsoort): { readonly w: number; readonly h: number } => ({ w: WAREN[soort].b * CEL, h: WAREN[soort].h * CEL });

export function drawInpakken(state: SuperState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  return [
    ...drawBand(state),
    ...drawKrat(state),
    ...drawHand(state),
    ...drawKolommen(state),
    ...drawBeurtbord(state, { tekst: TEKST, plek: beurtbord, w: 520, verder }),
  ];
}

function drawKrat(state: SuperState): Item[] {
  const [x, y] = plaatsenOf(state).krat;
  const midden: Plek = [x, y - (LAGEN * CEL) / 2 + BODEM / 2];
  return [
    ding('kar', [x, y + 8]),
    ding('krat', midden),
    ding('rand', midden),
    ...state.krat.waren.flatMap((waar, i) => drawWaar(state, waar, i)),
    ...drawLagen(state),
  ];
}

/** It falls, and is flat for a moment; what burst or hatched shows that when it is down. */
function drawWaar(state: SuperState, { soort, kol, laag, op, andersOp }: Waar, i: number): Item[] {
  const t = state.tick - op;
  const [x, y] = celPlek(state, kol, laag, soort);
  const val = state.rustig ? 1 : progress01(t, { van: 0, duur: VAL }) ** 2;
  const boven = plaatsenOf(state).krat[1] - LAGEN * CEL - HANG - (WAREN[soort].h * CEL) / 2;
  const plat = state.rustig ? 0 : bump(t, { van: VAL, duur: STUIT.duur }) * STUIT.plat;
  const anders = andersOp !== null && state.tick - andersOp >= VAL;
  const losse = soort === 'popcorn' && state.krat.waren.some((ander) => ander.op === op && ander.kol === kol && ander.laag > laag);
  const toon = !anders ? '' : soort === 'gaatjes' ? String((op + i) % BEWONERS) : losse ? 'los' : 'open';
  const knal = andersOp === null ? -1 : state.tick - andersOp - VAL;
  return [
    ding(
      soort === 'popcorn' && losse && !anders ? 'schim' : 'waar',
      [x, (losse ? y : boven + (y - boven) * val) + plat * 20],
      { ...maatVan(soort), art: losse && !anders ? 'schim' : soort, toon: losse && !anders ? '' : toon, sx: 1 + plat, sy: 1 - plat },
      `l${i}`,
    ),
    ...(losse ? [] : drawConfetti(state, { key: `k${i}`, x, y, leeftijd: knal, aantal: 5, duur: 30, seed: op })),
  ];
}

/** A layer without holes gets a golden band. */
function drawLagen(state: SuperState): Item[] {
  const [x, y] = plaatsenOf(state).krat;
  return fullLagen(state.krat).flatMap((l) => {
    const op =
      Math.max(...state.krat.waren.filter(({ soort, laag }) => l >= laag && l < laag + WAREN[soort].h).map((waar) => waar.op)) + VAL;
    if (state.tick < op) return [];
    return [
      ding(
        'laag',
        [x, y - (l + 0.5) * CEL],
        { sx: popIn(state.tick, { van: op, duur: 16 }), alpha: 1 - progress01(state.tick, { van: op + 30, duur: 30 }) * 0.45 },
        l,
      ),
    ];
  });
}

/** What is in the hand, and where it would come to lie. */
function drawHand(state: SuperState): Item[] {
  const soort = inHand(state);
  if (soort === null || !isOpen(state)) return [];
  const { krat, tick } = state;
  const kol = fitKolom(soort, krat.keus);
  const laag = laagFor(krat, soort, kol);
  const [x] = celPlek(state, kol, 0, soort);
  const y = plaatsenOf(state).krat[1] - LAGEN * CEL - HANG - (WAREN[soort].h * CEL) / 2;
  const laatste = Math.max(state.beurt?.op ?? 0, ...krat.waren.map(({ op }) => op));
  const plek: Plek = [x + shake(state, tick - krat.misOp, TRIL), y + sway(state, { periode: 60, uitslag: 4 })];
  return [
    ding('waar', plek, { ...maatVan(soort), art: soort, toon: '', ...growIn(tick, { van: laatste + 6, duur: 16 }), z: 9 }, 'hand'),
    ...(laag === null ? [] : [ding('schim', celPlek(state, kol, laag, soort), maatVan(soort), 'hier')]),
  ];
}

function drawKolommen(state: SuperState): Item[] {
  const soort = inHand(state);
  const [x, y] = plaatsenOf(state).krat;
  const uit = soort === null || !isOpen(state);
  return Array.from({ length: KOLOMMEN }, (_, k) =>
    ding(
      'kolom',
      [x + placeInRij(k, KOLOMMEN, CEL), y - (LAGEN * CEL) / 2],
      {
        pick: `kolom:${k}`,
        name: soort === null ? `Kolom ${k + 1}` : `Laat ${NAAM[soort]} vallen in kolom ${k + 1}`,
        nummer: k + 1,
        uit,
      },
      k,
    ),
  );
}

/** What comes after what is in the hand. */
function drawBand(state: SuperState): Item[] {
  const [x, y] = plaatsenOf(state).band;
  const n = Math.min(BAND.aantal, Math.max(0, state.over - 1));
  return [
    ding('band', [x - 150, y + 38]),
    ...Array.from({ length: n }, (_, k) => {
      const soort = waarAt(state, state.langs + 1 + k);
      const { w, h } = maatVan(soort);
      const maat = { w: w * BAND.maat, h: h * BAND.maat };
      return ding('waar', [x - 80 - k * BAND.stap, y + 4 - maat.h / 2], { ...maat, art: soort, toon: '' }, `b${k}`);
    }),
  ];
}

/** The card with stamps, a cuddly toy for every full card, and crates that are ready to go. */
export function drawSpaarkaart(state: SuperState): Item[] {
  const { kaart, volle } = plaatsenOf(state);
  const klaar = state.run.fase === 'klaar';
  if (!wasOpen(state) && !klaar) return [];
  const { zegels, kratten, tick } = state;
  const opKaart = zegels === 0 ? 0 : ((zegels - 1) % KAART.vol) + 1;
  const nieuw = Math.max(-1000, ...state.krat.waren.map(({ op }) => op)) + VAL;
  const knuffels = Math.min(MEEST.knuffels, Math.floor(zegels / KAART.vol));
  return [
    ding('kaart', kaart),
    ...Array.from({ length: opKaart }, (_, i) => {
      const plek: Plek = [
        kaart[0] + placeInRij(i % KAART.perRij, KAART.perRij, KAART.stap),
        kaart[1] + KAART.lager + placeInRij(Math.floor(i / KAART.perRij), 2, KAART.rij),
      ];
      const sprong = i === opKaart - 1 ? 1 + bump(tick, { van: nieuw, duur: 24 }) * 0.4 : 1;
      return ding('zegel', plek, { sx: sprong, sy: sprong }, i);
    }),
    ...Array.from({ length: knuffels }, (_, i) =>
      ding(
        'knuffel',
        [kaart[0] + placeInRij(i, knuffels, 82), kaart[1] - 140],
        { rot: sway(state, { periode: 90, uitslag: 4, verschil: i * 0.3 }) },
        i,
      ),
    ),
    ...Array.from({ length: klaar ? 0 : Math.min(MEEST.kratten, kratten) }, (_, i) =>
      ding('vol', [volle.plek[0] + i * volle.stap, volle.plek[1]], {}, i),
    ),
  ];
}
