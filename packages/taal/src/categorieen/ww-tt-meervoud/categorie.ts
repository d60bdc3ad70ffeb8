import type { Categorie } from '@spelrijk/domain/categorie';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, vervangEind } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-tt-meervoud',
  naam: 'Tegenwoordige tijd meervoud',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['ww-infinitief'],
  regel: 'Bij wij, jullie en zij (meer dan één) schrijf ik het hele werkwoord.',
  hoortSchrijft: '/ən/ > en',
  uitleg: [
    'Zoek wie het doet: wij, jullie of zij met meer?',
    'Schrijf dan het hele werkwoord: wij lopen.',
    'Vergeet de n niet, ook als je hem niet hoort.',
  ],
  voorbeelden: ['wij lopen', 'jullie spelen', 'zij werken', 'wij worden', 'jullie vinden', 'zij lezen', 'wij praten', 'zij leven'],
  fouten: ['wij lope'],
};

export const detect: Detect = (beeld) => (beeld.vorm === 'tt-mv' ? vindEind(beeld, /ë?e?n$/) : []);

export const herschrijf: Herschrijf = (doel, voeg) => {
  if (doel.vorm !== 'tt-mv') return;
  vervangEind(doel, 'en', ['e', 'un', 'u', 'n', 't', 'in', 'ent', 'te', 'end'], voeg, { kosten: STAPKOSTEN.werkwoord });
  vervangEind(doel, 'ën', ['ë', 'en', 'e'], voeg, { kosten: STAPKOSTEN.werkwoord });
};

export const verklaar: Verklaar = ({ woord }) => `Bij wij, jullie en zij schrijf je het hele werkwoord: ${woord}.`;

export const keuzes: Keuzes = (punt) => (letters(punt) === 'en' ? vasteKeuzes(punt, ['en', 'e']) : null);
