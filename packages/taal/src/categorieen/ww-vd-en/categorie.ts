import type { Categorie } from '@spelrijk/domain/categorie';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, vervangEind } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-vd-en',
  naam: 'Voltooid deelwoord op -en',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['ww-vt-sterk'],
  regel: 'Sterke werkwoorden krijgen -en aan het eind van het deelwoord.',
  hoortSchrijft: '/ən/ > en',
  uitleg: [
    'Kijk naar de verleden tijd: verandert de klank?',
    'Dan eindigt het voltooid deelwoord meestal op -en: gelopen.',
    'Schrijf altijd de n, ook als je hem niet hoort.',
  ],
  voorbeelden: ['gelopen', 'gevonden', 'geschreven', 'gezongen', 'gegeten', 'geslapen', 'gekomen', 'gebleven'],
  fouten: ['gelope', 'gevonde'],
};

export const detect: Detect = (beeld) => (beeld.vorm === 'vd' && beeld.laag.endsWith('en') ? vindEind(beeld, /en$/) : []);

export const herschrijf: Herschrijf = (doel, voeg) => {
  if (doel.vorm !== 'vd') return;
  vervangEind(doel, 'en', ['e', 'un', 'u', 'n', 'in', 'end', 'ent', 'd', 't', ''], voeg, { kosten: STAPKOSTEN.werkwoord });
};

export const verklaar: Verklaar = ({ woord }) => `Dit voltooid deelwoord eindigt op en, ook als je de n niet hoort: ${woord}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['en', 'e']);
