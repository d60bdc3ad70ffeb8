import type { Categorie } from '@spelrijk/domain/categorie';
import { isVerkleinvorm, soortVerkleinwoord } from '../../analyse/verkleinwoord.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'verklein-nkje',
  code: '1i',
  naam: 'Verkleinwoord -nkje',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['verklein-etje', 'nk'],
  regel: 'Staat de klemtoon vlak voor -ing, dan valt de g weg en schrijf ik -inkje (anders -ingetje).',
  hoortSchrijft: '/ŋkjə/ > nkje',
  uitleg: [
    'Luister waar de klemtoon ligt: kó-ning.',
    'Ligt de klemtoon vlak voor -ing, dan valt de g weg: koninkje.',
    'Ligt de klemtoon ergens anders, dan schrijf je -ingetje: leerlingetje.',
  ],
  voorbeelden: ['koninkje', 'woninkje', 'kettinkje', 'puddinkje', 'harinkje', 'palinkje', 'beloninkje', 'verrassinkje'],
  fouten: ['koningje', 'koningetje'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'verkl' && soortVerkleinwoord(beeld.laag, beeld.basis) === 'verklein-nkje' ? findEind(beeld, /nkjes?$/) : [];

const FOUT = [
  'ngje',
  'ngetje',
  'nkju',
  'nktje',
  'ngkje',
  'kje',
  'ngtje',
  'ngju',
  'nketje',
  'njge',
  'nje',
  'ngkju',
  'nkkje',
  'nkie',
  'ntje',
  'ngetju',
  'nkjen',
  'ngutje',
  'nkjuh',
  'nkutje',
  'nchje',
];

export const rewrite: Rewrite = (doel, add) => {
  if (!isVerkleinvorm(doel.woord, doel.vorm) || hasPunt(doel, 'verklein-je')) return;
  const kosten = STAPKOSTEN.uitgang;
  replaceEind(doel, 'nkje', FOUT, add, { kosten });
  replaceEind(
    doel,
    'nkjes',
    FOUT.map((fout) => `${fout}s`),
    add,
    { kosten },
  );
};

export const explain: Explain = (fout) => [
  [
    zin(
      `Bij ${fout.basis ?? ''} valt de g weg. Je schrijft nkje: ${fout.woord}.`,
      fout.basis?.endsWith('ing') === true && fout.woord === `${fout.basis.slice(0, -1)}kje` && !fout.getypt.includes('nkje'),
    ),
  ],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 4 }, ['nkje', 'ngje', 'ngetje']);
