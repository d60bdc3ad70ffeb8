import type { Item } from '@spelrijk/game-kit/contract';
import { beeldOf, countDown, isAnswerable, isVertoning, shownTekst } from '@spelrijk/game-kit/mechanics/flits';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave, isWritten, isPlaying, isDemonstrated, vraagOf } from '@spelrijk/game-kit/run';
import {
  drawBackdrop,
  drawBlob,
  arch,
  fitLetters,
  fitTekst,
  hopUp,
  placeInRijen,
  isGlad,
  isOwn,
  drawKeuzeKnop,
  drawKeuzeRand,
  progress01,
  maatOf,
  popIn,
  stemmingOf,
  drawToeschouwer,
  drawTypveld,
  drawViering,
  sway,
  makeDing,
  ringOn,
  ownKey,
} from '@spelrijk/game-kit/stage';
import type { Vlak } from '@spelrijk/game-kit/stage';
import { drawFilm } from './serie.ts';
import type { BioscoopState } from './state.ts';
import { drawRegie } from './regiebeeld.ts';
import { zaalOf } from './zaal.ts';

/** Size and layer of the things on the stage. */
const ding = makeDing({
  beurt: { w: 250, h: 200, z: 3 },
  stoelen: { w: 0, h: 104, z: 6 },
  cabine: { w: 176, h: 150, z: 8 },
  spoel: { w: 104, h: 104, z: 9 },
  pof: { w: 30, h: 28, z: 14 },
  popcorn: { w: 84, h: 104, z: 15 },
});

/** What sways, and how far. */
const ZWAAI = {
  flakker: { periode: 23, uitslag: 0.06 },
} as const;

/** Who hops, and how high. */
const HOP = {
  zaal: { periode: 60, hoogte: 12 },
  blob: { periode: 48, hoogte: 14 },
} as const;

export const scene = (state: BioscoopState): readonly Item[] => ringOn(state, drawToneel(state), 'vak', ownKey(state, 'kaartje'));

function drawToneel(state: BioscoopState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...(wasOpen(state) ? drawRegie(state) : [...drawDoek(state), ...drawAutomaat(state)]),
    ...drawZaal(state),
    ...drawCabine(state),
    ...drawEigenBlob(state),
    ...(wasOpen(state) ? [] : drawVieren(state)),
  ];
}

/** The child has to look before it can answer. */
const isWatching = (state: BioscoopState): boolean => isPlaying(state.run) && !isAnswerable(state);
const isDark = (state: BioscoopState): boolean => isWatching(state) || isGlad(state);

/** The screen, with a glow around it when it is dark. */
function drawDoek(state: BioscoopState): Item[] {
  const { x, y, w, h } = zaalOf(state.stand).doek;
  const { tick, rustig, run } = state;
  const kader: Item = { key: 'doek', x, y, w, h, art: 'doek', z: 1 };
  const vol = { x, y, w: w - 24, h: h - 24, z: 2 };
  if (run.fase === 'uitleg') return [kader, { key: 'terugspoel', ...vol, art: 'terugspoel', toon: String(Math.floor(tick / 5) % 2) }];
  const gloed = {
    x,
    y,
    w: w + 60,
    h: h + 50,
    art: 'gloed',
    alpha: (rustig ? 0.7 : 0.62) + sway(state, ZWAAI.flakker),
    z: 0,
  };
  return [...(isDark(state) ? [{ key: 'straal', ...gloed }] : []), kader, ...(isGlad(state) ? drawFilm(state) : drawGevraagd(state, vol))];
}

/** What is on the screen while the child plays: the leader, the word, the mask, or what to do. */
function drawGevraagd(state: BioscoopState, vlak: Vlak): Item[] {
  if (!isVertoning(state)) return drawGehoord(state, vlak);
  const { x, y, w, h } = vlak;
  const label = shownTekst(state);
  if (label !== null) return [{ key: 'woord', x, y, w: w - 36, h: h - 36, label, labelSize: fitLetters(label, w - 106, 124), z: 3 }];
  if (beeldOf(state) === 'aanloop') return drawTeller(state, { x, y, w: h - 66, h: h - 66 });
  return [ding('beurt', [x, y - 6], { art: isWritten(state) ? 'typ' : 'kaart' })];
}

