/** The word itself: strokes that are counted, letters with their flags, rowers that wait, and the pieces in the wake. */
import type { Item } from '@spelrijk/game-kit/contract';
import { looseStukken, isDoneLaying } from '@spelrijk/game-kit/mechanics/leggen';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { delenOf, isMisSnede, isTipSnede, makeSneeKnop, plekInBalk, rijenInBalk } from '@spelrijk/game-kit/mechanics/split';
import { isGuided, isPlaying, ticksInFase, voorbeeldOf } from '@spelrijk/game-kit/run';
import { fitLetters, placeInRij, placeInRijen, popIn, shake, sway } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { isPloeg, isTellen, isVlaggen, rivierOf } from './state.ts';
import type { RoeiState } from './state.ts';
import { canHandIn, vlaggenOver } from './tellen.ts';

const BOEI = 92;
const OPEN = 18;
const KOLK = 104;
/** When the pieces come up; many of them follow each other sooner, so that all are there before the play. */
const DEEL = { van: 10, tussen: 16, samen: 24, duur: 18 } as const;
const SCHOK = { periode: 14, demping: 24, uitslag: 10 } as const;

export function drawWoord(state: RoeiState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  if (isPloeg(state)) return drawSteiger(state);
  if (state.run.fase === 'goed') return drawDelen(state);
  return isTellen(state) ? [...drawKolken(state), ...drawTelknoppen(state)] : [...drawBoeien(state), ...drawVlagknoppen(state)];
}

/** A whirl in the water for every stroke. */
function drawKolken(state: RoeiState): Item[] {
  const [x, y] = rivierOf(state).kolken;
  const n = state.slagen;
  const stap = Math.min(KOLK, 640 / Math.max(1, n));
  return Array.from({ length: n }, (_, i) => {
    const op = i === n - 1 ? popIn(state.tick, { van: state.slagOp + 6, duur: 20 }) : 1;
    const plek: Plek = [x + placeInRij(i, n, stap), y + sway(state, { periode: 120, uitslag: 3, verschil: i * 0.2 })];
    return ding('kolk', plek, { sx: op, sy: op, label: String(i + 1), labelSize: 36 }, i);
  });
}

interface KnopOpties {
  readonly n: number;
  readonly label: string;
  readonly name: string;
  readonly uit?: boolean;
  readonly toon?: string;
}

function drawKnop(state: RoeiState, pick: string, { n, label, name, uit = false, toon = '' }: KnopOpties): Item {
  const { knoppen, stap } = rivierOf(state);
  const w = Math.min(236, stap - 16);
  const dicht = uit || !isPlaying(state.run);
  return ding(
    'knop',
    [knoppen[0] + n * stap, knoppen[1]],
    { w, toon, alpha: dicht ? 0.55 : 1, label, labelSize: fitLetters(label, w - 40, 40), labelToon: 'wit', pick, name, uit: dicht },
    pick,
  );
}

function drawTelknoppen(state: RoeiState): Item[] {
  const leeg = state.slagen === 0;
  return [
    drawKnop(state, 'terug', { n: -1, label: 'Terug', name: 'Neem een slag terug', uit: leeg, toon: 'stil' }),
    drawKnop(state, 'slag', { n: 0, label: 'Roei!', name: 'Roei één slag' }),
    drawKnop(state, 'klaar', { n: 1, label: 'Klaar', name: `Klaar: het woord heeft ${state.slagen} stukjes`, uit: leeg }),
  ];
}

/** The flags that still lie ready between the two buttons. */
function drawVlagknoppen(state: RoeiState): Item[] {
  if (!isVlaggen(state)) return [];
  const [x, y] = rivierOf(state).knoppen;
  const over = vlaggenOver(state);
  return [
    ...(isGuided(state.run)
      ? []
      : [drawKnop(state, 'opnieuw', { n: -1, label: 'Tel opnieuw', name: 'Tel opnieuw: hoeveel stukjes', toon: 'stil' })]),
    ...Array.from({ length: over }, (_, i) => ding('voorraad', [x + placeInRij(i, over, 44), y], {}, i)),
    drawKnop(state, 'klaar', { n: 1, label: 'Klaar', name: 'Klaar: mijn vlaggen staan goed', uit: !canHandIn(state) }),
  ];
}

/** Width of a letter. */
function breedte(state: RoeiState): number {
  const { letters } = rivierOf(state);
  const n = state.letters.length;
  return Math.min(BOEI, letters.breed / Math.max(1, Math.ceil(n / rijenInBalk(n, letters.perRij))));
}

function letterPlek(state: RoeiState, i: number): readonly [...Plek, rij: number] {
  const { letters } = rivierOf(state);
  const { x, rij } = plekInBalk(state, i, { perRij: letters.perRij, letter: breedte(state), duw: state.letters.length > 12 ? 4 : OPEN });
  const rijen = rijenInBalk(state.letters.length, letters.perRij);
  return [letters.x + x, letters.y + (rijen === 1 ? letters.stap * 0.4 : rij * letters.stap), rij];
}

/** Centre of the gap before letter `i`. */
function gatPlek(state: RoeiState, i: number): Plek {
  const [x, y, rij] = letterPlek(state, i - 1);
  const [naast, , ook] = letterPlek(state, i);
  return [rij === ook ? (x + naast) / 2 : x + breedte(state) / 2 + 4, y];
}

