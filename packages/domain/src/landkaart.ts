import type { Blok } from './categorie.ts';
import type { Leesdomein } from './leesopgave.ts';

/** A region of the landkaart is a phase of the learning line: the somvensters of one or more blocks, in order of introduction. */
export interface Regio {
  readonly id: string;
  readonly naam: string;
  readonly blokken: readonly Blok[];
  /** The reading ladder instead of blocks of spelling: these rungs of it. */
  readonly lezen?: readonly Leesdomein[];
}

export const REGIOS: readonly Regio[] = [
  { id: 'klankenkust', naam: 'Klankenkust', blokken: ['A'] },
  { id: 'letterbos', naam: 'Letterbos', blokken: ['B'] },
  { id: 'regelrivier', naam: 'Regelrivier', blokken: ['C'] },
  { id: 'woordwerf', naam: 'Woordwerf', blokken: ['D', 'E'] },
  { id: 'onthoudeiland', naam: 'Onthoudeiland', blokken: ['F'] },
  { id: 'puntenplein', naam: 'Puntenplein', blokken: ['G'] },
  { id: 'werkwoordbergen', naam: 'Werkwoordbergen', blokken: ['H'] },
  { id: 'letterlagune', naam: 'Letterlagune', blokken: [], lezen: ['letters', 'woorden'] },
  { id: 'verhalenvallei', naam: 'Verhalenvallei', blokken: [], lezen: ['zinnen', 'teksten'] },
];
