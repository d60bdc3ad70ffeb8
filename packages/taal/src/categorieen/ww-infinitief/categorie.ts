import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, hasPunt, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { heel } from '../../uitleg/werkwoord.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-infinitief',
  code: '27',
  naam: 'Hele werkwoord',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['ww-persoonsvorm', 'uitgang-stomme-e'],
  regel: 'Het hele werkwoord is het woord dat past na wij gaan.',
  hoortSchrijft: '/ən/ > en',
  uitleg: [
    'Maak het rijtje af: wij gaan ...',
    'Het woord dat daar past, is het hele werkwoord.',
    'Schrijf altijd de n aan het eind: lopen, spelen.',
  ],
  voorbeelden: ['lopen', 'spelen', 'worden', 'vinden', 'lezen', 'leven', 'praten', 'antwoorden'],
  fouten: ['lope', 'speele'],
};

/** Every infinitive could be one: only words chosen for it carry the knelpunt. */
export const detectTaak: Detect = (beeld) => findEind(beeld, /e?n$|ën$/);

export const rewrite: Rewrite = (doel, add) => {
  if (!hasPunt(doel, 'ww-infinitief')) return;
  replaceEind(doel, 'en', ['e', 'n', 'ende', 'ent', ''], add, { kosten: STAPKOSTEN.werkwoord });
  replaceEind(doel, 'ën', ['ë', 'en', 'e'], add, { kosten: STAPKOSTEN.werkwoord });
};

export const explain: Explain = (fout) => [[heel(fout, `Wij gaan ${fout.woord}: het hele werkwoord eindigt op en.`)]];

export const keuzes: Keuzes = (punt) => (letters(punt) === 'en' ? vasteKeuzes(punt, ['en', 'e']) : null);
