import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { delenOf, isMisSnede, isTipSnede, makeSneeKnop } from '@spelrijk/game-kit/mechanics/split';
import { ticksInFase } from '@spelrijk/game-kit/run';
import { drawBackdrop, arch, fitLetters, easeInOut, progress01, maatOf, popIn, between, ringOn } from '@spelrijk/game-kit/stage';
import { drawDeuntje } from './deunbeeld.ts';
import { ding, doosPlek, widthOfLetter, letterPlek, opstellingOf, sneePlek } from './opstelling.ts';
import { isLong, speelt, VAL, valTijd } from './state.ts';
import type { SplitsState } from './state.ts';
import { drawStroken } from './stroken.ts';
import { drawBand, drawBediening, boing, drawKar, drawMachine, drawTeken } from './werkplaats.ts';

export const scene = (state: SplitsState): readonly Item[] =>
  ringOn(state, drawToneel(state), state.run.fase === 'goed' && !isLong(state) ? 'deel' : 'blok');

function drawToneel(state: SplitsState): readonly Item[] {
  if (wasOpen(state)) return [drawBackdrop(state.stand), ...drawDeuntje(state)];
  return [
    drawBackdrop(state.stand),
    ...drawMachine(state),
    ...(isLong(state) ? drawLang(state) : [...drawBand(state), ...drawBlokken(state), ...drawMessen(state), ...drawDozen(state)]),
    ...drawKar(state, isLong(state)),
    ...drawBediening(state),
    ...drawTeken(state),
  ];
}

function drawLang(state: SplitsState): Item[] {
  const { fase } = state.run;
  if (fase === 'klaar') return [];
  const t = fase === 'goed' && !state.rustig ? ticksInFase(state) : 0;
  const o = opstellingOf(state);
  return drawStroken(
    state,
    { ...o, ...o.stroken, letter: 'blok', gat: 'snee', mis: 'mes' },
    (deel) => arch(progress01(t, { van: valTijd(deel), duur: 18 })) * 22,
  );
}

/** The bar slides in from the left at the start of a word. */
function aanvoer(state: SplitsState): number {
  if (!speelt(state) || state.run.poging > 1 || state.rustig) return 0;
  return (easeInOut(progress01(state.tick, { van: state.sinds, duur: 36 })) - 1) * maatOf(state.stand).w;
}

function drawBlokken(state: SplitsState): Item[] {
  if (state.run.fase === 'klaar') return [];
  const gevallen = state.run.fase === 'goed' ? ticksInFase(state) : -1;
  const schuif = aanvoer(state);
  const w = widthOfLetter(state);
  const rijOf = (i: number): number | undefined => (i < 0 || i >= state.letters.length ? undefined : letterPlek(state, i)[2]);
  let deel = 0;
  return state.letters.flatMap((label, i): Item[] => {
    if (state.sneden.includes(i)) deel++;
    if (gevallen >= valTijd(deel)) return [];
    const [x, y, rij] = letterPlek(state, i);
    // Round ends where a part begins or stops: `l`, `r`, both or neither.
    const begin = state.sneden.includes(i) || rij !== rijOf(i - 1);
    const eind = state.sneden.includes(i + 1) || rij !== rijOf(i + 1);
    const toon = `${begin ? 'l' : ''}${eind ? 'r' : ''}`;
    return [ding('blok', [x + schuif, y], { w, toon, label, labelSize: Math.min(66, w * 0.74) }, i)];
  });
}

/** Between every two letters a button as wide as a letter; on it a knife, if one stands there. */
function drawMessen(state: SplitsState): Item[] {
  if (state.run.fase === 'klaar' || state.run.fase === 'goed') return [];
  const schuif = aanvoer(state);
  return state.letters.flatMap((_, i): Item[] => {
    if (i === 0) return [];
    const [x, y] = sneePlek(state, i);
    const staat = state.sneden.includes(i);
    const hier = state.plek === i && speelt(state);
    const snee = ding(
      'snee',
      [x, y - 6],
      {
        w: widthOfLetter(state),
        art: staat && !hier ? undefined : 'snee',
        toon: staat ? 'mes' : isTipSnede(state, i) ? 'tip' : hier ? 'hier' : '',
        ...makeSneeKnop(state, i, 'Zet een mes', 'Haal het mes weg'),
        alpha: schuif === 0 ? 1 : 0,
      },
      i,
    );
    return staat ? [snee, drawMes(state, i, x + schuif, y)] : [snee];
  });
}

function drawMes(state: SplitsState, i: number, x: number, y: number): Item {
  const drop = state.plek === i ? popIn(state.tick, { van: state.gezet, duur: 14 }) : 1;
  const krom = isMisSnede(state, i);
  return ding('mes', [x, y - 98 + drop * 90], { rot: krom ? boing(state, 30, 14) : 0, toon: krom ? 'krom' : 'recht' }, i);
}

/** The parts drop in rhythm, each into a box of its own. */
function drawDozen(state: SplitsState): Item[] {
  if (state.run.fase !== 'goed') return [];
  const t = ticksInFase(state);
  const delen = delenOf(state);
  const grenzen = [0, ...state.sneden, state.letters.length];
  return delen.flatMap((label, n): Item[] => {
    const [x, y, breed] = doosPlek(state, n, delen.length);
    const op = popIn(t, { van: n * 3, duur: 14 });
    const val = progress01(t, { van: valTijd(n), duur: VAL });
    const plof = arch(progress01(t, { van: valTijd(n) + VAL, duur: 12 }));
    const [links, boven] = letterPlek(state, grenzen[n] ?? 0);
    const [rechts] = letterPlek(state, (grenzen[n + 1] ?? 0) - 1);
    const plek = [between((links + rechts) / 2, x, val), between(boven, y - 58, val * val)] as const;
    const w = Math.min(breed - 8, 60 + label.length * 42);
    return [
      ding('doosachter', [x, y], { w: breed * op, toon: 'achter' }, n),
      ...(val > 0 ? [ding('deel', plek, { w, label, labelSize: fitLetters(label, breed - 40, 58) }, n)] : []),
      ding('doos', [x, y], { w: breed, sx: op * (1 + plof * 0.06), sy: op * (1 - plof * 0.1), toon: 'voor' }, n),
    ];
  });
}
