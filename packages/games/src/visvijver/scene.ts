import type { Item } from '@spelrijk/game-kit/contract';
import { drawBoekOp } from '@spelrijk/game-kit/mechanics/boek';
import { currentOpgave, isTyped, ticksInFase } from '@spelrijk/game-kit/run';
import type { Gebied } from '@spelrijk/game-kit/run';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  drawBackdrop,
  bump,
  easeInOut,
  easeOut,
  growIn,
  progress01,
  maatOf,
  drawKlaarKnop,
  drawStrook,
  drawViering,
  drawVraagbord,
  placeInRij,
  sway,
  ringOn,
  ownKey,
} from '@spelrijk/game-kit/stage';
import type { Vraaglook } from '@spelrijk/game-kit/stage';
import { drawBakbeeld } from './bakbeeld.ts';
import { currentBrenger, drawBrengerWoord } from './brenger.ts';
import type { Brenger } from './brenger.ts';
import { ding } from './dingen.ts';
import { keuzevlakkenOf } from './keuzevlakken.ts';
import { drawOever } from './oever.ts';
import { arrivedTicks } from './sorteren.ts';
import { PER_BLAD, ZWEM } from './state.ts';
import type { VijverState } from './state.ts';
import { vijverOf } from './vijver.ts';
import { drawVoeren } from './voerbeeld.ts';

/** What sways, and how far. */
const ZWAAI = {
  plant: { periode: 210, uitslag: 3 },
  staart: { periode: 34, uitslag: 3 },
  lampion: { periode: 140, uitslag: 6 },
} as const;

export const scene = (state: VijverState): readonly Item[] =>
  ringOn(state, drawToneel(state), 'vak', state.run.fase === 'goed' ? ownKey(state, 'blad') : 'vis');

function drawToneel(state: VijverState): readonly Item[] {
  const sorteert = state.run.fase !== 'klaar' && !isTyped(state) && state.bladzij === null;
  const plek = currentBrenger(state, vijverOf(state).vis, doelOf(state), ZWEM);
  return [
    drawBackdrop(state.stand),
    ...drawPlanten(state),
    ...(sorteert && !wasOpen(state)
      ? [...drawBakbeeld(state, keuzevlakkenOf(state), BLAD), ...drawBewoners(state), ...drawVis(state, plek)]
      : []),
    ...drawOever(state),
    ...drawSchrijven(state),
    ...drawFeest(state, plek),
    ...drawVoeren(state),
    ...drawLezen(state),
  ];
}

function drawPlanten(state: VijverState): Item[] {
  const { w, h } = maatOf(state.stand);
  return state.planten.map(({ x, y, op }, i) =>
    ding(
      'plant',
      [x * w, y * h],
      {
        ...growIn(state.tick, { van: op, duur: 26 }),
        rot: sway(state, { ...ZWAAI.plant, verschil: i * 0.3 }),
        toon: String(i % 4),
      },
      i,
    ),
  );
}

/** The pad that was chosen, or the frog's leaf. */
function doelOf(state: VijverState): Pick<Gebied, 'x' | 'y'> {
  const { x, y } = vijverOf(state).strook;
  return keuzevlakkenOf(state)[state.opties.indexOf(state.gekozen ?? '')] ?? { x, y: y - 118 };
}

const BLAD = { art: 'blad', tonen: 2, z: 3, rand: { w: 34, h: 30 }, naam: { deel: 0.68, letters: 76 }, landt: ZWEM - 4 } as const;

interface RondgangOpties {
  readonly naam: 'bewoner' | 'dans';
  readonly n: number | string;
  readonly baan: Gebied;
  readonly hoek: number;
  readonly more: Partial<Item>;
}

