/**
 * A guest orders a word aloud. Its pieces ride by on a belt and are laid clockwise on the pizza, or the word lies there and
 * is cut, or it is typed; the oven is the answer. Right: the pizza browns and the word steams out of the chimney. Wrong: the
 * oven burps and hands it back; what was right up to there stays.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { buurOpBand, laadBand, opBand, pastOpBand } from '@spelrijk/game-kit/band/band';
import { chance } from '@spelrijk/game-kit/feest';
import { maatOf } from '@spelrijk/game-kit/maat';
import { foutPlek, wilGoed } from '@spelrijk/game-kit/robot';
import { BELONING_TICKS, currentOpgave, isGeleid, isVoorgedaan } from '@spelrijk/game-kit/run';
import { beginSchrijven, geschrevenIn, robotSchrijft, schrijf, voorbeeldVan } from '@spelrijk/game-kit/schrijf';
import { gesneden, sneden, snijd, teSnijden, zetSnede } from '@spelrijk/game-kit/split/snede';
import { createStep, drawKans, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { gegevenOf, isVol, putGeleid, putVrij, startVakken, wisLaatste } from '@spelrijk/game-kit/vakken';
import type { Vakken } from '@spelrijk/game-kit/vakken';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { GAAR, SCHUIF, kanBakken, opPizza, speelt, stukBreed, vormVan } from './state.ts';
import type { PizzaState } from './state.ts';

/** Stage units per tick. */
const BAND_SNELHEID = 1.05;

function begin(before: PizzaState): PizzaState {
  const opgave = currentOpgave(before.run);
  const state = { ...before, ...beginSchrijven(before), band: [], gelegd: [], keus: -1, letters: [], plek: 1, gebakken: [] };
  if (opgave === undefined || opgave.antwoordvorm === 'TYP') return { ...state, sneden: [] };
  if (opgave.antwoordvorm === 'SPLIT') return beginSnijden({ ...state, sneden: before.sneden }, opgave.antwoord);
  const stukken = opgave.stukken ?? [];
  const [band, drawn] = drawKans(state, (random) => laadBand(stukken, opgave.extra ?? [], random));
  const vakken = startVakken(stukken);
  return keepPrefix({ ...drawn, sneden: [], band, vakken }, before.gebakken);
}

/** Right cuts stay for the next attempt. */
function beginSnijden(state: PizzaState, antwoord: string): PizzaState {
  const goed = sneden(antwoord);
  return { ...state, letters: teSnijden(antwoord), sneden: isGeleid(state.run) ? state.sneden.filter((gat) => goed.includes(gat)) : [] };
}

/** The oven hands back what was right up to the first wrong slice. */
function keepPrefix(state: PizzaState, gebakken: readonly string[]): PizzaState {
  if (!isGeleid(state.run)) return state;
  const { doel } = state.vakken;
  const wrong = gebakken.findIndex((stuk, i) => stuk !== doel[i]);
  const keep = wrong < 0 ? 0 : Math.min(wrong, doel.length - 1);
  const vakken: Vakken = { ...state.vakken, inhoud: doel.slice(0, keep), eerste: doel.slice(0, keep).map(() => null) };
  return { ...state, vakken, gelegd: takeFor(state, doel.slice(0, keep)) };
}

/** A topping from the belt for each of these pieces. */
function takeFor(state: PizzaState, stukken: readonly string[]): readonly number[] {
  return stukken.reduce<readonly number[]>((taken, stuk) => {
    const found = opBand(state.band, taken).find((b) => b.stuk === stuk);
    return found === undefined ? taken : [...taken, found.id];
  }, []);
}

function start(options: GameStart): PizzaState {
  const basis = startBasis(options);
  const leeg = { band: [], reis: 0, gelegd: [], keus: -1, letters: [], sneden: [], plek: 1, gebakken: [] };
  return begin({ ...basis, ...beginSchrijven(basis), ...leeg });
}

function leg(state: PizzaState, id: number): Zet<PizzaState> {
  const stuk = opBand(state.band, state.gelegd).find((b) => b.id === id)?.stuk;
  if (stuk === undefined) return { state };
  const rest = opBand(state.band, [...state.gelegd, id]);
  const keus = state.keus === id ? buurOpBand(opBand(state.band, state.gelegd), id, 1) : state.keus;
  if (isGeleid(state.run)) return legGeleid({ ...state, keus }, id, stuk);
  if (isVol(state.vakken)) return { state };
  const vakken = putVrij(state.vakken, stuk);
  return {
    state: { ...state, keus: rest.length === 0 ? -1 : keus, vakken, gelegd: [...state.gelegd, id], letterOp: state.tick },
    sounds: ['plop'],
  };
}

