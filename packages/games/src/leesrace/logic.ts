/**
 * Words run by on a board, the child reads and goes on in its own pace; every word drives the car on. After the row comes a
 * question that only a reader can answer. The other car is one's own ghost of the last time. A wrong answer is a pit stop:
 * the row stands there to be read again.
 */
import type { Opgave } from '@spelrijk/domain/opgave';
import { minTicks, perMinuut } from '@spelrijk/game-kit/flits/leestempo';
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/game';
import { optiesOf } from '@spelrijk/game-kit/opties';
import { wilGoed } from '@spelrijk/game-kit/robot';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { NOOIT } from '@spelrijk/game-kit/schrijf';
import { createStep, drawKans, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import type { Random } from '@spelrijk/base/random';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { MAX_OPTIES, RIJ_LENGTE, isTekst, kiest, leest } from './state.ts';
import type { RaceState } from './state.ts';

/** What is read before the question: the lines of its text, the row of the taak, the words of its sentence, or the word among others of the taak. */
export function rijVan(opgave: Opgave, opgaven: readonly Opgave[], random: Random): readonly string[] {
  if (opgave.tekst !== undefined) return opgave.tekst.alineas.flat();
  if (opgave.rij !== undefined && opgave.rij.length > 0) return opgave.rij;
  if (opgave.vorm === 'fout-woord') return opgave.keuzes ?? [];
  if (opgave.vraag !== undefined) return opgave.vraag.split(' ');
  const { woord } = opgave.woord;
  const shown = new Set([woord, ...(opgave.keuzes ?? [])]);
  const others = random.shuffle([...new Set(opgaven.map((o) => o.woord.woord))].filter((other) => !shown.has(other)));
  return random.shuffle([woord, ...others.slice(0, RIJ_LENGTE - 1)]);
}

/** Options in random order; a sentence in which one word is wrong keeps its order. */
const optiesVan = (opgave: Opgave, fout: readonly string[], random: Random): readonly string[] =>
  opgave.vorm === 'fout-woord' ? (opgave.keuzes ?? []) : random.shuffle(optiesOf(opgave, MAX_OPTIES, fout));

function begin(before: RaceState): RaceState {
  const opgave = currentOpgave(before.run);
  if (opgave === undefined) return before;
  const geleid = isGeleid(before.run);
  const fout = geleid ? before.fout : [];
  const [[rij, opties], state] = drawKans(before, (random) => [
    geleid ? before.rij : rijVan(opgave, before.run.opgaven, random),
    optiesVan(opgave, fout, random),
  ]);
  const fresh = { keus: -1, gekozen: null, woordOp: state.tick, teSnel: NOOIT, leesTicks: 0 };
  // A text is read once before its questions; looking back is always possible.
  const gelezen = geleid || (opgave.tekst !== undefined && opgave.tekst.id === before.tekst);
  return { ...state, ...fresh, rij, opties, fout, plek: gelezen ? rij.length : 0, telt: !gelezen, tekst: opgave.tekst?.id ?? '' };
}

function start(options: GameStart): RaceState {
  const leeg = {
    rij: [],
    plek: 0,
    woordOp: 0,
    leesTicks: 0,
    teSnel: NOOIT,
    opties: [],
    fout: [],
    keus: -1,
    gekozen: null,
    tekst: '',
    telt: true,
  };
  return begin({ ...startBasis(options), ...leeg, gelezen: 0, gelezenTicks: 0, spook: options.vorige ?? null });
}

function leesDoor(state: RaceState): Zet<RaceState> {
  const woord = state.rij[state.plek] ?? '';
  if (state.telt && state.tick - state.woordOp < minTicks(woord)) return { state: { ...state, teSnel: state.tick } };
  const next = { ...state, plek: state.plek + 1, woordOp: state.tick };
  return { state: next, sounds: ['letter'], effects: kiest(next) ? [{ type: 'vraag' }] : [] };
}

/** Back to the first line of the text; elsewhere there is nothing to go back to. */
const leesTerug = (state: RaceState): Zet<RaceState> =>
  kiest(state) && isTekst(state)
    ? { state: { ...state, plek: 0, telt: false, woordOp: state.tick, keus: -1 }, sounds: ['zwiep'] }
    : { state };

function kies(state: RaceState, optie: string | undefined): Zet<RaceState> {
  if (optie === undefined) return { state };
  return { state: { ...state, gekozen: optie, keus: state.opties.indexOf(optie) }, sounds: ['kies'], antwoord: optie };
}

const isDoor = (given: GameInput): boolean =>
  given.soort === 'klaar' ||
  (given.soort === 'actie' && given.ingedrukt) ||
  (given.soort === 'richting' && given.ingedrukt && given.richting === 'rechts') ||
  (given.soort === 'kies' && given.pick === 'volgende');

function input(state: RaceState, given: GameInput): Zet<RaceState> {
  if (leest(state)) return isDoor(given) ? leesDoor(state) : { state };
  if (given.soort === 'kies' && given.pick === 'volgende') return leesTerug(state);
  if (given.soort === 'kies' && given.pick.startsWith('optie:')) return kies(state, state.opties[Number(given.pick.slice(6))]);
  if (given.soort === 'klaar' || (given.soort === 'actie' && given.ingedrukt)) return kies(state, state.opties[state.keus]);
  if (given.soort !== 'richting' || !given.ingedrukt) return { state };
  const n = Math.max(1, state.opties.length);
  const back = given.richting === 'links' || given.richting === 'op';
  return { state: { ...state, keus: (Math.max(state.keus, back ? 0 : -1) + (back ? -1 : 1) + n) % n }, sounds: ['kies'] };
}

function tick(state: RaceState): Zet<RaceState> {
  if (leest(state)) return state.telt ? { state: { ...state, leesTicks: state.leesTicks + 1 } } : { state };
  const t = ticksInFase(state);
  if (state.run.fase === 'goed' && t === 24) return { state, sounds: ['raak', 'munt'] };
  const tempo = perMinuut(state.gelezen, state.gelezenTicks);
  return state.run.fase === 'klaar' && t === 1 && tempo > 0 ? { state, effects: [{ type: 'meting', waarde: tempo }] } : { state };
}

/** A line of a text is many words. */
const telWoorden = (rij: readonly string[]): number => rij.join(' ').split(' ').length;

/** Pace counts only for what was understood at once. */
function oordeel(state: RaceState, goed: boolean): Zet<RaceState> {
  if (!goed) return { state: { ...state, fout: state.gekozen === null ? state.fout : [...state.fout, state.gekozen] }, sounds: ['mis'] };
  if (isGeleid(state.run) || !state.telt) return { state, sounds: ['zwiep'] };
  return {
    state: { ...state, gelezen: state.gelezen + telWoorden(state.rij), gelezenTicks: state.gelezenTicks + state.leesTicks },
    sounds: ['zwiep'],
  };
}

function robot(state: RaceState, skill: number, random: Random): GameInput | null {
  if (leest(state)) return random.next() < 0.5 ? { soort: 'kies', pick: 'volgende' } : null;
  if (!kiest(state)) return null;
  const antwoord = currentOpgave(state.run)?.antwoord;
  const optie = wilGoed(state, skill) ? antwoord : (state.opties.find((o) => o !== antwoord) ?? antwoord);
  return { soort: 'kies', pick: `optie:${state.opties.indexOf(optie ?? '')}` };
}

function beschrijfSpelen(state: RaceState): string {
  const wat = isTekst(state) ? 'Regel' : 'Woord';
  if (leest(state)) return `${wat} ${state.plek + 1} van ${state.rij.length}: ${state.rij[state.plek] ?? ''}.`;
  const nog = isGeleid(state.run) && !isTekst(state) ? `In de pits. De rij was: ${state.rij.join(', ')}. ` : '';
  return `${nog}De vraag. Je kunt kiezen: ${state.opties.join(', ')}.`;
}

function beschrijf(state: RaceState): string {
  switch (state.run.fase) {
    case 'spelen':
      return beschrijfSpelen(state);
    case 'wacht':
      return 'De vlag gaat omhoog.';
    case 'goed':
      return 'Goed gelezen. Je auto rijdt door de finish.';
    case 'uitleg':
      return 'Pitstop. Er rolt een band weg.';
    case 'klaar': {
      const tempo = Math.round(perMinuut(state.gelezen, state.gelezenTicks));
      return tempo > 0 ? `De race is klaar. Je las ${tempo} woorden in een minuut.` : 'De race is klaar.';
    }
  }
}

export const logic: GameLogic<RaceState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel }),
  scene,
  beschrijf,
  robot,
};