/** A koi that goes round a place, at `hoek` radians of its round. */
function drawRondgang({ naam, n, baan: { x, y, w: rx, h: ry }, hoek, more }: RondgangOpties): Item {
  const { sx = 1, rot = 0 } = more;
  const [cos, sin] = [Math.cos(hoek), Math.sin(hoek)];
  return ding(naam, [x + cos * rx, y + sin * ry], { ...more, rot: cos * rot, sx: sin > 0 ? sx : -sx }, n);
}

/** The fish that have found their pad go round it, before it and behind it; three at most, the others are below. */
const drawBewoners = (state: VijverState): Item[] =>
  keuzevlakkenOf(state).flatMap(({ x, y, w, h }, i) =>
    Array.from({ length: Math.min(PER_BLAD, arrivedTicks(state, i, ZWEM)) }, (_, k) => {
      const hoek = (state.rustig ? 0 : state.tick / 130) + (k * Math.PI * 2) / PER_BLAD + i + 0.6;
      const more = { rot: 16, toon: String((k + i) % 3), z: Math.sin(hoek) > 0 ? 4 : 2 };
      return drawRondgang({ naam: 'bewoner', n: `${i}-${k}`, baan: { x, y, w: w * 0.5 + 14, h: h * 0.5 + 10 }, hoek, more });
    }),
  );

const BORD: Vraaglook = { key: 'bord', art: 'bord', rand: { w: 60, h: 44 }, plaat: { maat: 0 }, z: 7 };
const isLezen = ({ run }: VijverState): boolean => currentOpgave(run)?.tekst !== undefined;

/** Of a text: the book, and then what was answered to its question, on a board over the pads. */
const drawLezen = (state: VijverState): Item[] =>
  isLezen(state) && !wasOpen(state)
    ? [
        ...(state.bladzij === null ? drawVraagbord(state, vijverOf(state).bord, BORD) : []),
        ...drawBoekOp(state, vijverOf(state).boek, 40, 8),
      ]
    : [];

function drawVis(state: VijverState, nu: Brenger): Item[] {
  const { x, y, kant, rot, maat } = nu;
  const goed = state.run.fase === 'goed';
  if (goed && ticksInFase(state) > ZWEM) return [];
  return [
    ding('schaduw', [x, y + 60], { sx: maat, sy: maat }),
    ding('vis', [x, y], { sx: kant * maat, sy: maat, rot: rot + sway(state, ZWAAI.staart), toon: goed ? '0' : 'wit' }),
    ...(isLezen(state) ? [] : drawBrengerWoord(state, nu, { hoog: 108, reis: ZWEM, z: 7 })),
  ];
}

/** The frog's leaf in dictation, and a fish that comes to it for every letter. */
function drawSchrijven(state: VijverState): Item[] {
  const { fase } = state.run;
  if (!isTyped(state) || fase === 'klaar' || wasOpen(state)) return [];
  const { x, y, breed, knop } = vijverOf(state).strook;
  return [
    ding('rol', [x, y], { w: breed + 60 }),
    ...drawStrook(state, { x, y: y + 4, breed: breed - 40, hoog: 104, vak: 74, art: 'vak', z: 13 }),
    ...drawKlaarKnop(state, { x, y: knop, w: 230, h: 96, z: 13, label: 'Klaar!' }, 0.55),
    ...drawSchool(state),
  ];
}

const SCHOOL = { onder: 214, stap: 84, komt: 30, weg: 34, ver: 420 } as const;

