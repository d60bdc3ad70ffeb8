import type { Categorie } from '@spelrijk/domain/categorie';
import { isVerkleinvorm, soortVerkleinwoord } from '../../analyse/verkleinwoord.ts';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { heeftPunt, STAPKOSTEN, vervangEind } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'verklein-nkje',
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
  beeld.vorm === 'verkl' && soortVerkleinwoord(beeld.laag, beeld.basis) === 'verklein-nkje' ? vindEind(beeld, /nkjes?$/) : [];

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

export const herschrijf: Herschrijf = (doel, voeg) => {
  if (!isVerkleinvorm(doel.woord, doel.vorm) || heeftPunt(doel, 'verklein-je')) return;
  const kosten = STAPKOSTEN.uitgang;
  vervangEind(doel, 'nkje', FOUT, voeg, { kosten });
  vervangEind(
    doel,
    'nkjes',
    FOUT.map((fout) => `${fout}s`),
    voeg,
    { kosten },
  );
};

export const verklaar: Verklaar = ({ basis, woord }) =>
  `${basis ? `Bij ${basis} valt de g weg.` : 'De g valt weg.'} Je schrijft nkje: ${woord}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 4 }, ['nkje', 'ngje', 'ngetje']);
