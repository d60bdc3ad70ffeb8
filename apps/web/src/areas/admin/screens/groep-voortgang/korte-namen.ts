import { splitAchternaam, splitNummer } from '@spelrijk/domain/naam';

/** Letters that fit in the column of names. */
const PAST = 20;

interface Naam {
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
}

/** The roepnaam and the first `letters` of the achternaam; a roepnaam that leaves no room ends in dots, so that the letters stay in view. */
function afgekort({ roepnaam, achternaam: heel }: Naam, letters: number): string {
  // Which of two with one name it is stays in view.
  const [achternaam, onderscheid] = splitNummer(heel);
  const begin = [...splitAchternaam(achternaam).achternaam].slice(0, letters).join('');
  const staart = (begin === '' ? '' : ` ${begin}.`) + onderscheid;
  const plaats = PAST - staart.length;
  return (roepnaam.length <= plaats ? roepnaam : `${roepnaam.slice(0, plaats - 1).trimEnd()}…`) + staart;
}

/**
 * What stands before the row of each leerling: the whole name where it fits, else the roepnaam and so many letters of the achternaam as set it apart in
 * this groep. Two who have one name are numbered.
 * @example 'Chloé Dubois-Verhoeven' // Chloé D.
 */
export function korteNamen(leerlingen: readonly Naam[]): ReadonlyMap<string, string> {
  const heel = ({ roepnaam, achternaam }: Naam): string => `${roepnaam} ${achternaam}`.trim();
  const hoogste = Math.max(1, ...leerlingen.map(({ achternaam }) => achternaam.length));
  const kort = (leerling: Naam): string => {
    if (heel(leerling).length <= PAST) return heel(leerling);
    const anderen = leerlingen.filter((ander) => heel(ander) !== heel(leerling));
    for (let letters = 1; letters < hoogste; letters++) {
      const naam = afgekort(leerling, letters);
      if (naam.length > PAST) break;
      if (anderen.every((ander) => afgekort(ander, letters) !== naam)) return naam;
    }
    return afgekort(leerling, 1);
  };
  return new Map(leerlingen.map((leerling) => [leerling.id, kort(leerling)]));
}
