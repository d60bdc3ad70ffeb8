/** How the pieces of a word look in a game, wherever they lie: on a belt, on their place, as a letter between two cuts. */
export interface Stuklook {
  readonly art: string;
  /** Its variants are numbered from 0; so many there are, used by turns. */
  readonly tonen: number;
  /** What the word is put together on, as it is called in a sentence: `de plank`. */
  readonly waar: string;
}

/** The variant of piece `i`. */
export const toonOf = ({ tonen }: Pick<Stuklook, 'tonen'>, i: number): string => String(i % tonen);
