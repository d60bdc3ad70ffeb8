import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave, isGuided, isWritten, isPlaying, ticksInFase, vraagOf } from '@spelrijk/game-kit/run';
import {
  drawBackdrop,
  drawBlob,
  fitLetters,
  fitTekst,
  growIn,
  hopUp,
  isOwn,
  drawKeuze,
  progress01,
  maatOf,
  placeInRij,
  popIn,
  drawPubliek,
  drawRijtje,
  bump,
  stemmingOf,
  drawTypveld,
  drawViering,
  sway,
  makeDing,
  ringOn,
  ownKey,
  isShown,
} from '@spelrijk/game-kit/stage';
import type { Rijtje, Vlak } from '@spelrijk/game-kit/stage';
import { drawBoekOp } from '@spelrijk/game-kit/mechanics/boek';
import { drawHoeden, isHiding } from './hoeden.ts';
import { drawJokerKnoppen } from './jokers.ts';
import { hasPlaatjes, isFeest, isRevealed, isDrumroll, isZin, ROFFEL } from './state.ts';
import type { QuizState } from './state.ts';
import { optiePlek, studioOf } from './studio.ts';

/** Size and layer of the things on the stage. */
const ding = makeDing({
  bloep: { w: 150, h: 165, z: 4, art: 'kit:bloep' },
  katheder: { w: 176, h: 150, z: 5 },
  lessenaar: { w: 228, h: 166, z: 5 },
  zoemer: { w: 66, h: 40, z: 6 },
  eend: { w: 76, h: 70, z: 7 },
  reling: { w: 0, h: 64, z: 12 },
});

/** What happens when, in ticks of its phase. */
const TIJD = {
  antwoordOp: { van: ROFFEL, duur: 16 },
  vraagOp: { van: 0, duur: 18 },
  bloepHop: { van: 0, duur: 24 },
  eendStuit: { van: 0.6, duur: 0.4 },
  andereWeg: { van: 0, duur: 16 },
  goedeZwelt: { van: ROFFEL, duur: 30 },
  prijsOp: { van: 6, duur: 40 },
} as const;

/** What sways, and how far. */
const ZWAAI = {
  eend: { periode: 90, uitslag: 5 },
  prijs: { periode: 120, uitslag: 8 },
} as const;

/** Who hops, and how high. */
const HOP = {
  kandidaat: { periode: 46, hoogte: 26 },
} as const;

export const scene = (state: QuizState): readonly Item[] => ringOn(state, drawToneel(state), 'vak', ownKey(state, 'optie'));

function drawToneel(state: QuizState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...drawPresentator(state),
    ...drawKandidaat(state),
    ...(state.bladzij === null ? [...drawBord(state), ...drawAntwoord(state)] : []),
    ...drawHoeden(state),
    ...drawBoekOp(state, studioOf(state).boek, 13, 6),
    ...drawZaal(state),
    ...drawPrijs(state),
    ...drawVieren(state),
  ];
}

/** What the child answers with, and the jokers; at the end there is nothing to answer. */
function drawAntwoord(state: QuizState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  const { strook, klaar, jokers } = studioOf(state);
  const keuzes = isWritten(state)
    ? drawTypveld(state, { ...strook, hoog: 104, vak: 78, z: 9 }, { ...klaar, w: 230, h: 96, labelSize: 42 }, 0.55)
    : state.opties.flatMap((_, i) => drawOptie(state, i));
  return [...keuzes, ...drawJokerKnoppen(state, jokers, 6)];
}

/** The board with what is asked, and a bulb along its upper edge for every question. */
function drawBord(state: QuizState): Item[] {
  const { x, y, w, h } = studioOf(state).bord;
  const opgave = currentOpgave(state.run);
  const vraag = { key: 'vraag', x, y: y + 8, w: w - 60, h: h - 60, z: 2 };
  const kader = [{ key: 'bord', x, y, w, h, art: 'bord', z: 1 }, ...drawLampen(state)];
  if (opgave === undefined) {
    const label = state.sterren > 1 ? `Bravo! ${state.sterren} sterren` : 'Bravo!';
    return [...kader, { ...vraag, label, labelSize: fitLetters(label, w - 80, 96) }];
  }
  const open = isRevealed(state);
  const { tekst, plaatje } = vraagOf(opgave, open);
  const t = ticksInFase(state);
  const pop = open ? growIn(t, TIJD.antwoordOp) : growIn(t, TIJD.vraagOp);
  const [midden, breed] = plaatje === null ? [x, w - 110] : [x + w * 0.13, w * 0.58];
  const wat = { ...vraag, x: midden, ...pop };
  return [
    ...kader,
    ...(plaatje === null ? [] : [{ ...vraag, key: 'plaatje', x: x - w * 0.34, w: 150, h: 150, art: 'kit:plaatje', toon: plaatje }]),
    tekst === null
      ? { ...wat, w: 150, h: isShown(state) ? 105 : 132, art: isShown(state) ? 'kit:oog' : 'oor' }
      : { ...wat, w: breed, ...fitTekst(tekst, breed, h - 76, 84) },
  ];
}