function legGeleid(state: PizzaState, id: number, stuk: string): Zet<PizzaState> {
  const { vakken, raak } = putGeleid(state.vakken, stuk);
  const filled = vakken.inhoud.length > state.vakken.inhoud.length;
  const gelegd = raak ? [...state.gelegd, id] : filled ? [...state.gelegd, ...takeNext(state, vakken)] : state.gelegd;
  const next = { ...state, vakken, gelegd, ...(raak ? { letterOp: state.tick } : { misOp: state.tick }) };
  return isVol(vakken)
    ? { state: { ...next, gebakken: vakken.inhoud }, sounds: ['zwiep'], antwoord: samen(state, gegevenOf(vakken), vakken.inhoud) }
    : { state: next, sounds: [raak ? 'plop' : 'mis'] };
}

/** The topping that went on by itself leaves the belt too. */
function takeNext(state: PizzaState, vakken: Vakken): readonly number[] {
  const stuk = vakken.inhoud.at(-1);
  const found = opBand(state.band, state.gelegd).find((b) => b.stuk === stuk);
  return found === undefined ? [] : [found.id];
}

/** Pieces make a word; words make a sentence, with spaces between. */
function samen(state: PizzaState, woord: string, stukken: readonly string[]): string {
  return (currentOpgave(state.run)?.antwoord ?? '').includes(' ') ? stukken.join(' ') : woord;
}

/** The last topping goes back on the belt. */
function haalAf(state: PizzaState): Zet<PizzaState> {
  if (isGeleid(state.run) || state.gelegd.length === 0) return { state };
  return { state: { ...state, vakken: wisLaatste(state.vakken), gelegd: state.gelegd.slice(0, -1) }, sounds: ['zwiep'] };
}

function bak(state: PizzaState): Zet<PizzaState> {
  if (!kanBakken(state)) return { state };
  const vorm = vormVan(state);
  const antwoord = vorm === 'SPLIT' ? gesneden(state.letters, state.sneden) : samen(state, gegevenOf(state.vakken), state.vakken.inhoud);
  return { state: { ...state, gebakken: opPizza(state) }, sounds: ['zwiep'], antwoord };
}

const isBak = (given: GameInput): boolean => given.soort === 'klaar' || (given.soort === 'kies' && given.pick === 'klaar');

function inputLeggen(state: PizzaState, given: GameInput): Zet<PizzaState> {
  if (given.soort === 'wis' || (given.soort === 'kies' && given.pick === 'af')) return haalAf(state);
  if (given.soort === 'kies' && given.pick.startsWith('stuk:')) return leg(state, Number(given.pick.slice(5)));
  if (given.soort === 'actie' && given.ingedrukt) return leg(state, state.keus);
  if (given.soort !== 'richting' || !given.ingedrukt) return { state };
  if (given.richting === 'op') return leg(state, state.keus);
  if (given.richting === 'neer') return haalAf(state);
  return {
    state: { ...state, keus: buurOpBand(opBand(state.band, state.gelegd), state.keus, given.richting === 'rechts' ? 1 : -1) },
    sounds: ['kies'],
  };
}

function inputSnijden(state: PizzaState, given: GameInput): Zet<PizzaState> {
  const n = state.letters.length;
  if (given.soort === 'richting' && given.ingedrukt && n > 1) {
    if (given.richting === 'op' || given.richting === 'neer') return zet(state, state.plek);
    const stap = given.richting === 'links' ? -1 : 1;
    return { state: { ...state, plek: ((state.plek - 1 + stap + n - 1) % (n - 1)) + 1 }, sounds: ['kies'] };
  }
  if (given.soort === 'actie' && given.ingedrukt) return zet(state, state.plek);
  return given.soort === 'kies' && given.pick.startsWith('snee:') ? zet(state, Number(given.pick.slice(5))) : { state };
}

function zet(state: PizzaState, gat: number): Zet<PizzaState> {
  if (!Number.isInteger(gat) || gat < 1 || gat >= state.letters.length) return { state };
  return { state: { ...state, sneden: zetSnede(state.sneden, gat), plek: gat, letterOp: state.tick }, sounds: ['klap'] };
}

function inputTypen(state: PizzaState, given: GameInput): Zet<PizzaState> {
  const { raak, ...done } = schrijf(state, given);
  const baked = done.antwoord === undefined ? done : { ...done, state: { ...done.state, gebakken: done.state.vakken.inhoud } };
  return raak === null ? baked : { ...baked, sounds: [raak ? 'plop' : 'mis'] };
}

function input(state: PizzaState, given: GameInput): Zet<PizzaState> {
  const vorm = vormVan(state);
  if (vorm === 'TYP') return inputTypen(state, given);
  if (isBak(given)) return bak(state);
  return vorm === 'SPLIT' ? inputSnijden(state, given) : inputLeggen(state, given);
}

/** In calm mode the belt only moves when it has to: not everything fits on it, and nobody is choosing with the arrows. */
const staatStil = (state: PizzaState): boolean =>
  state.rustig && (state.keus >= 0 || pastOpBand(state.band.length, stukBreed(state), maatOf(state.stand).w));

