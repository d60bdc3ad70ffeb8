/** The story before its questions: a book over the stage, and the way back to it. */
import { loop01, veer } from '@spelrijk/game-kit/beweging';
import type { Item, Stand } from '@spelrijk/game-kit/game';
import { fitLetters } from '@spelrijk/game-kit/maat';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { bladMaat, bladzijden } from './bladzij.ts';
import { speelt } from './state.ts';
import type { QuizState } from './state.ts';

interface Plaats {
  readonly boek: readonly [x: number, y: number, w: number, h: number];
  readonly terug: readonly [number, number];
  readonly verder: readonly [number, number];
  /** The button back to the story, beside the board. */
  readonly lees: readonly [number, number];
}

const PLAATSEN: Readonly<Record<Stand, Plaats>> = {
  liggend: { boek: [640, 290, 1010, 480], terug: [236, 560], verder: [1000, 560], lees: [150, 196] },
  staand: { boek: [360, 350, 690, 610], terug: [120, 700], verder: [560, 700], lees: [646, 246] },
};

export function boek(state: QuizState, bladzij: number): Item[] {
  const tekst = currentOpgave(state.run)?.tekst;
  if (tekst === undefined) return [];
  const { boek: plek, terug, verder } = PLAATSEN[state.stand];
  const [x, y, w, h] = plek;
  const pages = bladzijden(tekst, state.stand);
  const { breed, letter } = bladMaat(state.stand);
  const op = state.rustig ? 1 : veer(loop01(state.tick, state.sinds, 20));
  const last = bladzij >= pages.length - 1;
  const knop = (key: string, [kx, ky]: readonly [number, number], label: string, name: string): Item => ({
    key,
    x: kx,
    y: ky,
    w: 250,
    h: 96,
    art: 'knop',
    label,
    labelSize: 36,
    labelToon: 'wit',
    pick: key,
    name,
    z: 14,
  });
  return [
    { key: 'boek', x, y, w, h, sy: op, art: 'boek', z: 13 },
    {
      key: 'titel',
      x,
      y: y - h / 2 + 48,
      w: w - 60,
      h: 60,
      label: tekst.titel,
      labelSize: fitLetters(tekst.titel, w - 120, 42),
      labelToon: 'vet',
      z: 14,
    },
    {
      key: 'tekst',
      x,
      y: y + 30,
      w: breed,
      h: h - 90,
      label: (pages[bladzij] ?? []).join('\n'),
      labelSize: letter,
      labelLinks: true,
      alpha: op,
      z: 14,
    },
    ...(bladzij > 0 ? [knop('terug', terug, 'Terug', 'Een bladzij terug')] : []),
    knop('verder', verder, last ? 'Klaar!' : 'Verder', last ? 'Gelezen. Naar de vraag.' : 'Naar de volgende bladzij'),
  ];
}

export function teruglezen(state: QuizState): Item[] {
  if (currentOpgave(state.run)?.tekst === undefined || !speelt(state)) return [];
  const [x, y] = PLAATSEN[state.stand].lees;
  return [{ key: 'lees', x, y, w: 108, h: 92, art: 'kit:lees', pick: 'lees', name: 'Lees het verhaal nog eens', z: 6 }];
}