const LAMP: Rijtje = {
  key: 'lamp',
  w: 44,
  h: 44,
  z: 3,
  tonen: { gehaald: 'aan', later: 'straks', nu: 'nu', straks: 'uit' },
  van: ROFFEL,
  sprong: { van: ROFFEL, duur: 18, groei: 0.7 },
};

/** The bulb of this question trembles as long as the drum rolls; at the end they all run. */
function drawLampen(state: QuizState): Item[] {
  const { x, y, w, h } = studioOf(state).bord;
  const { tick, rustig, run } = state;
  const n = run.uitslag.length;
  const rolt = isDrumroll(state) && !rustig;
  const lampen = drawRijtje(state, LAMP, (i, nu) => [
    x + (i - (n - 1) / 2) * Math.min(56, (w - 60) / n),
    y - h / 2 + 12 + (nu && rolt ? (tick % 4 < 2 ? 3 : -3) : 0),
  ]);
  if (run.fase !== 'klaar' || rustig) return lampen;
  return lampen.map((lamp, i) => (Math.floor(tick / 20 + i) % 2 === 0 ? { ...lamp, toon: 'aan' } : lamp));
}

/** Bloep hops a little at every question and sits down for nothing. */
function drawPresentator(state: QuizState): Item[] {
  const [x, y] = studioOf(state).bloep;
  const hop = state.rustig ? 0 : bump(ticksInFase(state), TIJD.bloepHop) * 18;
  const bloep = isHiding(state) ? [] : [ding('bloep', [x, y - hop], { toon: stemmingOf(state.run.fase) })];
  return [...bloep, ding('katheder', [x, y + 106])];
}

/** The pupil's blob at its own desk; a wrong answer puts a duck on it. */
function drawKandidaat(state: QuizState): Item[] {
  const [x, y] = studioOf(state).lessenaar;
  const { fase } = state.run;
  const won = isFeest(state);
  const druk = fase === 'wacht' || isDrumroll(state);
  const mood = won ? 'trots' : fase === 'uitleg' ? 'verrast' : isGuided(state.run) ? 'denkt' : 'blij';
  return [
    drawBlob({ x, y: y - 82 - (won ? hopUp(state, HOP.kandidaat) : 0), w: 146, stemming: mood, z: 4 }),
    ding('lessenaar', [x, y + 40], { toon: won ? 'aan' : 'uit' }),
    ding('zoemer', [x + 58, y - 50 + (druk ? 6 : 0)], { sy: druk ? 0.7 : 1 }),
    ...drawEend(state, x - 44, y - 66),
    ...drawDeskLampen(state, x, y + 34),
  ];
}

/** Where a word is typed every letter lights a star on the desk; they all jump when it is right. */
function drawDeskLampen(state: QuizState, x: number, y: number): Item[] {
  if (!isWritten(state) || state.run.fase === 'klaar') return [];
  const n = Math.min(MEESTE_STERREN, state.vakken.inhoud.length);
  return Array.from({ length: n }, (_, i): Item => {
    const maat = i === n - 1 ? popIn(state.tick, { van: state.letterOp, duur: 14 }) : 1;
    const hop = state.run.fase === 'goed' && !state.rustig ? bump(ticksInFase(state), { van: i * 4, duur: 24 }) * 26 : 0;
    return { key: `desk${i}`, x: x + placeInRij(i, n, 18), y: y - hop, w: 26, h: 26, sx: maat, sy: maat, art: 'kit:ster', z: 7 };
  });
}

const MEESTE_STERREN = 8;