/** 3, 2, 1 with a hand that goes round. */
function drawTeller(state: BioscoopState, vlak: Vlak): Item[] {
  const t = state.tick - state.flitsOp;
  return [
    { key: 'teller', ...vlak, art: 'teller', z: 3 },
    { key: 'wijzer', ...vlak, rot: state.rustig ? 0 : t * 14, art: 'tellerwijzer', z: 4 },
    { key: 'cijfer', ...vlak, w: 200, h: 200, label: String(countDown(t)), labelSize: 130, z: 5 },
  ];
}

function drawGehoord(state: BioscoopState, { x, y, w, h }: Vlak): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const { tekst, plaatje } = vraagOf(opgave, false);
  if (tekst !== null) return [{ key: 'vraag', x, y, w: w - 66, h: h - 36, ...fitTekst(tekst, w - 96, h - 66, 76), z: 3 }];
  const pop = popIn(state.tick, { van: state.sinds, duur: 18 });
  const common = { x, y, sx: pop, sy: pop, z: 3 };
  return plaatje === null
    ? [{ key: 'oor', ...common, w: 210, h: 185, art: 'oor' }]
    : [{ key: 'plaatje', ...common, w: 230, h: 230, art: 'kit:plaatje', toon: plaatje }];
}

/** A row of heads behind the seats. */
function drawZaal(state: BioscoopState): Item[] {
  const { y, aantal, maat } = zaalOf(state.stand).koppen;
  const { w } = maatOf(state.stand);
  const blij = isGlad(state);
  const koppen = Array.from({ length: aantal }, (_, i): Item => {
    const hop = blij ? hopUp(state, { ...HOP.zaal, verschil: i * 0.17 }) : 0;
    return {
      key: `kop${i}`,
      x: ((i + 0.5) / aantal) * w,
      y: y - hop + (i % 2) * 10,
      w: maat,
      h: maat,
      art: 'kop',
      toon: String(i % 4),
      z: 5,
    };
  });
  return [...koppen, ding('stoelen', [w / 2, y + 62], { w: w + 20, art: `stoelen-${state.stand}` })];
}

/** The operator with the reel: it turns on while the film runs and back when the word was another. */
function drawCabine(state: BioscoopState): Item[] {
  const { cabine: plek, spoel } = zaalOf(state.stand);
  const [x, y] = plek;
  const { fase } = state.run;
  const vaart = state.rustig ? 0 : fase === 'uitleg' ? -9 : isDark(state) ? 4 : 0;
  const kan = isAnswerable(state) && !isDemonstrated(state.run);
  const items: Item[] = [
    drawToeschouwer({ key: 'operateur', wie: 31, x, y: y + 6, w: 104, stemming: stemmingOf(fase), z: 7 }),
    ding('cabine', [x, y]),
  ];
  // Upright the button to go on stands where the reel is.
  if (!isVertoning(state) || wasOpen(state)) return items;
  return [
    ...items,
    ding('spoel', [spoel[0], spoel[1]], {
      toon: kan ? 'kan' : '',
      rot: state.tick * vaart,
      pick: 'terug',
      name: 'Laat het woord nog eens zien',
      uit: !kan,
    }),
  ];
}

