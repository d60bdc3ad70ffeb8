import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { deelwoordOpEn } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-vd-en',
  code: '2g',
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

export const detect: Detect = (beeld) => (beeld.vorm === 'vd' && beeld.laag.endsWith('en') ? findEind(beeld, /en$/) : []);

export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'vd') return;
  replaceEind(doel, 'en', ['e', 'un', 'u', 'n', 'in', 'end', 'ent', 'd', 't', ''], add, { kosten: STAPKOSTEN.werkwoord });
};

export const explain: Explain = (fout) => [[deelwoordOpEn(fout)]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['en', 'e']);
