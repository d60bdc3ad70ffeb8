/** The boat with its crew: where it is, how it moves with a stroke, who sits where and what they wear. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isOpen, ticksInBeurt, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  arch,
  between,
  bump,
  cheer,
  easeInOut,
  easeOut,
  fitLetters,
  placeInRij,
  popIn,
  progress01,
  shake,
  stemmingOf,
  sway,
  vakbeeldOf,
} from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { strookNu } from './sprint.ts';
import { isPloeg, rivierOf, SLAG, strookY } from './state.ts';
import type { RoeiState } from './state.ts';

/** Share of the width of the boat that the seats take, and how far they lie from its middle. */
const BANK = { deel: 0.72, schuif: 0.045 } as const;
const STUUR = -0.405;
/** The crew that counts; so many hats are seen at once. */
const ACHT = 4;
const HOEDEN_OP = 5;
/** Size of the boat in the sprint, as a share of what it is else; and its height as share of its width. */
const KLEIN = { liggend: 0.44, staand: 0.5 } as const;
const ROMP_HOOG = 0.145;

/** Angles of an oar: at rest, at the catch, at the end of the stroke; where they are tangled. */
const RIEM = { rust: 16, haal: 32, einde: -34, knoop: 52, lang: 0.2 } as const;
const GEZICHT = { stap: 1.02, hoogst: 0.115 } as const;

const ZWAAI = { boot: { periode: 150, uitslag: 3 }, rol: { periode: 210, uitslag: 0.7 } } as const;
const HOP = { periode: 34, hoogte: 12 } as const;
const SCHOK = { periode: 14, demping: 40, uitslag: 5 } as const;
const WEG = { van: 6, duur: 60 } as const;
const FINALE = { van: 0, duur: 90 } as const;
const IN_SPRINT = { van: 0, duur: 26 } as const;

/** Middle of the boat, its width, and how far it has got in a stroke. */
interface Boot {
  readonly x: number;
  readonly y: number;
  readonly breed: number;
  readonly haal: number;
  readonly rot: number;
}

/** The stroke of the oars: 0 before it, 1 after it. */
const strokeOf = (state: RoeiState): number => (state.rustig ? 1 : progress01(state.tick, { van: state.slagOp, duur: SLAG }));

/** How far the boat has glided, in boats: a little after a right word; in the finale it comes in from the left, past the finish. */
function glideOf(state: RoeiState): number {
  const t = ticksInFase(state);
  if (state.run.fase === 'goed') return easeOut(progress01(t, WEG)) * 0.06;
  return state.run.fase === 'klaar' && !state.rustig ? easeOut(progress01(t, FINALE)) - 1 : 0;
}

export function bootOf(state: RoeiState): Boot {
  const { boot, breed, strook } = rivierOf(state);
  const haal = strokeOf(state);
  const schiet = arch(haal) * breed * 0.03;
  const rot = sway(state, ZWAAI.rol) + (state.run.fase === 'uitleg' ? shake(state, ticksInFase(state), SCHOK) * 0.3 : 0);
  const y = boot[1] + sway(state, ZWAAI.boot);
  if (!wasOpen(state)) {
    return { x: boot[0] + schiet + glideOf(state) * breed, y, breed, haal, rot };
  }
  const t = state.rustig ? 1 : easeInOut(progress01(ticksInBeurt(state), IN_SPRINT));
  const klein = breed * KLEIN[state.stand];
  return {
    x: between(boot[0] + breed * 0.06, strook.x, t) + schiet,
    y: between(y, strookY(state, strookNu(state)) + sway(state, ZWAAI.boot), t),
    breed: between(breed, klein, t),
    haal,
    rot: rot + (strookNu(state) - state.sprint.strook) * -4,
  };
}

const seatsOf = (state: RoeiState): number => (isPloeg(state) ? Math.max(1, state.vakken.doel.length) : ACHT);

/** Middle of seat `i` on the edge of the boat, and how much room there is for it. */
function seatOf(state: RoeiState, { x, y, breed }: Boot, i: number): readonly [...Plek, stap: number] {
  const n = seatsOf(state);
  const stap = Math.min(breed * 0.16, (breed * BANK.deel) / n);
  return [x + breed * BANK.schuif + placeInRij(i, n, stap), y - breed * 0.03, stap];
}

/** Who sits there: all of an eight; of a word, whoever took a seat. */
const isManned = (state: RoeiState, i: number): boolean => !isPloeg(state) || i < state.vakken.inhoud.length;

export function drawBoot(state: RoeiState): Item[] {
  const boot = bootOf(state);
  const { x, y, breed, rot } = boot;
  const plaatsen = Array.from({ length: seatsOf(state) }, (_, i) => i);
  return [
    ding('romp', [x, y], { w: breed, h: breed * ROMP_HOOG, rot }),
    ...drawStuur(state, boot),
    ...plaatsen.flatMap((i) => (isManned(state, i) ? drawRoeier(state, boot, i) : [])),
    ...(isPloeg(state) && !wasOpen(state) && state.run.fase !== 'klaar' ? plaatsen.map((i) => drawZit(state, boot, i)) : []),
    ...drawPlonzen(state, boot),
  ];
}

