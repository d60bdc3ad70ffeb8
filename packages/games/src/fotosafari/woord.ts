/** The word: a meerkat that shows it for a moment, the four that come up with a card each, and the picture of the one that was chosen. */
import type { Item } from '@spelrijk/game-kit/contract';
import { AANLOOP, beeldOf, isAnswerable, isVertoning, MASKER, shownTekst, toTicks } from '@spelrijk/game-kit/mechanics/flits';
import { currentOpgave, isDemonstrated, isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  between,
  bump,
  drawKeuzeRand,
  drawOptiebord,
  easeInOut,
  fitLetters,
  fitTekst,
  isGlad,
  isOwn,
  maatOf,
  placeInRij,
  popIn,
  progress01,
  sway,
} from '@spelrijk/game-kit/stage';
import type { Optielook, Plek } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { drawPose } from './poseren.ts';
import { vlakteOf } from './state.ts';
import type { SafariState } from './state.ts';

const KAART: Optielook = { pick: 'optie', letters: 52, rand: { w: 56, h: 40 }, plaat: { krimp: 22 }, gloed: { w: 30, h: 30 }, klank: 20 };
/** A meerkat holds its card before its belly: so much of it is above the card. */
const BOVEN = 0.56;
const GROOT = 190;
const FLITSKAART = { w: 500, h: 124 } as const;
/** Is it asked which animal has to be on the picture? Then the animals stand there, not cards. */
const isPosing = ({ run }: SafariState): boolean => currentOpgave(run)?.vorm === 'foto-beeld';

/** When what happens, in ticks of the reward. */
const TIJD = { flits: { van: 0, duur: 18 }, duikt: { van: 0, duur: 12 }, foto: { van: 8, duur: 20 }, weg: { van: 50, duur: 22 } } as const;
/** Between a card and the sign there is room for it, also lying. */
const PRINT = { w: 280, h: 252 } as const;

export function drawWoord(state: SafariState): Item[] {
  if (state.run.fase === 'klaar') return [];
  return [
    ...(isVertoning(state) && isPlaying(state.run) && !isAnswerable(state) ? drawVertoning(state) : drawKaarten(state)),
    ...drawKijker(state),
    ...(state.run.fase === 'goed' ? drawPrint(state) : []),
    ...(state.run.fase === 'uitleg' ? drawAap(state) : []),
  ];
}

/** Middle of card `i`. */
function kaartPlek(state: SafariState, i: number): Plek {
  const { x, y, w, perRij, rij } = vlakteOf(state).kaart;
  const n = state.opties.length;
  const kolommen = Math.min(perRij, n);
  const r = Math.floor(i / kolommen);
  const inRij = Math.min(kolommen, n - r * kolommen);
  return [x + placeInRij(i % kolommen, inRij, w + 22), y + placeInRij(r, Math.ceil(n / kolommen), rij)];
}

/** A meerkat on `y`, out of its burrow as far as `uit` (0 to 1). */
const drawStokstaart = (
  [x, y]: Plek,
  { maat, uit, n, toon = '' }: { readonly maat: number; readonly uit: number; readonly n: string; readonly toon?: string },
): Item[] => (uit <= 0.02 ? [] : [ding('stokstaart', [x, y - (maat * uit) / 2], { w: maat, h: maat, sy: uit, toon }, n)]);

/** Sand flies, a head peeps out twice, and then it stands there with its card, until it is gone. */
function drawVertoning(state: SafariState): Item[] {
  const [x, y] = vlakteOf(state).flits;
  const t = state.tick - state.flitsOp;
  const label = shownTekst(state);
  const gluurt = Math.max(bump(t, { van: 8, duur: 26 }), bump(t, { van: 36, duur: 26 })) * 0.34;
  const uit = label !== null ? popIn(t, { van: AANLOOP - 8, duur: 12 }) : gluurt;
  const kaart = { ...FLITSKAART };
  const grond = y + 70;
  return [
    ding('hol', [x, grond + 8], { w: 330, h: 96 }),
    ...drawStokstaart([x, grond], { maat: GROOT + 60, uit, n: 'flits', toon: label === null ? 'gluur' : '' }),
    ...(label === null ? [0, 1].flatMap((i) => drawStof(state, [x, grond], { t, i })) : []),
    ...(label === null
      ? []
      : [ding('kaart', [x, y + 8], { ...kaart, art: 'flitskaart', label, labelSize: fitLetters(label, kaart.w - 60, 78) })]),
  ];
}

