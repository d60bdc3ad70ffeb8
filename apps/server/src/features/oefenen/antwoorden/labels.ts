import { getCategorie } from '@spelrijk/taal/categorieen';

/** General error types in words a teacher uses; a categorie has its own name. */
const ALGEMEEN: Readonly<Record<string, string>> = {
  'letter-weg': 'letter vergeten',
  'letter-extra': 'letter te veel',
  'letter-omgewisseld': 'letters omgewisseld',
  'letter-anders': 'andere letter',
  spiegelletter: 'letter in spiegelbeeld',
  'kort-lang': 'korte en lange klank verward',
  'klank-verward': 'klanken verward',
  'woord-onherkenbaar': 'woord niet te herkennen',
  'ander-woord': 'een ander woord',
  'woord-weg': 'woord vergeten',
  'woord-extra': 'woord te veel',
};

/** The Dutch name of a categorie or a general error type. */
export const labelNaam = (label: string): string => getCategorie(label)?.naam ?? ALGEMEEN[label] ?? label;
