/**
 * The play after a right word: three pictures of the plain. Wide, as many animals as stand together come in it; zoomed in, one of them large.
 * In a bush somewhere something rare looks out now and then, and only comes in a picture from nearby. What stands half out of the picture
 * does not count; a picture of nothing but grass is one too.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isPick, NOOIT, pickedIndex } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { breathe, maatOf } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { vlakteOf } from './state.ts';
import type { Dier, Foto, InBeeld, Safari, SafariState } from './state.ts';

/** The first six live on the plain, the others are rare. */
export const SOORTEN = ['olifant', 'giraf', 'zebra', 'leeuw', 'nijlpaard', 'struisvogel', 'kameleon', 'schubdier', 'welp'] as const;
const GEWOON = 6;
const ZELDZAAM = SOORTEN.length - GEWOON;

/** Pictures in one burst. */
export const FILM = 3;
const DIEREN = 7;
/** The field has so many cells at least. */
const VAKKEN = 8;
const VAART = 9;
/** Animals walk up and down so far, once in so many ticks. */
const LOOPT = { ver: 22, periode: 300 } as const;
/** Something rare looks out of its bush for a share of this time. */
const KIJKT = { periode: 190, deel: 0.55 } as const;
/** An animal is in the picture when so much of its width is. */
const ERIN = 0.4;
const NAGENIETEN = 70;
/** Two pictures are at least so far apart. */
const DOORDRAAIEN = 24;

export const NO_SAFARI: Safari = { dieren: [], x: 0, y: 0, naar: { x: 0, y: 0 }, zoom: false, film: FILM, fotoOp: NOOIT };

export const isZeldzaam = ({ soort }: Pick<Dier, 'soort'>): boolean => soort >= GEWOON;

/** Cells in an order by chance. */
function shuffleVakken(kans: number): readonly number[] {
  return Array.from({ length: VAKKEN }, (_, vak) => vak).toSorted((a, b) => chance(kans, 800 + a) - chance(kans, 800 + b));
}

function open(state: SafariState): SafariState {
  const { kans } = state;
  const vakken = shuffleVakken(kans);
  const eerste = Math.floor(chance(kans, 820) * GEWOON);
  const dieren = Array.from({ length: DIEREN }, (_, i): Dier => {
    const soort = i === 0 ? GEWOON + Math.floor(chance(kans, 821) * ZELDZAAM) : (eerste + i) % GEWOON;
    return { soort, vak: vakken[i] ?? i, naast: [(chance(kans, 830 + i) - 0.5) * 60, (chance(kans, 850 + i) - 0.5) * 36] };
  });
  const { veld } = vlakteOf(state);
  // Between four cells: then it sees at once what wide is for.
  const [x, y] = [veld.x + veld.dx * (Math.floor(veld.kolommen / 2) - 0.5), veld.y + veld.dy * (Math.floor(veld.rijen / 2) - 0.5)];
  return { ...state, safari: { ...NO_SAFARI, dieren, x, y } };
}

/** Hundredths of a stage unit: the last digit of a sine is not the same in every browser, and where an animal stands is remembered in a picture. */
const roundPlek = (waarde: number): number => Math.round(waarde * 100) / 100;

/** Where an animal stands now. */
export function dierPlek(state: SafariState, { vak, naast, soort }: Dier): Plek {
  const { veld } = vlakteOf(state);
  const loopt =
    state.rustig || isZeldzaam({ soort })
      ? 0
      : roundPlek(breathe(state.tick, { periode: LOOPT.periode, faseVerschil: vak * 0.31 }) * LOOPT.ver);
  return [veld.x + (vak % veld.kolommen) * veld.dx + naast[0] + loopt, veld.y + Math.floor(vak / veld.kolommen) * veld.dy + naast[1]];
}

/** How far something rare is out of its bush, 0 to 1; in calm mode it keeps looking. */
export function kijktUit({ rustig, tick, beurt }: SafariState): number {
  if (rustig) return 1;
  const t = ((tick - (beurt?.op ?? 0)) % KIJKT.periode) / KIJKT.periode;
  const weg = Math.min(t, KIJKT.deel - t) / 0.08;
  return Math.max(0, Math.min(1, weg));
}

/** What the camera sees. */
export const kader = (state: SafariState): { readonly w: number; readonly h: number } => {
  const { zoeker } = vlakteOf(state);
  return state.safari.zoom ? zoeker.zoom : zoeker.wijd;
};

/** Which animals would be in the picture. */
export function inBeeld(state: SafariState): readonly InBeeld[] {
  const { w, h } = kader(state);
  const { dier } = vlakteOf(state);
  return state.safari.dieren.flatMap((een): InBeeld[] => {
    const [x, y] = dierPlek(state, een);
    const [dx, dy] = [x - state.safari.x, y - state.safari.y];
    const past = Math.abs(dx) < w / 2 - dier * ERIN && Math.abs(dy) < h / 2 - dier * ERIN;
    const ziet = !isZeldzaam(een) || (state.safari.zoom && kijktUit(state) > 0.6);
    return past && ziet ? [{ soort: een.soort, x: dx / w, y: dy / h }] : [];
  });
}