/** The cox with a horn; when the oars are tangled it claps the word. */
function drawStuur(state: RoeiState, { x, y, breed, haal }: Boot): Item[] {
  const w = breed * 0.125;
  const klapt = state.run.fase === 'uitleg' && !state.rustig ? arch((state.tick % 30) / 30) * 0.1 : 0;
  const plek: Plek = [x + breed * STUUR, y - w * 0.62 - cheer(state, HOP) * (breed / 900)];
  const roept = 1 + arch(haal) * 0.22;
  return [
    ding('stuur', plek, { w, h: w * 1.1, toon: stemmingOf(state.run.fase), sx: 1 + klapt, sy: 1 - klapt }),
    ...drawHoed(state, { plek: [plek[0], plek[1] - w * 0.56], w: w * 0.62, i: 0 }),
    ding('toeter', [plek[0] + w * 0.56, plek[1] + w * 0.16], { w: w * 0.6, h: w * 0.44, sx: roept, sy: roept }),
  ];
}

/** Leans back with the stroke, forward after it. */
function drawRoeier(state: RoeiState, boot: Boot, i: number): Item[] {
  const [x, y, stap] = seatOf(state, boot, i);
  const w = Math.min(stap * GEZICHT.stap, boot.breed * GEZICHT.hoogst);
  const leunt = Math.sin(boot.haal * Math.PI * 2) * w * 0.14;
  const nieuw = isPloeg(state) && i === state.vakken.inhoud.length - 1 && isPlaying(state.run);
  const plof = nieuw ? popIn(state.tick, { van: state.letterOp, duur: 16 }) : 1;
  const plek: Plek = [x + leunt, y - w * 0.4 - cheer(state, { ...HOP, periode: HOP.periode + i * 3 }) * (boot.breed / 900)];
  const wie = isPloeg(state) ? (state.gelegd[i] ?? i) : i;
  return [
    ding('roeier', plek, { w, h: w * 1.1, toon: `${wie * 7 + 3} ${stemmingOf(state.run.fase)}`, sx: plof, sy: plof }, i),
    ...(i < HOEDEN_OP - 1 ? drawHoed(state, { plek: [plek[0], plek[1] - w * 0.56], w: w * 0.66, i: i + 1 }) : []),
    drawRiem(state, boot, i),
  ];
}

interface HoedOpties {
  readonly plek: Plek;
  readonly w: number;
  readonly i: number;
}

/** The hats of the last bottles: the first is for the cox, the next for the crew, and then they are changed. */
function drawHoed(state: RoeiState, { plek: [x, y], w, i }: HoedOpties): Item[] {
  const op = state.hoedjes.findLastIndex((_, n) => n % HOEDEN_OP === i);
  if (op < 0) return [];
  const nieuw = op === state.hoedjes.length - 1 ? popIn(state.tick, { van: state.hoedOp, duur: 22 }) : 1;
  return [ding('hoed', [x, y - (1 - nieuw) * 40], { w, h: w, toon: String(state.hoedjes[op]), sx: nieuw, sy: nieuw }, i)];
}

/** Where the oar of a seat is: it turns about the edge of the boat. */
function oarOf(state: RoeiState, boot: Boot, i: number): { readonly hoek: number; readonly plek: Plek; readonly lang: number } {
  const [x, y] = seatOf(state, boot, i);
  const lang = boot.breed * RIEM.lang;
  const { haal } = boot;
  const trekt = haal < 0.5 ? between(RIEM.haal, RIEM.einde, easeOut(haal * 2)) : between(RIEM.einde, RIEM.rust, easeInOut(haal * 2 - 1));
  const knoop = (i % 2 === 0 ? 1 : -1) * RIEM.knoop + shake(state, ticksInFase(state), SCHOK);
  const hoek = state.run.fase === 'uitleg' ? knoop : trekt;
  const rad = (hoek / 180) * Math.PI;
  return { hoek, lang, plek: [x + Math.sin(rad) * lang * 0.36, y + boot.breed * 0.035 + Math.cos(rad) * lang * 0.36] };
}

function drawRiem(state: RoeiState, boot: Boot, i: number): Item {
  const { hoek, plek, lang } = oarOf(state, boot, i);
  return ding('riem', plek, { w: lang * 0.22, h: lang, rot: -hoek }, i);
}

/** Water that splashes up at the first and the last oar. */
function drawPlonzen(state: RoeiState, boot: Boot): Item[] {
  const op = bump(state.tick, { van: state.slagOp + 4, duur: 24 });
  if (op <= 0 || (!isOpen(state) && state.run.fase === 'klaar')) return [];
  return [0, seatsOf(state) - 1]
    .filter((i, n, all) => isManned(state, i) && all.indexOf(i) === n)
    .map((i) => {
      const { plek, lang } = oarOf(state, boot, i);
      return ding('plons', [plek[0], plek[1] + lang * 0.42], { w: lang * 0.6, h: lang * 0.42, sx: 0.6 + op * 0.5, sy: op, alpha: op }, i);
    });
}

/** The seat of a piece: what it says, or what comes here. */
function drawZit(state: RoeiState, boot: Boot, i: number): Item {
  const [x, y, stap] = seatOf(state, boot, i);
  const { vol, nu, label, labelToon } = vakbeeldOf(state, i);
  const w = Math.min(stap - 4, 92);
  const mis = nu ? shake(state, state.tick - state.misOp, { periode: 8, demping: 8, uitslag: 5 }) : 0;
  const tekst = label === undefined ? {} : { label, labelSize: fitLetters(label, w - 8, 44), labelToon };
  return ding(
    'zit',
    [x + mis, y + boot.breed * 0.045],
    { w, h: Math.max(58, boot.breed * 0.075), toon: vol ? 'vol' : nu ? 'nu' : '', ...tekst },
    i,
  );
}