function drawAutomaat(state: BioscoopState): Item[] {
  const { automaat: plek, strook: waar, knop } = zaalOf(state.stand);
  const { x, y, w, h } = plek;
  const kast: Item = { key: 'automaat', x, y, w, h, art: `automaat-${state.stand}`, z: 10 };
  const einde = state.run.fase === 'klaar';
  // What the machine says in lights when there is nothing to do on it.
  if (einde || isWatching(state)) {
    const label = einde ? 'Tot de volgende film' : 'Kijk goed';
    return [kast, { key: 'melding', x, y: y - 6, w: w - 80, h: 100, label, labelSize: 52, labelToon: 'wit', z: 12 }];
  }
  if (!isWritten(state)) return [kast, ...state.opties.flatMap((kaartje, i) => drawTicket(state, kaartje, i))];
  return [kast, ...drawTypveld(state, { ...waar, hoog: 100, vak: 72, z: 12 }, { key: 'print', ...knop, w: 164, h: 100 })];
}

const ticketPlek = (state: BioscoopState, i: number): Vlak => placeInRijen(zaalOf(state.stand).kaartjes, i, state.opties.length);

function drawTicket(state: BioscoopState, kaartje: string, i: number): Item[] {
  if (state.run.fase === 'goed' && !isOwn(state, kaartje)) return [];
  const plek = ticketPlek(state, i);
  const knop = drawKeuzeKnop(state, i, { vlak: plek, art: 'kaartje', z: 12, soort: 'kaartje' });
  return [
    ...drawKeuzeRand(state, i, { vlak: plek, om: 20, z: 11 }),
    { ...knop, label: kaartje, labelSize: fitLetters(kaartje, plek.w - 66, 52) },
  ];
}

/** The pupil's blob, with popcorn to nibble at. */
function drawEigenBlob(state: BioscoopState): Item[] {
  const [x, y] = zaalOf(state.stand).blob;
  const hap = isPlaying(state.run) && !state.rustig ? arch((state.tick % 300) / 24) * 54 : 0;
  const mood = isWatching(state) ? 'verrast' : stemmingOf(state.run.fase);
  return [
    drawBlob({ x, y: y - (isGlad(state) ? hopUp(state, HOP.blob) : 0), w: 158, stemming: mood, z: 13 }),
    ding('pof', [x + 52, y + 6 - hap], { alpha: hap > 4 ? 1 : 0 }),
    ...drawPofjes(state, [x + 58, y]),
    ding('popcorn', [x + 58, y + 52]),
  ];
}

/** Where a word is typed every letter pops a grain: the bucket fills with the word. */
function drawPofjes(state: BioscoopState, [x, y]: readonly [number, number]): Item[] {
  if (!isWritten(state) || wasOpen(state)) return [];
  const n = state.vakken.inhoud.length;
  return Array.from({ length: Math.min(MEESTE_POFJES, n) }, (_, i) => {
    const nieuw = i === n - 1 ? 1 - progress01(state.tick, { van: state.letterOp, duur: 18 }) : 0;
    const plek = [x - 24 + (i % 3) * 24, y + 2 - Math.floor(i / 3) * 22 - arch(nieuw) * 120] as const;
    return ding('pof', plek, { rot: i * 70, z: 14 }, `l${i}`);
  });
}

const MEESTE_POFJES = 12;

/** Popcorn instead of confetti. */
const POFS = { key: 'pofs', kracht: 12, art: 'pof', tonen: [''], maat: [34, 32] } as const;

function drawVieren(state: BioscoopState): Item[] {
  const { doek: scherm, blob: plek } = zaalOf(state.stand);
  return drawViering(
    state,
    { plek: antwoordPlek(state), goed: 92, fout: 92, weg: 60, tot: 74 },
    { ...POFS, x: plek[0] + 58, y: plek[1], duur: 60 },
    { ...POFS, x: scherm.x, y: scherm.y + scherm.h / 2, aantal: 24 },
  );
}

/** Above the row of letters, or the upper edge of the ticket. */
function antwoordPlek(state: BioscoopState): readonly [number, number] {
  const i = state.opties.indexOf(state.gekozen ?? '');
  const { strook: letters } = zaalOf(state.stand);
  if (i < 0) return [letters.x, letters.y - 96];
  const { x, y } = ticketPlek(state, i);
  return [x, y - 62];
}
