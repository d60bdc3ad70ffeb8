/**
 * A quiz show: Bloep puts the questions of the taak, whatever their form, the child answers at its own desk in front of a
 * full house. Three jokers, each once a round. A right answer lights a bulb of the board; a wrong one costs a duck on the desk.
 */
import type { Random } from '@spelrijk/base/random';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { hoorEerst, laatHoren, optieNaam } from '@spelrijk/game-kit/klank';
import { optiesOf } from '@spelrijk/game-kit/opties';
import { halveer, isJoker } from '@spelrijk/game-kit/quiz/jokers';
import type { Joker } from '@spelrijk/game-kit/quiz/jokers';
import { wilGoed } from '@spelrijk/game-kit/robot';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { NOOIT, beginSchrijven, geschrevenIn, robotSchrijft, schrijf } from '@spelrijk/game-kit/schrijf';
import { createStep, drawKans, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { bladzijden } from './bladzij.ts';
import { MAX_OPTIES, ROFFEL, isTypen, jokersVan, kanJoker } from './state.ts';
import type { QuizState } from './state.ts';

/** Options in random order; the words of a sentence in which one is wrong stand as they are. */
function optiesVan(opgave: Opgave | undefined, fout: readonly string[], random: Random): readonly string[] {
  if (opgave === undefined || opgave.antwoordvorm === 'TYP') return [];
  return opgave.vorm === 'fout-woord' ? (opgave.keuzes ?? []) : random.shuffle(optiesOf(opgave, MAX_OPTIES, fout));
}

function begin(before: QuizState): QuizState {
  const fout = isGeleid(before.run) ? before.fout : [];
  const opgave = currentOpgave(before.run);
  const [opties, state] = drawKans(before, (random) => optiesVan(opgave, fout, random));
  // A text is read once before its questions; looking back is always possible.
  const nieuw = opgave?.tekst !== undefined && opgave.tekst.id !== before.tekst && !isGeleid(before.run);
  const fresh = { opties, gehoord: '', fout, weg: [], keus: -1, gekozen: null, bladzij: nieuw ? 0 : null, tekst: opgave?.tekst?.id ?? '' };
  return { ...state, ...beginSchrijven(state), ...fresh };
}

function start(options: GameStart): QuizState {
  const basis = startBasis(options);
  return begin({
    ...basis,
    ...beginSchrijven(basis),
    opties: [],
    gehoord: '',
    weg: [],
    fout: [],
    keus: -1,
    gekozen: null,
    bladzij: null,
    tekst: '',
    op: [],
    jokerOp: NOOIT,
  });
}

function kies(state: QuizState, optie: string | undefined): Zet<QuizState> {
  if (optie === undefined || state.weg.includes(optie)) return { state };
  const eerst = hoorEerst(state, optie);
  if (eerst) return { ...eerst, state: { ...eerst.state, keus: state.opties.indexOf(optie) } };
  return { state: { ...state, gekozen: optie, keus: state.opties.indexOf(optie) }, sounds: ['klap'], antwoord: optie };
}

function zetJoker(state: QuizState, joker: Joker): Zet<QuizState> {
  if (!jokersVan(state).includes(joker) || !kanJoker(state, joker)) return { state };
  const used: QuizState = { ...state, op: [...state.op, joker], jokerOp: state.tick };
  if (joker !== 'half') return { state: used, sounds: ['kies'], effects: [{ type: 'hulp', hulp: joker }] };
  const weg = halveer(state.opties, currentOpgave(state.run)?.antwoord ?? '', state.kans);
  const keus = weg.includes(state.opties[state.keus] ?? '') ? -1 : state.keus;
  return { state: { ...used, weg, keus }, sounds: ['plop'], effects: [{ type: 'hulp', hulp: 'minder' }] };
}

/** The next option that is still there, round and round. */
function loop(state: QuizState, stap: number): QuizState {
  const { opties, weg, keus } = state;
  const from = keus < 0 && stap < 0 ? 0 : keus;
  const order = opties.map((_, n) => (from + stap * (n + 1) + opties.length * (n + 2)) % Math.max(1, opties.length));
  return { ...state, keus: order.find((i) => !weg.includes(opties[i] ?? '')) ?? -1 };
}

/** A sound tells itself; a word is told by its place. */
function stap(state: QuizState, richting: number): Zet<QuizState> {
  const next = loop(state, richting);
  return { sounds: ['kies'], ...laatHoren(next, next.opties[next.keus]) };
}

function inputKeuze(state: QuizState, given: GameInput): Zet<QuizState> {
  if (given.soort === 'richting' && given.ingedrukt) return stap(state, given.richting === 'links' || given.richting === 'op' ? -1 : 1);
  if (given.soort === 'klaar' || (given.soort === 'actie' && given.ingedrukt)) return kies(state, state.opties[state.keus]);
  return given.soort === 'kies' && given.pick.startsWith('optie:') ? kies(state, state.opties[Number(given.pick.slice(6))]) : { state };
}

function inputTypen(state: QuizState, given: GameInput): Zet<QuizState> {
  const { raak, ...zet } = schrijf(state, given);
  return raak === null ? zet : { ...zet, sounds: [raak ? 'letter' : 'mis'] };
}

/** Through the pages and on to the question. */
function blader(state: QuizState, bladzij: number): Zet<QuizState> {
  const tekst = currentOpgave(state.run)?.tekst;
  if (tekst === undefined) return { state };
  const last = bladzijden(tekst, state.stand).length - 1;
  if (bladzij > last) return { state: { ...state, bladzij: null }, sounds: ['kies'], effects: [{ type: 'vraag' }] };
  return { state: { ...state, bladzij: Math.max(0, bladzij) }, sounds: ['kies'] };
}

function inputLezen(state: QuizState, bladzij: number, given: GameInput): Zet<QuizState> {
  const terug =
    (given.soort === 'richting' && given.ingedrukt && given.richting === 'links') || (given.soort === 'kies' && given.pick === 'terug');
  const verder =
    given.soort === 'klaar' ||
    (given.soort === 'actie' && given.ingedrukt) ||
    (given.soort === 'richting' && given.ingedrukt && given.richting === 'rechts') ||
    (given.soort === 'kies' && given.pick === 'verder');
  return terug ? blader(state, bladzij - 1) : verder ? blader(state, bladzij + 1) : { state };
}

function input(state: QuizState, given: GameInput): Zet<QuizState> {
  if (state.bladzij !== null) return inputLezen(state, state.bladzij, given);
  if (given.soort === 'kies' && given.pick === 'lees') return blader(state, 0);
  const joker = given.soort === 'kies' && given.pick.startsWith('joker:') ? given.pick.slice(6) : '';
  if (isJoker(joker)) return zetJoker(state, joker);
  return isTypen(state) ? inputTypen(state, given) : inputKeuze(state, given);
}

function tick(state: QuizState): Zet<QuizState> {
  const reveals = state.run.fase === 'goed' && ticksInFase(state) === ROFFEL;
  return reveals ? { state, sounds: ['raak', 'munt'] } : { state };
}

function oordeel(state: QuizState, goed: boolean): Zet<QuizState> {
  if (goed) return { state };
  const fout = state.gekozen === null ? state.fout : [...state.fout, state.gekozen];
  return { state: { ...state, fout }, sounds: ['plop'] };
}

/** Another stand has other pages: back to the first. */
const draai = (state: QuizState): QuizState => ({ ...state, bladzij: state.bladzij === null ? null : 0 });

function robot(state: QuizState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen') return null;
  if (state.bladzij !== null) return { soort: 'kies', pick: 'verder' };
  if (isTypen(state)) return robotSchrijft(state, skill, manier);
  const antwoord = currentOpgave(state.run)?.antwoord;
  const left = state.opties.filter((optie) => !state.weg.includes(optie));
  const optie = wilGoed(state, skill) ? antwoord : (left.find((o) => o !== antwoord) ?? antwoord);
  return { soort: 'kies', pick: `optie:${state.opties.indexOf(optie ?? '')}` };
}

function beschrijf(state: QuizState): string {
  const opgave = currentOpgave(state.run);
  switch (state.run.fase) {
    case 'spelen': {
      if (state.bladzij !== null && opgave?.tekst !== undefined)
        return `${opgave.tekst.titel}. Bladzij ${state.bladzij + 1}. ${(bladzijden(opgave.tekst, state.stand)[state.bladzij] ?? []).join(' ')}`;
      const vraag = opgave === undefined ? '' : (vraagVan(opgave, false).tekst ?? 'Luister');
      if (isTypen(state)) return geschrevenIn(state) || `Op het bord: ${vraag}. Typ het antwoord op je lessenaar.`;
      const left = state.opties.map((optie, i) => optieNaam(opgave, optie, i)).filter((_, i) => !state.weg.includes(state.opties[i] ?? ''));
      return `Op het bord: ${vraag}. Je kunt kiezen: ${left.join(', ')}.`;
    }
    case 'wacht':
      return 'Tromgeroffel.';
    case 'goed':
      return 'Goed! Er gaat een lamp aan en de zaal juicht.';
    case 'uitleg':
      return 'Kwak. Er valt een badeend op je lessenaar.';
    case 'klaar':
      return 'Je wint de gouden pen. De hele zaal staat op.';
  }
}

export const logic: GameLogic<QuizState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, draai }),
  scene,
  beschrijf,
  robot,
};