function drawStof(state: SafariState, [x, y]: Plek, { t, i }: { readonly t: number; readonly i: number }): Item[] {
  const leeft = progress01(t, { van: 4 + i * 28, duur: 30 });
  if (leeft <= 0 || leeft >= 1 || state.rustig) return [];
  return [-1, 1].map((kant) =>
    ding('stof', [x + kant * (60 + leeft * 70), y - leeft * 46], { alpha: 1 - leeft, sx: 0.6 + leeft, sy: 0.6 + leeft }, `${i}${kant}`),
  );
}

/** Ticks since the cards came up. */
function ticksUp(state: SafariState): number {
  if (!isPlaying(state.run)) return Infinity;
  return isVertoning(state) && beeldOf(state) === 'open' && !isDemonstrated(state.run)
    ? state.tick - state.flitsOp - AANLOOP - toTicks(state.ms) - MASKER
    : ticksInFase(state);
}

const drawKaarten = (state: SafariState): Item[] =>
  state.opties.flatMap((_, i) => (isPosing(state) ? drawModel(state, i) : drawKaart(state, i)));

/** Width and height of the picture of who stands before the camera, and of the animal in it. */
const MODEL = { w: 276, h: 240, dier: 148, lager: 26 } as const;

/** Middle of the picture of animal `i`. */
const modelPlek = (state: SafariState, i: number): Plek => {
  const [x, y] = kaartPlek(state, i);
  return [x, y - MODEL.h / 2 + vlakteOf(state).kaart.h / 2];
};

/** Who stands before the camera: its picture can be taken. */
function drawModel(state: SafariState, i: number): Item[] {
  const optie = state.opties[i] ?? '';
  const [x, y] = modelPlek(state, i);
  const eigen = isOwn(state, optie);
  const weg = state.weg.includes(optie);
  const gaat = state.run.fase === 'goed' && !eigen ? easeInOut(progress01(ticksInFase(state), TIJD.duikt)) : 0;
  const s = popIn(ticksUp(state), { van: i * 4, duur: 16 }) * (1 - gaat);
  if (gaat === 1) return [];
  const hop = isGlad(state) && eigen ? Math.abs(sway(state, { periode: 30, uitslag: 8 })) : 0;
  const alpha = weg ? 0.3 : 1;
  const vlak = { x, y, w: MODEL.w, h: MODEL.h, sx: s, sy: s, alpha };
  return [
    ...drawOptiebord(state, i, {
      vlak,
      bord: { art: 'veldje', z: 3, uit: !isPlaying(state.run) || weg || !isAnswerable(state) },
      look: KAART,
      tekst: null,
    }),
    ...drawPose(optie, { key: `model${i}`, x, y: y + MODEL.lager * s - hop, w: MODEL.dier, z: 4, s, alpha }),
    ...drawKeuzeRand(state, i, { vlak, om: 26, z: 9 }),
  ];
}

function drawHol(state: SafariState, i: number): Item {
  const [x, y] = kaartPlek(state, i);
  return ding('hol', [x, y + vlakteOf(state).kaart.h / 2 + 2], {}, i);
}

/** The others duck when it was right, so that the picture of it lies before none of them. */
function drawKaart(state: SafariState, i: number): Item[] {
  const optie = state.opties[i] ?? '';
  const { kaart, stokstaart } = vlakteOf(state);
  const [x, y] = kaartPlek(state, i);
  const speelt = isPlaying(state.run);
  const eigen = isOwn(state, optie);
  const duikt = state.run.fase === 'goed' && !eigen ? easeInOut(progress01(ticksInFase(state), TIJD.duikt)) : 0;
  const op = popIn(ticksUp(state), { van: i * 4, duur: 16 }) * (1 - duikt);
  if (duikt === 1) return [drawHol(state, i)];
  const wuift =
    isGlad(state) && eigen
      ? Math.abs(sway(state, { periode: 30, uitslag: 10 }))
      : sway(state, { periode: 150, uitslag: 2, verschil: i * 0.27 });
  const vlak = { x, y, w: kaart.w, h: kaart.h, sx: op, sy: op };
  const geheel = { x, y: y - (stokstaart * BOVEN) / 2, w: kaart.w + 14, h: kaart.h + stokstaart * BOVEN + 14 };
  const toon = eigen && isGlad(state) ? 'blij' : '';
  return [
    drawHol(state, i),
    ...drawStokstaart([x, y + stokstaart * (1 - BOVEN) - kaart.h / 2 - 12 + wuift], { maat: stokstaart, uit: op, n: `${i}`, toon }),
    ...drawOptiebord(state, i, {
      vlak,
      bord: { art: 'kaart', z: 3, uit: !speelt || state.weg.includes(optie) || !isAnswerable(state) },
      look: KAART,
    }),
    ...drawKeuzeRand(state, i, { vlak: geheel, om: 12, z: 5 }),
  ];
}

