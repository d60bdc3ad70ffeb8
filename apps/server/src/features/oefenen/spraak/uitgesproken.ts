/** What the program itself says: addresses of its sentences, of letters and of the rules. */
import type { Regio } from '@spelrijk/domain/admin';
import type { SpraakDeps } from './eigen.ts';

const REGIOS: readonly Regio[] = ['nl', 'be'];

type Adressen = Record<string, string>;

export interface Uitgesproken {
  readonly teksten: Adressen;
  readonly klanken: Adressen;
  readonly regels: Adressen;
  readonly stemmen: Regio[];
}

/** Letters that stand for no sound of their own are called by their name. */
const ZONDER_KLANK = ['c', 'q', 'y'];

const addressesOf = (sleutels: readonly string[], van: (sleutel: string) => string | undefined): Adressen =>
  Object.fromEntries(
    sleutels.flatMap((sleutel) => {
      const adres = van(sleutel);
      return adres === undefined ? [] : [[sleutel, adres]];
    }),
  );

/** What the program itself says. */
export function readUitgesproken({ bestand, audio, stemmen }: SpraakDeps, regio: Regio): Uitgesproken {
  return {
    teksten: addressesOf(Object.keys(bestand.programma), (tekst) => audio.vanTekst(tekst, regio)),
    klanken: {
      ...addressesOf(ZONDER_KLANK, (letter) => audio.vanTekst(letter, regio)),
      ...addressesOf(Object.keys(bestand.klanken), (grafeem) => audio.vanKlank(grafeem, regio)),
    },
    regels: addressesOf(Object.keys(bestand.regels), (categorie) => audio.vanRegel(categorie, regio)),
    stemmen: REGIOS.filter((streek) => stemmen.has(streek)),
  };
}
