import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';
import { soortVerkleinwoord } from '../../analyse/verkleinwoord.ts';

export const categorie: Categorie = {
  id: 'nk',
  code: 'b',
  naam: 'nk',
  blok: 'B',
  strategie: 'regel',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['ng'],
  regel: 'Hoor ik ngk, dan schrijf ik nk, zonder g.',
  hoortSchrijft: '/ŋk/ > nk',
  uitleg: ['Je hoort de zingende klank en daarna een k.', 'Schrijf dan nk, zonder g ertussen.', 'Denk aan bank: b-a-nk.'],
  voorbeelden: ['bank', 'drank', 'plank', 'drinken', 'winkel', 'inkt', 'donker', 'anker', 'vonk', 'schenken'],
  fouten: ['bangk', 'dringken', 'plang'],
};

export const detect: Detect = (beeld) => {
  const verkleind = beeld.vorm === 'verkl' && soortVerkleinwoord(beeld.laag, beeld.basis) === 'verklein-nkje';
  return findTekens(
    beeld,
    ({ grafeem, foneem, end }) => grafeem === 'nk' && foneem === 'ŋk' && !(verkleind && /^jes?$/.test(beeld.laag.slice(end))),
  );
};

export const rewrite: Rewrite = (doel, add) => replaceEverywhere(doel, 'nk', ['ngk', 'ng', 'nkk', 'ngkk', 'nck', 'mk'], add);

export const explain: Explain = (fout) => [[hoort(fout, { hoor: 'ngk', klank: /ŋk/, letters: 'nk', zeg: 'nk, zonder g' })]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['ng', 'nk', 'n']);
