import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { heel } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-tt-meervoud',
  code: '2a',
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

export const detect: Detect = (beeld) => (beeld.vorm === 'tt-mv' ? findEind(beeld, /ë?e?n$/) : []);

export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'tt-mv') return;
  replaceEind(doel, 'en', ['e', 'un', 'u', 'n', 't', 'in', 'ent', 'te', 'end'], add, { kosten: STAPKOSTEN.werkwoord });
  // rustten, as in the past.
  if (/[bcdfghklmnprs]([dt])en$/.test(doel.woord))
    replaceEind(doel, 'en', [`${doel.woord.at(-3)}en`], add, { kosten: STAPKOSTEN.werkwoord });
  // slaan, zien, doen: with the t of hij slaat.
  if (/[aeiou]{2}n$/.test(doel.woord)) replaceEind(doel, 'n', ['t', 'nt'], add, { kosten: STAPKOSTEN.werkwoord });
  replaceEind(doel, 'ën', ['ë', 'en', 'e'], add, { kosten: STAPKOSTEN.werkwoord });
};

export const explain: Explain = (fout) => [[heel(fout, `Bij wij, jullie en zij schrijf je het hele werkwoord: ${fout.woord}.`)]];

export const keuzes: Keuzes = (punt) => (letters(punt) === 'en' ? vasteKeuzes(punt, ['en', 'e']) : null);
