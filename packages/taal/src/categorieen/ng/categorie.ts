import type { Categorie } from '@spelrijk/domain/categorie';
import { vindTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ng',
  naam: 'ng',
  blok: 'B',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['kz-mkm'],
  regel: 'Hoor ik de zingende klank achter in mijn keel, dan schrijf ik ng.',
  hoortSchrijft: '/ŋ/ > ng',
  uitleg: [
    'Luister naar de zingende klank achter in je keel.',
    'Het is één klank, maar je schrijft twee letters: ng.',
    'Lees terug: zing je de klank aan het einde, zoals in ring?',
  ],
  voorbeelden: ['ring', 'slang', 'tong', 'jongen', 'vinger', 'zingen', 'bang', 'koning', 'lang', 'kring'],
  fouten: ['rin', 'rink', 'konink'],
};

export const detect: Detect = (beeld) => vindTekens(beeld, ({ grafeem, foneem }) => grafeem === 'ng' && foneem.startsWith('ŋ'));

export const herschrijf: Herschrijf = (doel, voeg) => vervangOveral(doel, 'ng', ['n', 'nk', 'ngk', 'ngg', 'ngh', 'nch', 'nkg', 'mg'], voeg);

export const verklaar: Verklaar = ({ woord }) => `Hoor je de zingende klank achter in je keel? Die schrijf je met ng: ${woord}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['ng', 'nk', 'n']);
