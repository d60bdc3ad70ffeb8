import type { Categorie } from '@spelrijk/domain/categorie';
import { vindTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'c-als-s',
  naam: 'c klinkt als s (cent)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '5b', be: '3b' },
  vooraf: [],
  regel: 'Voor e, i en y kan de s-klank een c zijn.',
  hoortSchrijft: '/s/ > c',
  uitleg: ['Je hoort een s.', 'Staat er een e, i of y achter, dan kan het een c zijn.', 'Onthoud het woord: cent, cijfer, circus.'],
  voorbeelden: ['cent', 'cijfer', 'citroen', 'december', 'circus', 'cirkel', 'precies', 'succes', 'centrum'],
  fouten: ['sent', 'sitroen', 'sijfer'],
};

export const detect: Detect = (beeld) => vindTekens(beeld, ({ grafeem, foneem }) => grafeem === 'c' && foneem === 's');

export const herschrijf: Herschrijf = (doel, voeg) => {
  const voorEiy = (plek: number): boolean => /[eiyéèê]/.test(letter(doel, plek + 1));
  vervangOveral(doel, 'c', ['s', 'ss', 'z', 'sc', 'cs', 'ts'], voeg, undefined, voorEiy);
  vervangOveral(doel, 's', ['c'], voeg, { kosten: 0.7, vlag: 'omgekeerd' }, voorEiy);
};

export const verklaar: Verklaar = ({ woord, omgekeerd }) =>
  omgekeerd ? `Dit woord schrijf je gewoon met s: ${woord}.` : `Je hoort s, maar je schrijft c. Onthoud: ${woord}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['c', 's']);
