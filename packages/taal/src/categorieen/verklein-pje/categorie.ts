import type { Categorie } from '@spelrijk/domain/categorie';
import { isVerkleinvorm, soortVerkleinwoord } from '../../analyse/verkleinwoord.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { basisMet } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'verklein-pje',
  code: '18',
  naam: 'Verkleinwoord -pje',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['verklein-je'],
  regel: 'Hoor ik pjuh na een m, dan schrijf ik pje.',
  hoortSchrijft: '/pjə/ > pje',
  uitleg: ['Schrijf eerst het gewone woord: boom.', 'Na de m hoor je pjuh: schrijf pje.', 'Zet pje erachter: boompje.'],
  voorbeelden: ['boompje', 'raampje', 'wormpje', 'bloempje', 'armpje', 'filmpje', 'droompje', 'bezempje'],
  fouten: ['boomtje', 'raamje'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'verkl' && soortVerkleinwoord(beeld.laag, beeld.basis) === 'verklein-pje' ? findEind(beeld, /pjes?$/) : [];

const FOUT = ['tje', 'je', 'pju', 'ju', 'tju', 'ppje', 'bje', 'bju', 'pie', 'pjuh', 'etje', 'pjen', 'ptje', 'pji', 'pj', 'ie', 'kje'];

export const rewrite: Rewrite = (doel, add) => {
  if (!isVerkleinvorm(doel.woord, doel.vorm) || hasPunt(doel, 'verklein-je')) return;
  const kosten = STAPKOSTEN.uitgang;
  replaceEind(doel, 'pje', FOUT, add, { kosten });
  replaceEind(
    doel,
    'pjes',
    FOUT.map((fout) => `${fout}s`),
    add,
    { kosten },
  );
};

export const explain: Explain = (fout) => [
  [basisMet(fout, 'pje', (basis) => `Schrijf eerst ${basis}. Na de m schrijf je pje: ${fout.woord}.`)],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 3 }, ['pje', 'tje', 'je']);