/** What is written under a picture. */
export function nameFoto({ dieren }: Foto): string {
  const [eerste, ...meer] = dieren;
  if (eerste === undefined) return 'gras';
  return meer.length === 0 ? (SOORTEN[eerste.soort] ?? '') : `${dieren.length} dieren`;
}

const change = (state: SafariState, safari: Partial<Safari>): SafariState => ({ ...state, safari: { ...state.safari, ...safari } });

/** The camera looks there, and never past the edge. */
function aim(state: SafariState, x: number, y: number): SafariState {
  const { w } = maatOf(state.stand);
  const { veld, dier } = vlakteOf(state);
  const onder = veld.y + veld.dy * (veld.rijen - 1) + dier / 2;
  return change(state, { x: Math.max(dier / 2, Math.min(w - dier / 2, x)), y: Math.max(veld.y - dier / 2, Math.min(onder, y)) });
}

/** At this animal, with as many others as can be: one switch cannot aim between them. */
function aimWell(state: SafariState, dier: Dier): SafariState {
  const [x, y] = dierPlek(state, dier);
  const tussen = state.safari.dieren.map((ander) => {
    const [ax, ay] = dierPlek(state, ander);
    return aim(state, (x + ax) / 2, (y + ay) / 2);
  });
  const metDit = tussen.filter((gericht) => inBeeld(gericht).some(({ soort }) => soort === dier.soort));
  const best = metDit.toSorted((a, b) => inBeeld(b).length - inBeeld(a).length)[0];
  return best ?? aim(state, x, y);
}

function shoot(state: SafariState): Zet<SafariState> | null {
  const { safari } = state;
  if (safari.film === 0 || state.tick - safari.fotoOp < DOORDRAAIEN) return null;
  const foto: Foto = { zoom: safari.zoom, dieren: inBeeld(state) };
  const raak = foto.dieren.some(isZeldzaam)
    ? (['eigen', 'munt'] as const)
    : foto.dieren.length > 0
      ? (['eigen', 'raak'] as const)
      : (['eigen'] as const);
  return { state: { ...change(state, { film: safari.film - 1, fotoOp: state.tick }), album: [...state.album, foto] }, sounds: raak };
}

const STUUR = { links: ['x', -1], rechts: ['x', 1], op: ['y', -1], neer: ['y', 1] } as const;

function steer(state: SafariState, { richting, ingedrukt }: GameInput & { readonly soort: 'richting' }): Zet<SafariState> {
  const { naar } = state.safari;
  const [as, kant] = STUUR[richting];
  const nu = ingedrukt ? kant : naar[as] === kant ? 0 : naar[as];
  return { state: change(state, { naar: { ...naar, [as]: nu } }) };
}

function act(state: SafariState, input: GameInput): Zet<SafariState> | null {
  const { safari } = state;
  if (isPick(input, 'klik') || (input.soort === 'actie' && input.ingedrukt)) return shoot(state);
  if (isPick(input, 'loep') || input.soort === 'klaar') return { state: change(state, { zoom: !safari.zoom }), sounds: ['zwiep'] };
  const dier = safari.dieren[pickedIndex(input, 'dier')];
  if (dier !== undefined) return { state: state.rustig ? aimWell(state, dier) : aim(state, ...dierPlek(state, dier)), sounds: ['kies'] };
  if (input.soort === 'richting') return steer(state, input);
  if (input.soort !== 'wijs' || input.fase === 'los' || isOnButton(state, input)) return null;
  return { state: aim(state, input.x, input.y) };
}

/** A finger on a button does not aim. */
const isOnButton = (state: SafariState, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  [vlakteOf(state).klik, vlakteOf(state).loep, vlakteOf(state).verder].some(([kx, ky]) => Math.hypot(kx - x, ky - y) < KNOP);
const KNOP = 74;

function tick(state: SafariState): Zet<SafariState> {
  const { naar, x, y } = state.safari;
  if (naar.x === 0 && naar.y === 0) return { state };
  const stap = VAART * state.tempo;
  return { state: aim(state, x + naar.x * stap, y + naar.y * stap) };
}

const isAf = ({ safari, tick: nu }: SafariState): boolean => safari.film === 0 && nu - safari.fotoOp > NAGENIETEN;

/** Begins when the picture of the word is in the album. */
export const safarispel: Beurtspel<SafariState> = {
  van: 76,
  open,
  act,
  tick,
  isAf,
};

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [960, 500], staand: [600, 560] },
  reeks: [
    ['neushoorn', 'loopt', 'Een neushoorn zoekt zijn beste kant.'],
    ['struisvogel', 'loopt', 'Een struisvogel steekt zijn kop op.'],
    ['stokstaart', 'duikt', 'Een stokstaartje maakt een selfie.'],
    ['krokodil', 'duikt', 'Een krokodil poetst zijn tanden.'],
    ['flamingo', 'loopt', 'Een flamingo oefent op één been.'],
    ['aap', 'valt', 'Een aap pikt je dop van de lens.'],
    ['nijlpaard', 'duikt', 'Een vogeltje rust op een nijlpaard.'],
    ['schildpad', 'loopt', 'Een schildpad heeft alle tijd.'],
    ['wolk', 'vliegt', 'Een wolk geeft even schaduw.'],
    ['olifant', 'loopt', 'Een olifantje oefent met zijn slurf.'],
  ],
};