function drawEend(state: QuizState, x: number, y: number): Item[] {
  const { fase, poging } = state.run;
  const valt = fase === 'uitleg';
  if (!valt && (fase !== 'spelen' || poging < 2)) return [];
  const t = valt && !state.rustig ? progress01(state.tick, { van: state.sinds, duur: 34 }) : 1;
  const hoog = t < 0.6 ? (1 - (t / 0.6) ** 2) * (y + 60) : bump(t, TIJD.eendStuit) * 0.12 * (y + 60);
  return [ding('eend', [x, y - hoog], { rot: sway(state, ZWAAI.eend) })];
}

/** A joker takes options away; when it is right the others go and the right one swells. */
function drawOptie(state: QuizState, i: number): Item[] {
  const naam = state.opties[i] ?? '';
  const t = ticksInFase(state);
  const goed = state.run.fase === 'goed';
  const eigen = isOwn(state, naam);
  const gegaan = state.weg.includes(naam)
    ? progress01(state.tick, { van: state.jokerOp, duur: 20 })
    : goed && !eigen
      ? progress01(t, TIJD.andereWeg)
      : 0;
  if (gegaan === 1) return [];
  const grow = goed && eigen ? 1 + 0.06 * bump(t, TIJD.goedeZwelt) : isPlaying(state.run) ? popIn(t, { van: i * 4, duur: 18 }) : 1;
  const vlak = { ...optiePlek(state, i), sx: grow, sy: grow, alpha: 1 - gegaan };
  const { w, h } = vlak;
  const zin = isZin(state);
  const naast = zin ? { rechts: 0, w: w - 8, breed: w - 20 } : { rechts: 34, w: w - 100, breed: w - 122 };
  const look = {
    art: 'paneel',
    z: 8,
    rand: { om: 22, toon: 'keus' },
    plaat: { w: w - 40, h: h - 40 },
    tekst: { key: 'woord', ...naast, hoog: h - 26, letters: 62 },
  };
  const keuzes = drawKeuze(state, i, vlak, look);
  return zin ? keuzes : [...keuzes, { ...vlak, ...vormPlek(state, vlak), key: `vorm${i}`, art: 'vorm', toon: String(i), z: 9 }];
}

/** The coloured shape of an option: to the left of a word, in the corner of a picture across from its number. */
const vormPlek = (state: QuizState, { x, y, w, h }: Vlak): Pick<Item, 'x' | 'y' | 'w' | 'h'> =>
  hasPlaatjes(state) ? { x: x + w / 2 - 22, y: y - h / 2 + 22, w: 36, h: 36 } : { x: x - w / 2 + 48, y, w: 50, h: 50 };

/** The house: they do the wave when it is right, and all stand up at the end. */
function drawZaal(state: QuizState): Item[] {
  const { w, h } = maatOf(state.stand);
  const blij = isFeest(state);
  const mood = blij ? 'trots' : state.run.fase === 'uitleg' ? 'denkt' : 'blij';
  const waveOf = (i: number): number => (state.rustig ? 0 : Math.max(0, Math.sin(ticksInFase(state) / 9 - i * 0.6)) * 46);
  const op = (i: number): number => (blij ? waveOf(i) + 14 : 0) - (i % 2) * 12;
  return [
    ...drawPubliek(state.stand, { key: 'zaal', rij: studioOf(state).zaal, wie: { stap: 23, begin: 4 }, stemming: mood, z: 10, op }),
    ding('reling', [w / 2, h - 18], { w: w + 40 }),
  ];
}

/** At the end the prize rises in a bundle of rays. */
function drawPrijs(state: QuizState): Item[] {
  if (state.run.fase !== 'klaar') return [];
  const [x, y] = studioOf(state).prijs;
  const t = ticksInFase(state);
  const common = { x, y: y + sway(state, ZWAAI.prijs), ...growIn(t, TIJD.prijsOp) };
  return [
    { key: 'stralen', ...common, w: 460, h: 460, rot: state.rustig ? 0 : t * 0.4, art: 'stralen', z: 7 },
    { key: 'prijs', ...common, w: 190, h: 250, art: 'prijs', z: 8 },
  ];
}

function drawVieren(state: QuizState): Item[] {
  const { prijs: plek, bord: plaats, strook } = studioOf(state);
  if (isDrumroll(state)) return [];
  return drawViering(
    state,
    { plek: [strook.x, strook.y], goed: 92, fout: 96, van: ROFFEL, weg: 70 },
    { x: plaats.x, y: plaats.y + 60, na: ROFFEL, duur: 62, kracht: 12 },
    { x: plek[0], y: plek[1] - 90, seed: 5, aantal: 24, kracht: 14 },
  );
}
