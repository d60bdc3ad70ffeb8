import type { Categorie } from '@spelrijk/domain/categorie';
import { vindLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'y-woord',
  naam: 'y klinkt als ie of j (baby)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['i-als-ie'],
  regel: 'Ik hoor ie of j, maar ik schrijf y.',
  hoortSchrijft: '/i ɪ j/ > y',
  uitleg: ['Je hoort ie, i of j.', 'In sommige woorden schrijf je een y.', 'Onthoud het woord: baby, gymnastiek, yoghurt.'],
  voorbeelden: ['baby', 'pony', 'hobby', 'lolly', 'gymnastiek', 'mysterie', 'typen', 'yoghurt', 'symbool'],
  fouten: ['babie', 'ponie', 'joghurt'],
};

export const detect: Detect = (beeld) => vindLetters(beeld, /y/g);

export const herschrijf: Herschrijf = (doel, voeg) => {
  vervangOveral(doel, 'y', ['ie', 'i', 'j', 'ij', 'ei', 'ey', 'iej', 'ij', 'ï'], voeg);
  vervangOveral(doel, 'ie', ['y'], voeg, { kosten: 0.7, vlag: 'omgekeerd' });
};

export const verklaar: Verklaar = ({ woord, omgekeerd }) =>
  omgekeerd ? `Dit woord schrijf je met ie: ${woord}.` : `In dit woord schrijf je een y. Onthoud: ${woord}.`;

export const keuzes: Keuzes = (punt) => (punt.start === 0 ? vasteKeuzes(punt, ['y', 'j']) : vasteKeuzes(punt, ['y', 'ie', 'i']));