/** To see the word once more. */
function drawKijker(state: SafariState): Item[] {
  if (!isVertoning(state) || !isAnswerable(state) || isDemonstrated(state.run)) return [];
  return [ding('kijker', vlakteOf(state).kijker, { pick: 'terug', name: 'Laat het woord nog eens zien', uit: false })];
}

/** Over the card of which it is a picture; under it where there is no room between the card and the sign. */
function printPlek(state: SafariState): Plek {
  const { bord, kaart } = vlakteOf(state);
  const eigen = Math.max(0, state.opties.indexOf(state.gekozen ?? ''));
  if (isPosing(state)) return modelPlek(state, eigen);
  const [x, y] = kaartPlek(state, eigen);
  const ver = (kaart.h + PRINT.h) / 2 + NAAST;
  const boven = y - ver - PRINT.h / 2 > bord.y + bord.h / 2;
  return [x, boven ? y - ver : y + ver];
}
const NAAST = 14;

/** A soft flash, and the picture comes out; then it goes to the jeep. */
function drawPrint(state: SafariState): Item[] {
  const t = ticksInFase(state);
  const { w, h } = maatOf(state.stand);
  const { jeep } = vlakteOf(state);
  const op = popIn(t, TIJD.foto);
  const weg = easeInOut(progress01(t, TIJD.weg));
  const opgave = currentOpgave(state.run);
  const woord = opgave?.woord.woord ?? '';
  const tekst = woord === '' || isPosing(state) ? (state.gekozen ?? '') : woord;
  const van = printPlek(state);
  const [px, py] = [between(van[0], jeep.x, weg), between(van[1], jeep.y - 30, weg)];
  const maat = op * (1 - weg * 0.8);
  const vast = { sx: maat, sy: maat, alpha: 1 - Math.max(0, weg * 3 - 2) };
  const wit = state.rustig ? 0 : 0.6 * (1 - progress01(t, TIJD.flits));
  return [
    ...(wit > 0 ? [ding('flits', [w / 2, h / 2], { w, h, alpha: wit, rondom: 'niet' })] : []),
    ...(weg >= 1
      ? []
      : [
          ding('foto', [px, py], { ...PRINT, ...vast, key: 'print', z: 20 }),
          ...(isPosing(state)
            ? drawPose(tekst, { key: 'print', x: px, y: py - PRINT.h * 0.06 * maat, w: PRINT.w * 0.45, z: 21, s: maat, alpha: vast.alpha })
            : [drawPrintdier([px, py - PRINT.h * 0.08 * maat], vast)]),
          ding('bijschrift', [px, py + PRINT.h * 0.36 * maat], {
            w: PRINT.w * 0.9,
            h: PRINT.h * 0.19,
            ...vast,
            ...fitTekst(tekst, PRINT.w * 0.8, 44, 38),
            key: 'printtekst',
            art: undefined,
            z: 22,
          }),
        ]),
  ];
}

const drawPrintdier = (plek: Plek, vast: Partial<Item>): Item =>
  ding('opfoto', plek, { w: PRINT.w * 0.45, h: PRINT.w * 0.45, ...vast, key: 'printdier', art: 'stokstaart', toon: 'blij', z: 21 });

/** Not this one: a monkey jumped before it. */
function drawAap(state: SafariState): Item[] {
  const [x, y] = kaartPlek(state, Math.max(0, state.opties.indexOf(state.gekozen ?? '')));
  const op = popIn(ticksInFase(state), { van: 4, duur: 18 });
  return [ding('aapfoto', [x, y - 128], { sx: op, sy: op, rot: -5 })];
}
