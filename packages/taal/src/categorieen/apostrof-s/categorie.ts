import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'apostrof-s',
  code: '19',
  naam: "'s aan het begin",
  blok: 'E',
  strategie: 'weet',
  intro: { nl: '5b', be: '3b' },
  vooraf: [],
  regel: "Ik hoor s; het is een stukje van des en ik schrijf 's los ervoor.",
  hoortSchrijft: "/s/ > 's",
  uitleg: [
    'Je hoort een s voor het woord: s avonds.',
    "Die s is een stukje van des. Schrijf eerst de komma boven: 's.",
    "Laat een spatie open en schrijf dan het woord: 's avonds.",
  ],
  voorbeelden: ["'s avonds", "'s morgens", "'s nachts", "'s ochtends", "'s middags", "'s winters", "'s zomers", "'s zondags"],
  fouten: ['savonds', "s'avonds", 'smorgens'],
};

export const detect: Detect = (beeld) => (beeld.laag.startsWith("'s ") ? [vondst(0, 3)] : []);

export const rewrite: Rewrite = (doel, add) => {
  if (!doel.woord.startsWith("'s ")) return;
  for (const fout of [
    's',
    "s'",
    's ',
    "'s",
    "s' ",
    "'s-",
    's-',
    "' s ",
    "'",
    '',
    'des ',
    "'z ",
    'z ',
    'z',
    "s 's ",
    ',s ',
    ',s',
    's, ',
    's,',
  ])
    add(0, 3, fout, { kosten: STAPKOSTEN.teken });
};

export const explain: Explain = (fout) => [
  [
    zin(
      `Schrijf eerst 's, dan een spatie en dan het woord: ${fout.woord}.`,
      fout.woord.startsWith("'s ") && !fout.getypt.startsWith("'s "),
    ),
  ],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 2 }, ["'s", 's', "s'"]);
