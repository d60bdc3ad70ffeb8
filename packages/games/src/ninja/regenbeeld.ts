/** What is seen of the play after a right word: fruit in the air, the line, the blows, and what was cut. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawConfetti, easeInOut, placeInRij, popIn, progress01, sway, type Plek } from '@spelrijk/game-kit/stage';
import { ding, plaatsenOf } from './plaatsen.ts';
import { aantalVruchten, isKokos, LIJNEN, lijnOf, mikLijn, regenPlek, slagenOf, SOORTEN } from './regen.ts';
import type { Snede, Streep, NinjaState } from './state.ts';

/** A half flies apart: units to the side, up at first and down ever faster, degrees, and how long it is seen. */
const HELFT = { opzij: 3.2, op: 5, val: 0.34, draai: 4, duur: 46, vaag: 16 } as const;
const SAP = { art: 'sap', tonen: ['', '1', '2', '3'], maat: [20, 20], aantal: 9, duur: 34, kracht: 8, z: 11 } as const;
const STREEP = { duur: 20 } as const;
/** Ticks along the line and back, how far to both sides of its middle, and which share of that where the stage is narrow. */
const STORM = { heen: 12, terug: 22, ver: 520, smal: 0.56 } as const;
const WAKKER = { op: 4, weg: 40, duur: 26 } as const;
const TEKST = { gewoon: 'Snijd er veel in één streep!', rustig: 'Kies de volste lijn!' } as const;
const NAMEN = ['de bovenste lijn', 'de middelste lijn', 'de onderste lijn', 'de schuine lijn'] as const;
/** How far in from the side the handles of calm mode are, rows at the left and the slanting one at the right. */
const GREEP = { liggend: [192, 1112], staand: [60, 660] } as const;
const RUST_MAAT = 98;

const soortOf = (state: NinjaState, i: number): string => (isKokos(state, i) ? 'kokos' : (SOORTEN[i % SOORTEN.length] ?? 'appel'));

interface HelftenOpties {
  readonly naam: 'helft' | 'stuk';
  readonly plek: Plek;
  readonly soort: string;
  /** Ticks since the cut. */
  readonly t: number;
  readonly n: number | string;
}

/** Both halves of something that was cut; in calm mode they only drift apart and fade. */
export function drawHelften(state: NinjaState, { naam, plek: [x, y], soort, t, n }: HelftenOpties): Item[] {
  if (t < 0 || t > HELFT.duur) return [];
  const val = state.rustig ? 0 : -HELFT.op * t + HELFT.val * t * t;
  const opzij = state.rustig ? 16 + t * 0.4 : 16 + HELFT.opzij * t;
  const alpha = 1 - progress01(t, { van: HELFT.duur - HELFT.vaag, duur: HELFT.vaag });
  return [-1, 1].map((kant) =>
    ding(
      naam,
      [x + kant * opzij, y + val],
      { toon: soort, sx: -kant, rot: state.rustig ? kant * 8 : kant * t * HELFT.draai, alpha },
      `${n}${kant < 0 ? 'l' : 'r'}`,
    ),
  );
}

export function drawRegen(state: NinjaState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  const { gesneden } = state.regen;
  const laatste = gesneden.at(-1);
  return [
    ...Array.from({ length: aantalVruchten(state) }, (_, i) => i).flatMap((i) => drawInLucht(state, i)),
    ...gesneden.flatMap((snede) =>
      drawHelften(state, {
        naam: 'stuk',
        plek: [snede.x, snede.y],
        soort: soortOf(state, snede.vrucht),
        t: state.tick - snede.op,
        n: snede.vrucht,
      }),
    ),
    ...gesneden.flatMap((snede) => (isKokos(state, snede.vrucht) ? drawWakker(state, snede) : [])),
    ...drawLijnen(state),
    ...state.regen.strepen.flatMap((streep, i) => drawStreep(state, streep, i)),
    ...(laatste === undefined
      ? []
      : drawConfetti(state, { ...SAP, x: laatste.x, y: laatste.y, key: 'sap', leeftijd: state.tick - laatste.op, seed: laatste.op })),
    ...drawSlagen(state),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 470, verder }),
  ];
}

function drawInLucht(state: NinjaState, i: number): Item[] {
  const plek = regenPlek(state, i);
  if (plek === null) return [];
  const op = state.rustig && state.beurt !== null ? popIn(state.tick, { van: state.beurt.op + i, duur: 14 }) : 1;
  const maat = state.rustig ? { w: RUST_MAAT, h: RUST_MAAT } : {};
  return [
    ding(
      'regen',
      plek,
      { ...maat, toon: soortOf(state, i), rot: sway(state, { periode: 70, uitslag: 24, verschil: i * 0.17 }), sx: op, sy: op },
      i,
    ),
  ];
}

