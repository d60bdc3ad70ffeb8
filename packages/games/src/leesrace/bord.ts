/** The board over the track: a word to read, then the question with its answers, at the end the pace. */
import type { Item } from '@spelrijk/game-kit/contract';
import { currentOpgave, isGuided, isPlaying, vraagOf } from '@spelrijk/game-kit/run';
import type { Gebied } from '@spelrijk/game-kit/run';
import { fitTekst, isOwn, drawKeuze, popIn } from '@spelrijk/game-kit/stage';
import { baanOf, optiePlek } from './baan.ts';
import { drawLeesbord, schokOf } from './leesbord.ts';
import { isTekst, isReading } from './leesrij.ts';
import { isZin, describeTempo } from './state.ts';
import type { RaceState } from './state.ts';

type Vak = Gebied;

/** The board: a word to read, then the question. It is the button for the next word. */
export function drawBord(state: RaceState): Item[] {
  const vak = baanOf(state.stand).bord;
  const { x, y, w, h } = vak;
  const aan = isReading(state);
  const tekst = isTekst(state);
  const terug = !aan && tekst && isPlaying(state.run);
  const [toon, name] = aan ? ['lees', tekst ? 'Volgende regel' : 'Volgend woord'] : ['', terug ? 'Lees de tekst nog eens' : 'Het bord'];
  const lees = { key: 'terug', x: x + w / 2 - 52, y: y + h / 2 - 46, w: 80, h: 68, art: 'kit:lees', z: 5 };
  return [
    { key: 'bord', x: x + schokOf(state), y, w, h, art: 'bord', toon, pick: 'volgende', name, uit: !aan && !terug, z: 3 },
    ...(aan ? drawLeesbord(state, vak, 4) : drawVraag(state, vak)),
    ...(terug ? [lees] : []),
  ];
}

/** What is asked, in the pits with the row below it to be read again; at the end the pace. */
function drawVraag(state: RaceState, { x, y, w, h }: Vak): Item[] {
  const { run, rij } = state;
  const opgave = currentOpgave(run);
  const kop = { key: 'vraag', x, y, w: w - 60, z: 4 };
  if (opgave === undefined) return [{ ...kop, h: 160, ...fitTekst(describeTempo(state) || 'Gefinisht!', w - 120, 150, 74) }];
  const goed = run.fase === 'goed';
  const pits = isGuided(run) && !goed;
  const { tekst, plaatje } = vraagOf(opgave, goed);
  const alleenRij = opgave.vraag === undefined;
  const asked = !goed && alleenRij && opgave.gat === undefined ? 'Welk woord zag je?' : (tekst ?? '');
  const [hoog, maat, op] = pits ? [h * 0.48, 96, h] : [h - 56, 140, 0];
  const [opzij, room] = plaatje === null ? [0, 110] : [60, 260];
  return [
    { ...kop, x: x + opzij, y: y - op * 0.2, h: hoog, ...fitTekst(asked, w - room, hoog, goed ? 96 : 64) },
    ...(plaatje === null
      ? []
      : [{ ...kop, key: 'plaatje', x: x - w / 2 + 100, y: y - op * 0.18, w: maat, h: maat, art: 'kit:plaatje', toon: plaatje }]),
    ...(pits && alleenRij
      ? [{ ...kop, key: 'rij', y: y + h * 0.24, h: h * 0.36, art: 'strook', ...fitTekst(rij.join('   '), w - 110, h * 0.34, 42) }]
      : []),
  ];
}

/** The options: words in their own frames, the words of a sentence on strips. */
export function drawOpties(state: RaceState): Item[] {
  if (isReading(state) || state.run.fase === 'klaar') return [];
  const [art, tab] = isZin(state) ? ['strook', 0] : ['optie', 26];
  return state.opties.flatMap((naam, i) => {
    if (state.run.fase === 'goed' && !isOwn(state, naam)) return [];
    const plek = optiePlek(state, i);
    const { w, h } = plek;
    const room = w - 2 * tab;
    const op = isPlaying(state.run) ? popIn(state.tick, { van: state.woordOp + i * 3, duur: 16 }) : 1;
    const tekst = { key: 'tekst', rechts: tab, w: room - 20, breed: room - 34, hoog: h - 20, letters: 52 };
    return drawKeuze(
      state,
      i,
      { ...plek, sx: op, sy: op },
      { art, z: 10, rand: { om: 20, toon: '', stil: true }, plaat: { w: h - 14, h: h - 14 }, tekst },
    );
  });
}
