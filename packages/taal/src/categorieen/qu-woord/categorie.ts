import type { Categorie } from '@spelrijk/domain/categorie';
import { vindLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'qu-woord',
  naam: 'qu klinkt als kw of k',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '7b', be: '5b' },
  vooraf: [],
  regel: 'Ik hoor kw of k, maar ik schrijf qu.',
  hoortSchrijft: '/kʋ k/ > qu',
  uitleg: ['Je hoort kw of k.', 'In sommige woorden schrijf je qu.', 'Onthoud het woord: quiz, aquarium, enquête.'],
  voorbeelden: ['quiz', 'aquarium', 'enquête', 'quotum', 'equator', 'quasi', 'aquarel', 'quarantaine'],
  fouten: ['akwarium', 'kwis'],
};

export const detect: Detect = (beeld) => vindLetters(beeld, /qu/g);

export const herschrijf: Herschrijf = (doel, voeg) =>
  vervangOveral(doel, 'qu', ['kw', 'k', 'kwu', 'q', 'qw', 'kq', 'ku', 'cw', 'c', 'kuw', 'kk', 'ck', 'ckw', 'gw', 'cu', 'kv', 'w'], voeg);

export const verklaar: Verklaar = ({ woord }) => `Je hoort kw of k, maar je schrijft qu. Onthoud: ${woord}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['qu', 'kw', 'k']);