/** Who slept in the coconut hops out and goes to the bowl. */
function drawWakker(state: NinjaState, { x, y, op }: Snede): Item[] {
  const t = state.tick - op;
  const [kx, ky] = plaatsenOf(state).kom;
  const weg = easeInOut(progress01(t, { van: WAKKER.weg, duur: WAKKER.duur }));
  const maat = popIn(t, { van: WAKKER.op, duur: 16 }) * (1 - weg * 0.3);
  const wie = state.eters.at(-1) ?? 0;
  return [
    ding('wakker', [x + (kx - x) * weg, y - 20 + (ky - 70 - y) * weg], { sx: maat, sy: maat, ...(wie > 0 && { toon: String(wie) }) }),
  ];
}

/** Where the ninja is on its way along the line of the last blow; null when it is not. */
export function stormPlek(state: NinjaState): { readonly plek: Plek; readonly terug: number } | null {
  const streep = state.regen.strepen.at(-1);
  if (streep === undefined) return null;
  const t = state.tick - streep.op;
  if (t >= STORM.heen + STORM.terug) return null;
  const [mx, my] = middenOf(streep);
  const kant = streep.x1 <= streep.x2 ? 1 : -1;
  const ver = (STORM.ver / langOf(streep)) * kant;
  const placeVrucht = (u: number): Plek => [mx + (streep.x2 - streep.x1) * ver * u, my + (streep.y2 - streep.y1) * ver * u];
  const heen = progress01(t, { van: 0, duur: STORM.heen });
  const terug = progress01(t, { van: STORM.heen, duur: STORM.terug });
  return { plek: placeVrucht((heen * 2 - 1) * (state.stand === 'liggend' ? 1 : STORM.smal)), terug };
}

const hoekOf = ({ x1, y1, x2, y2 }: Omit<Streep, 'op'>): number => (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
const langOf = ({ x1, y1, x2, y2 }: Omit<Streep, 'op'>): number => Math.hypot(x2 - x1, y2 - y1);
const middenOf = ({ x1, y1, x2, y2 }: Omit<Streep, 'op'>): Plek => [(x1 + x2) / 2, (y1 + y2) / 2];

function drawStreep(state: NinjaState, streep: Streep, n: number): Item[] {
  const t = progress01(state.tick, { van: streep.op, duur: STREEP.duur });
  if (t >= 1) return [];
  return [ding('streep', middenOf(streep), { w: langOf(streep), rot: hoekOf(streep), sy: 1 - t, alpha: 1 - t * t }, n)];
}

/** The line of the keys; in calm mode four of them, each with a handle to take. */
function drawLijnen(state: NinjaState): Item[] {
  const kan = isOpen(state) && state.regen.strepen.length < slagenOf(state);
  if (!state.rustig) {
    if (!kan) return [];
    const lijn = mikLijn(state);
    return [ding('lijn', middenOf(lijn), { w: langOf(lijn), rot: hoekOf(lijn), alpha: 0.75 })];
  }
  return Array.from({ length: LIJNEN }, (_, i) => i).flatMap((i) => {
    const lijn = lijnOf(state, i);
    const schuin = lijn.y1 !== lijn.y2;
    const x = GREEP[state.stand][schuin ? 1 : 0];
    const y = lijn.y1 + (lijn.y2 - lijn.y1) * (x / lijn.x2);
    const mik = kan && state.regen.hoogte === i;
    const keus = { pick: `lijn:${i}`, name: `Snijd langs ${NAMEN[i] ?? ''}`, nummer: i + 1, uit: !kan };
    return [
      ding('lijn', middenOf(lijn), { w: langOf(lijn), rot: hoekOf(lijn), alpha: mik ? 0.9 : 0.35 }, i),
      ding('greep', [x, y], { ...keus, alpha: kan ? 1 : 0.4, ...(mik && { toon: 'mik' }) }, i),
    ];
  });
}

/** The blows that are left, as swords in a row. */
function drawSlagen(state: NinjaState): Item[] {
  const [x, y] = plaatsenOf(state).beurtbord;
  const n = slagenOf(state);
  return Array.from({ length: n }, (_, i) =>
    ding('slag', [x + placeInRij(i, n, 50), y + 88], { ...(i < state.regen.strepen.length && { toon: 'op' }), rot: 18 }, i),
  );
}
