/** The word on the wall: holds to grab one after another, or slabs that become a flight of steps; and the bell that says it is done. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isDoneLaying, looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import {
  deelOf,
  drawSnijknoppen,
  endsOf,
  isMisSnede,
  isTight,
  isTipSnede,
  makeSneeKnop,
  placeGat,
  placeLetter,
  widthInBalk,
} from '@spelrijk/game-kit/mechanics/split';
import { isGuided, isPlaying, NOOIT, ticksInFase, voorbeeldOf } from '@spelrijk/game-kit/run';
import { arch, bump, drawConfetti, drawStrook, fitLetters, popIn, progress01, shake, type Plek } from '@spelrijk/game-kit/stage';
import { ding, greepMaat, greepPlek, isBreed, plaatsenOf, trapOf } from './plaatsen.ts';
import { isTrap, TREDE, type KlimState } from './state.ts';

const SCHOK = { periode: 14, demping: 12, uitslag: 10 } as const;
/** How much higher every next part of the word is. */
const HOGER = { liggend: 34, staand: 12 } as const;
const HAAK = 'Sla een haak';
const WEG = 'Haal de haak weg';
const GRUIS = { aantal: 7, duur: 34, kracht: 6, art: 'gruis', tonen: [''], maat: [20, 18], z: 12 } as const;

/** Nothing of it in play and after the last word. */
export function drawWoord(state: KlimState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  return [
    ...(isTrap(state) ? [...drawTreden(state), ...drawGaten(state)] : [...drawGrepen(state), ...drawLabels(state)]),
    ...drawKnoppen(state),
  ];
}

function drawGrepen(state: KlimState): Item[] {
  const los = looseStukken(state).map(({ id }) => id);
  const kijk = voorbeeldOf(state);
  const toonId = kijk === null ? -1 : (looseStukken(state).find(({ stuk }) => stuk === kijk)?.id ?? -1);
  const maat = greepMaat(state);
  const speelt = isPlaying(state.run);
  return state.band.flatMap(({ id, stuk }) => {
    const vast = !los.includes(id);
    const [x0, y] = greepPlek(state, id);
    const mis = state.misId === id ? state.tick - state.misOp : NOOIT;
    const x = x0 + (mis >= 0 ? shake(state, mis, SCHOK) : 0);
    const op = speelt && state.run.poging === 1 ? popIn(ticksInFase(state), { van: (id % 6) * 3, duur: 18 }) : 1;
    const greep = ding(
      'greep',
      [x, y],
      {
        ...maat,
        sx: op,
        sy: op,
        art: isBreed(state) ? 'greep-breed' : 'greep',
        toon: vast ? 'vast' : speelt && state.keus === id ? 'mik' : '',
        label: stuk,
        labelSize: fitLetters(stuk, maat.w - 36, 54),
        pick: `stuk:${id}`,
        name: stuk,
        uit: vast || !speelt,
        ...(!vast && id < 9 && { nummer: id + 1 }),
      },
      id,
    );
    const gruis = mis >= 0 ? drawConfetti(state, { ...GRUIS, x, y: y + 40, key: 'gruis', leeftijd: mis, seed: state.misOp }) : [];
    return id === toonId ? [ding('gloed', [x, y], { w: maat.w + 40, h: maat.h + 36 }), greep] : [greep, ...gruis];
  });
}

/** What was climbed hangs on a cord, in order. */
function drawLabels(state: KlimState): Item[] {
  const { x, y, breed } = plaatsenOf(state).labels;
  return [
    ding('koord', [x, y - 32], { w: breed + 40 }),
    ...drawStrook(state, { x, y, breed, hoog: 84, vak: isBreed(state) ? 170 : 84, art: 'label', z: 6 }),
  ];
}

/** The slab of letter `i`: every part lies a step higher than the one before, and hops when the word was right. */
export function tredePlek(state: KlimState, i: number): Plek {
  const [x, y] = placeLetter(state, i, trapOf(state));
  const deel = deelOf(state, i);
  const t = ticksInFase(state);
  const hop = state.run.fase === 'goed' && !state.rustig ? arch(progress01(t, { van: deel * TREDE, duur: 18 })) * 20 : 0;
  return [x, y - deel * HOGER[state.stand] - hop];
}

function drawTreden(state: KlimState): Item[] {
  const balk = trapOf(state);
  const w = widthInBalk(state, balk);
  return state.letters.map((label, i) => {
    const op = isPlaying(state.run) && state.run.poging === 1 ? popIn(ticksInFase(state), { van: i * 2, duur: 18 }) : 1;
    return ding(
      'trede',
      tredePlek(state, i),
      { w: w + 1, sy: op, toon: endsOf(state, i, balk), label, labelSize: Math.min(58, w * 0.72) },
      i,
    );
  });
}

function drawGaten(state: KlimState): Item[] {
  if (state.run.fase === 'goed') return [];
  const balk = trapOf(state);
  const lang = isTight(state, balk);
  return state.letters.flatMap((_, i) => {
    if (i === 0) return [];
    const [x] = placeGat(state, i, balk);
    const y = (tredePlek(state, i - 1)[1] + tredePlek(state, i)[1]) / 2;
    const hier = state.plek === i && isPlaying(state.run);
    const staat = state.sneden.includes(i);
    const klap = hier ? bump(state.tick, { van: state.gezet, duur: 12 }) * 20 : 0;
    const toon = staat ? 'haak' : hier ? 'hier' : isTipSnede(state, i) ? 'tip' : '';
    const knop = lang ? {} : makeSneeKnop(state, i, HAAK, WEG);
    const gat = ding('gat', [x, y - 16 + klap], { w: lang ? 70 : widthInBalk(state, balk), toon, ...knop }, i);
    const wijs = staat && hier ? [ding('gat', [x, y - 74], { w: 70, toon: 'hier' }, 'wijs')] : [];
    if (!isMisSnede(state, i)) return [gat, ...wijs];
    return [gat, ding('barst', [x + shake(state, ticksInFase(state), SCHOK), y], {}, i)];
  });
}

/** The bell; back, for holds; three buttons where a finger does not fit between the letters. */
function drawKnoppen(state: KlimState): Item[] {
  const { bel, terug, knoppen } = plaatsenOf(state);
  if (!isPlaying(state.run)) return [];
  const trap = isTrap(state);
  if (!trap && isGuided(state.run)) return [];
  const kan = trap || isDoneLaying(state);
  const belItem = ding('bel', bel, {
    key: 'klaar',
    toon: kan ? '' : 'dof',
    pick: 'klaar',
    name: 'Bel! Mijn woord is klaar.',
    uit: !kan,
    rot: kan ? shake(state, (state.tick - state.sinds) % 150, { periode: 16, demping: 14, uitslag: 7 }) : 0,
  });
  if (trap)
    return [belItem, ...(isTight(state, trapOf(state)) ? drawSnijknoppen(state, { plek: knoppen, snijd: HAAK, weg: WEG, z: 8 }) : [])];
  const leeg = state.gelegd.length === 0;
  const [x, y] = terug;
  const knop = { key: 'terug', x, y, w: 132, h: 88, art: 'kit:knop', label: 'Terug', labelSize: 36, labelToon: 'wit', pick: 'af' } as const;
  return [belItem, { ...knop, name: 'Een greep terug', uit: leeg, alpha: leeg ? 0.5 : 1, z: 10 }];
}