/** The letters on the water and between every two of them a place for a flag. */
function drawBoeien(state: RoeiState): Item[] {
  const w = breedte(state);
  const nieuw = state.run.poging === 1 && isPlaying(state.run);
  return state.letters.flatMap((label, i): Item[] => {
    const [x, y] = letterPlek(state, i);
    const op = nieuw ? 1 : popIn(ticksInFase(state), { van: i * 2, duur: 16 });
    const dobber = sway(state, { periode: 130, uitslag: 3, verschil: i * 0.11 });
    const boei = ding('boei', [x, y + dobber], { w: w - 4, sx: op, sy: op, label, labelSize: Math.min(56, w * 0.66) }, i);
    return i === 0 ? [boei] : [boei, ...drawVlagplek(state, i)];
  });
}

function drawVlagplek(state: RoeiState, i: number): Item[] {
  const [x, y] = gatPlek(state, i);
  const staat = state.sneden.includes(i);
  const hier = isVlaggen(state) && state.plek === i;
  const plek = ding(
    'plek',
    [x, y],
    {
      w: breedte(state),
      toon: isTipSnede(state, i) ? 'tip' : hier ? 'hier' : '',
      ...makeSneeKnop(state, i, 'Zet een vlag', 'Haal de vlag weg'),
    },
    i,
  );
  if (!staat) return [plek];
  const mis = isMisSnede(state, i);
  const val = state.plek === i ? popIn(state.tick, { van: state.gezet, duur: 16 }) : 1;
  const rot = (mis ? shake(state, ticksInFase(state), SCHOK) + 14 : 0) + sway(state, { periode: 110, uitslag: 2, verschil: i * 0.2 });
  return [plek, ding('vlag', [x + 12, y - 58 - (1 - val) * 70], { rot, sy: Math.max(0.2, val), toon: mis ? 'mis' : '' }, i)];
}

/** Tick of the reward at which piece `i` of `n` comes up. */
const deelOp = (i: number, n: number): number => DEEL.van + i * Math.min(DEEL.tussen, DEEL.samen / Math.max(1, n - 1));

/** From this tick on the whole word stands there, to be judged. */
export const helemaalOp = (state: RoeiState): number => {
  const n = delenOf(state).length;
  return isPloeg(state) ? 2 : deelOp(n - 1, n) + DEEL.duur - 4;
};

/** The pieces pop up in the wake, one after the other. */
function drawDelen(state: RoeiState): Item[] {
  const { letters } = rivierOf(state);
  const delen = delenOf(state);
  const breed = Math.min(220, letters.breed / delen.length - 14);
  const t = ticksInFase(state);
  return delen.map((label, n) => {
    const op = popIn(t, { van: deelOp(n, delen.length), duur: DEEL.duur });
    const y = letters.y + letters.stap * 0.4 + sway(state, { periode: 110, uitslag: 4, verschil: n * 0.2 });
    const x = letters.x + placeInRij(n, delen.length, breed + 14);
    return ding('plank', [x, y], { w: breed, sx: op, sy: op, label, labelSize: fitLetters(label, breed - 40, 54) }, n);
  });
}

/** Rowers on the landing stage, each with a piece of the word. */
function drawSteiger(state: RoeiState): Item[] {
  if (state.run.fase === 'goed') return [];
  const { steiger } = rivierOf(state);
  const n = state.band.length;
  const aantal = Math.ceil(n / steiger.perRij);
  const perRij = Math.ceil(n / Math.max(1, aantal));
  const rijen = { x: steiger.x, y: steiger.y, w: steiger.w, h: 132, perRij, kier: 6 };
  const los = looseStukken(state).flatMap(({ id, stuk }): Item[] => {
    const { x, y, w } = placeInRijen(rijen, id, n);
    const kijk = voorbeeldOf(state) === stuk;
    const hier = state.keus === id && isPlaying(state.run);
    const hop = hier ? Math.abs(sway(state, { periode: 40, uitslag: 8 })) : 0;
    return [
      ding('wacht', [x, y - 42 - hop], { w: w * 0.76, h: w * 0.84, toon: `${id * 7 + 3} ${hier ? 'trots' : 'blij'}` }, id),
      ...(kijk || hier ? [ding('rand', [x, y - 8], { w: w + 12, h: 150, toon: kijk ? 'kijk' : '', z: 4 }, id)] : []),
      ding(
        'bordje',
        [x, y + 20],
        {
          w,
          h: 104,
          label: stuk,
          labelSize: fitLetters(stuk, w - 18, 46),
          pick: `stuk:${id}`,
          name: `Laat de roeier met ${stuk} instappen`,
          uit: !isPlaying(state.run),
        },
        id,
      ),
    ];
  });
  const vlot = Array.from({ length: aantal }, (_, rij) =>
    ding(
      'vlot',
      [steiger.x, steiger.y + 56 + placeInRij(rij, aantal, 136)],
      { w: perRij * (steiger.w + 6) + 40, art: `vlot-${state.stand}` },
      rij,
    ),
  );
  if (!isPlaying(state.run) || isGuided(state.run)) return [...vlot, ...los];
  const leeg = state.gelegd.length === 0;
  return [
    ...vlot,
    ...los,
    drawKnop(state, 'af', { n: -0.5, label: 'Terug', name: 'Terug: de laatste roeier stapt uit', uit: leeg, toon: 'stil' }),
    drawKnop(state, 'klaar', { n: 0.5, label: 'Klaar', name: 'Mijn woord is klaar', uit: !isDoneLaying(state) }),
  ];
}
