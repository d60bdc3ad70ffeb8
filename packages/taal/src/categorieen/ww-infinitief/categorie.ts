import type { Categorie } from '@spelrijk/domain/categorie';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, heeftPunt, vervangEind } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-infinitief',
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
export const detectTaak: Detect = (beeld) => vindEind(beeld, /e?n$|ën$/);

export const herschrijf: Herschrijf = (doel, voeg) => {
  if (!heeftPunt(doel, 'ww-infinitief')) return;
  vervangEind(doel, 'en', ['e', 'n', 'ende', 'ent', ''], voeg, { kosten: STAPKOSTEN.werkwoord });
  vervangEind(doel, 'ën', ['ë', 'en', 'e'], voeg, { kosten: STAPKOSTEN.werkwoord });
};

export const verklaar: Verklaar = ({ woord }) => `Wij gaan ${woord}: het hele werkwoord eindigt op en.`;

export const keuzes: Keuzes = (punt) => (letters(punt) === 'en' ? vasteKeuzes(punt, ['en', 'e']) : null);