/** They swim in below the leaf, leap when the word is right, and scatter when it is not. */
function drawSchool(state: VijverState): Item[] {
  const { x, y } = vijverOf(state).strook;
  const { fase } = state.run;
  const t = ticksInFase(state);
  const n = state.vakken.inhoud.length;
  const stap = Math.min(SCHOOL.stap, (vijverOf(state).strook.breed - 80) / Math.max(1, n));
  return state.vakken.inhoud.map((_, i) => {
    const nieuw = i === n - 1 ? 1 - easeOut(progress01(state.tick, { van: state.letterOp, duur: SCHOOL.komt })) : 0;
    const weg = fase === 'uitleg' ? easeInOut(progress01(t, { van: 0, duur: SCHOOL.weg })) : 0;
    const hoog = fase === 'goed' ? bump(t, { van: i * 3, duur: 34 }) * 90 : 0;
    const kant = i % 2 === 0 ? 1 : -1;
    const plek = [
      x + placeInRij(i, n, stap) + kant * weg * SCHOOL.ver - nieuw * SCHOOL.ver,
      y + SCHOOL.onder + sway(state, { periode: 90, uitslag: 5, verschil: i * 0.3 }) - hoog,
    ] as const;
    return ding('bewoner', plek, { sx: weg > 0 ? -kant : -1, alpha: 1 - weg, rot: -hoog * 0.3, toon: String(i % 3), z: 12 }, `l${i}`);
  });
}

const BLOESEM = { key: 'bloesem', art: 'bloesem', tonen: ['0', '1'] } as const;

function drawFeest(state: VijverState, visje: Brenger): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const goed = fase === 'goed';
  if ((goed && t < ZWEM) || wasOpen(state)) return [];
  const typt = isTyped(state);
  const { x: mx, y: my } = vijverOf(state).water;
  const { x, y } = goed || typt ? doelOf(state) : { x: visje.x, y: visje.y + 26 };
  return [
    ...(goed ? drawKringen(x, y, t - ZWEM) : fase === 'klaar' ? drawSlot(state, t) : []),
    ...drawViering(
      state,
      { plek: [x, y], goed: 150, fout: typt ? 110 : 196, van: ZWEM, weg: ZWEM + 34, duur: 12, tot: ZWEM + 46 },
      { ...BLOESEM, x, y, na: ZWEM, maat: [26, 26] },
      { ...BLOESEM, x: mx, y: my - 120, seed: 6, aantal: 18, kracht: 13, maat: [30, 30] },
    ),
  ];
}

/** Rings on the water, `t` ticks after the fish arrived. */
const drawKringen = (x: number, y: number, t: number): Item[] =>
  [0, 1, 2].map((k) => {
    const uit = progress01(t, { van: k * 9, duur: 46 });
    return ding('kring', [x, y], { sx: 0.3 + uit, sy: 0.3 + uit, alpha: (1 - uit) * 0.8 }, k);
  });

/** At the end the lanterns light, all koi swim their round and every shell that was left becomes a flower. */
function drawSlot(state: VijverState, t: number): Item[] {
  const { x, y, w, h } = vijverOf(state).water;
  const breed = maatOf(state.stand).w;
  const lampionnen = Array.from({ length: 7 }, (_, i) => {
    const plek = [((i + 0.5) / 7) * breed, 84 + Math.sin((i / 6) * Math.PI) * 56] as const;
    return ding(
      'lampion',
      plek,
      { ...growIn(t, { van: i * 5, duur: 24 }), rot: sway(state, { ...ZWAAI.lampion, verschil: i * 0.2 }), toon: String(i % 3) },
      i,
    );
  });
  const ronde = Array.from({ length: 6 }, (_, i) => {
    const hoek = (state.rustig ? 0 : t / 70) + (i * Math.PI) / 3;
    return drawRondgang({
      naam: 'dans',
      n: i,
      baan: { x, y, w: w * 0.3, h: h * 0.2 },
      hoek,
      more: { ...growIn(t, { van: i * 6, duur: 24 }), rot: 18, toon: String(i % 3) },
    });
  });
  const bloei = Array.from({ length: Math.min(8, state.schelpen) }, (_, i) => {
    const plek = [x + (w - 240) * ((i + 0.5) / 8 - 0.5), y + (i % 2 === 0 ? -20 : 60)] as const;
    return ding('bloei', plek, { ...growIn(t, { van: 20 + i * 8, duur: 24 }), toon: String(i % 4) }, i);
  });
  return [...lampionnen, ...ronde, ...bloei];
}