function tick(state: PizzaState): Zet<PizzaState> {
  const rides = speelt(state) && !staatStil(state);
  const next = rides ? { ...state, reis: state.reis + BAND_SNELHEID * state.tempo } : state;
  if (state.run.fase !== 'goed') return { state: next };
  const t = ticksInFase(state);
  return t === SCHUIF ? { state: next, sounds: ['raak'] } : t === GAAR ? { state: next, sounds: ['munt'] } : { state: next };
}

const oordeel = (state: PizzaState, goed: boolean): Zet<PizzaState> => ({ state, sounds: goed ? [] : ['klap'] });

/** Long enough to read the word in the steam. */
const beloning = (): number => Math.max(BELONING_TICKS, GAAR + 62);

/** The piece this child lays next: the right one, except at the place where it goes wrong. */
function wensStuk(state: PizzaState, skill: number): number {
  const rest = opBand(state.band, state.gelegd);
  const { doel, inhoud } = state.vakken;
  const right = rest.find(({ stuk }) => stuk === doel[inhoud.length]);
  const wrong = !wilGoed(state, skill) && inhoud.length === foutPlek(state, doel.length) && !isGeleid(state.run);
  const other = wrong ? rest.find(({ stuk }) => stuk !== doel[inhoud.length]) : undefined;
  return (other ?? right ?? rest[0])?.id ?? -1;
}

function robotLegt(state: PizzaState, skill: number, manier?: Manier): GameInput {
  if (kanBakken(state)) return manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  const id = wensStuk(state, skill);
  if (manier !== 'toetsen') return { soort: 'kies', pick: `stuk:${id}` };
  return state.keus === id
    ? { soort: 'richting', richting: 'op', ingedrukt: true }
    : { soort: 'richting', richting: 'rechts', ingedrukt: true };
}

function robotSnijdt(state: PizzaState, skill: number, manier?: Manier): GameInput {
  const goed = sneden(currentOpgave(state.run)?.antwoord ?? '');
  const fout = 1 + Math.floor(chance(state.kans, 9 + state.run.rij.length) * Math.max(1, state.letters.length - 1));
  const wens = wilGoed(state, skill) || state.letters.length < 2 ? goed : zetSnede(goed, fout);
  const anders = state.letters.findIndex((_, gat) => wens.includes(gat) !== state.sneden.includes(gat));
  if (anders < 0) return manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  if (manier === 'aanraken') return { soort: 'kies', pick: `snee:${anders}` };
  return anders === state.plek
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: anders < state.plek ? 'links' : 'rechts', ingedrukt: true };
}

/** A topping that is just leaving the belt cannot be tapped; it comes round again. */
function isErbij(state: PizzaState, given: GameInput): boolean {
  return given.soort !== 'kies' || scene(state).some((item) => item.pick === given.pick && item.uit !== true);
}

function robot(state: PizzaState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (!speelt(state)) return null;
  const vorm = vormVan(state);
  if (vorm === 'TYP') return robotSchrijft(state, skill, manier);
  const given = vorm === 'SPLIT' ? robotSnijdt(state, skill, manier) : robotLegt(state, skill, manier);
  return isErbij(state, given) ? given : null;
}

function beschrijfSpelen(state: PizzaState): string {
  const vorm = vormVan(state);
  if (vorm === 'TYP') return geschrevenIn(state) || 'De pizza is nog leeg. Typ het woord dat de gast bestelt.';
  if (vorm === 'SPLIT') {
    const om = `${state.letters[state.plek - 1] ?? ''} en ${state.letters[state.plek] ?? ''}`;
    const stukken = snijd(state.letters, state.sneden).join(', ');
    return state.letters.length > 1 ? `Op de pizza ligt: ${stukken}. Je staat tussen ${om}.` : `Op de pizza ligt: ${stukken}.`;
  }
  const keus = state.band.find(({ id }) => id === state.keus)?.stuk;
  const op = state.vakken.inhoud.length === 0 ? 'De pizza is nog leeg.' : `Op de pizza ligt: ${state.vakken.inhoud.join(' ')}.`;
  const bij = keus === undefined ? '' : ` Je staat bij ${keus}.`;
  const hint = isVoorgedaan(state.run) || voorbeeldVan(state) !== null ? ` Nu komt ${voorbeeldVan(state) ?? ''}.` : '';
  return `${op} Op de band: ${opBand(state.band, state.gelegd)
    .map(({ stuk }) => stuk)
    .join(', ')}.${bij}${hint}`;
}

function beschrijf(state: PizzaState): string {
  switch (state.run.fase) {
    case 'spelen':
      return beschrijfSpelen(state);
    case 'wacht':
      return 'De pizza schuift de oven in.';
    case 'goed':
      return 'De pizza is goudbruin. Het woord stoomt uit de schoorsteen.';
    case 'uitleg':
      return 'Boer! De oven geeft de pizza terug.';
    case 'klaar':
      return 'Alle gasten hebben pizza. De oven lacht.';
  }
}

export const logic: GameLogic<PizzaState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, beloning }),
  scene,
  beschrijf,
  robot,
};
