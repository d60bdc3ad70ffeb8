import type { Categorie } from '@spelrijk/domain/categorie';
import { isVerkleinvorm, soortVerkleinwoord } from '../../analyse/verkleinwoord.ts';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, puntenVan, STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort } from '../../uitleg/beweringen.ts';
import { basisMet } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'verklein-tje',
  code: '17',
  naam: 'Verkleinwoord -tje',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['verklein-je'],
  regel: 'Ik schrijf het grondwoord. Hoor ik daarna tjuh, dan schrijf ik tje.',
  hoortSchrijft: '/tjə/ > tje',
  uitleg: ['Schrijf eerst het gewone woord: stoel.', 'Je hoort tjuh, maar je schrijft tje.', 'Zet tje erachter: stoeltje.'],
  voorbeelden: ['stoeltje', 'deurtje', 'tafeltje', 'treintje', 'tuintje', 'vogeltje', 'eitje', 'vrouwtje'],
  fouten: ['stoelje', 'deurtju'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'verkl' && soortVerkleinwoord(beeld.laag, beeld.basis) === 'verklein-tje' ? findEind(beeld, /tjes?$/) : [];

/** The other side of the rule: a word that was chosen because je stands behind it, without a t. */
export const detectTaak: Detect = (beeld) =>
  beeld.vorm === 'verkl' && soortVerkleinwoord(beeld.laag, beeld.basis) === 'verklein-je' ? findEind(beeld, /je$/) : [];

const FOUT = [
  'tju',
  'je',
  'ju',
  'tie',
  'tsje',
  'tsju',
  'tjuh',
  'ttje',
  'dje',
  'tjen',
  'tche',
  'tchu',
  'ttju',
  'etje',
  'che',
  'sje',
  'tji',
  'tja',
  'tj',
  'pje',
  'ie',
  'kje',
  'dju',
  'te',
];

export const rewrite: Rewrite = (doel, add) => {
  for (const { start, end } of puntenVan(doel, 'verklein-tje'))
    if (doel.woord.startsWith('je', start)) add(start, end, 'tje', { kosten: STAPKOSTEN.werkwoord });
  if (
    !isVerkleinvorm(doel.woord, doel.vorm) ||
    hasPunt(doel, 'verklein-je') ||
    hasPunt(doel, 'verklein-etje') ||
    hasPunt(doel, 'verklein-klinker')
  )
    return;
  const kosten = STAPKOSTEN.uitgang;
  // etuietje: the ie that is heard, and no etje.
  const fouten = /itjes?$/.test(doel.woord) ? FOUT.filter((fout) => fout !== 'etje') : FOUT;
  replaceEind(doel, 'tje', fouten, add, { kosten });
  replaceEind(
    doel,
    'tjes',
    fouten.map((fout) => `${fout}s`),
    add,
    { kosten },
  );
};

export const explain: Explain = (fout) => [
  [basisMet(fout, 'tje', (basis) => `Schrijf eerst ${basis}. Zet er tje achter: ${fout.woord}.`)],
  [hoort(fout, { hoor: 'tjuh', klank: /tjə/, letters: 'tje' })],
];

export const keuzes: Keuzes = (punt) =>
  vasteKeuzes({ ...punt, end: punt.woord.startsWith('tje', punt.start) ? punt.start + 3 : punt.end }, ['tje', 'je', 'tju']);
