import type { Categorie } from '@spelrijk/domain/categorie';
import { isVerkleinvorm, soortVerkleinwoord } from '../../analyse/verkleinwoord.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort } from '../../uitleg/beweringen.ts';
import { basisMet } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'verklein-je',
  code: '15',
  naam: 'Verkleinwoord -je',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['uitgang-stomme-e'],
  regel: 'Ik schrijf het grondwoord. Hoor ik daarna juh, dan schrijf ik je.',
  hoortSchrijft: '/jə/ > je',
  uitleg: ['Schrijf eerst het gewone woord: huis.', 'Je hoort juh, maar je schrijft je.', 'Zet je erachter: huisje.'],
  voorbeelden: ['huisje', 'boekje', 'hondje', 'meisje', 'kopje', 'visje', 'feestje', 'plaatje'],
  fouten: ['huisju', 'boekju', 'hontje'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'verkl' && soortVerkleinwoord(beeld.laag, beeld.basis) === 'verklein-je' ? findEind(beeld, /jes?$/) : [];

const FOUT = [
  'ju',
  'juh',
  'ie',
  'jen',
  'tje',
  'tju',
  'sje',
  'jeu',
  'ji',
  'ja',
  'j',
  'tie',
  'ije',
  'ju ',
  'pje',
  'etje',
  'jje',
  'che',
  'gje',
];

export const rewrite: Rewrite = (doel, add) => {
  if (!isVerkleinvorm(doel.woord, doel.vorm)) return;
  const kosten = STAPKOSTEN.uitgang;
  // The second s of huissje is that of huis.
  const fouten = /sjes?$/.test(doel.woord) ? FOUT.filter((fout) => fout !== 'sje') : FOUT;
  if (puntenVan(doel, 'verklein-je').length > 0 || !/([tp]je|nkje)s?$/.test(doel.woord)) {
    replaceEind(doel, 'je', fouten, add, { kosten });
    replaceEind(
      doel,
      'jes',
      fouten.map((fout) => `${fout}s`),
      add,
      { kosten },
    );
    for (const letter of ['k', 'p', 't', 's']) replaceEind(doel, `${letter}je`, [`${letter}${letter}ie`], add, { kosten });
    replaceEind(doel, 'tje', ['sje', 'sju', 'tsje', 'tchu', 'ttju', 'ttje', 'tie', 'che', 'je', 'ju'], add, { kosten });
    replaceEind(doel, 'sje', ['sje', 'sche', 'che', 'shu', 'she'], add, { kosten });
  }
};

export const explain: Explain = (fout) => [
  [basisMet(fout, 'je', (basis) => `Schrijf eerst ${basis}. Zet er je achter: ${fout.woord}.`)],
  [hoort(fout, { hoor: 'juh', klank: /jə/, letters: 'je' })],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 2 }, ['je', 'tje', 'ju']);
