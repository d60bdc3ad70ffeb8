import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'meervoud-klinker',
  code: '2v',
  naam: 'Meervoud met een andere klinker',
  blok: 'E',
  strategie: 'weet',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['open-lettergreep', 'meervoud-en-s'],
  regel: 'Bij meer dan één verandert de klank: een korte klank wordt lang, of er komt een andere klinker.',
  hoortSchrijft: 'schip, maar /sxeːpən/ > schepen',
  uitleg: [
    'Zeg het woord voor één en voor meer: dag, dagen. De klank verandert.',
    'Je hoort in het meervoud een lange klank.',
    'De klankgroep eindigt op die lange klank: je schrijft één klinker, da-gen.',
  ],
  voorbeelden: ['schepen', 'steden', 'dagen', 'wegen', 'glazen'],
  fouten: ['schippen', 'steeden', 'daggen'],
};

/** Chosen for its plural: the long vowel in front of the ending, where the base has a short one. */
export const detectTaak: Detect = (beeld) =>
  beeld.vorm === 'mv' ? findTekens(beeld, ({ grafeem, foneem }) => /^[aeo]$/.test(grafeem) && /^[aeo]ː$/.test(foneem)).slice(-1) : [];

export const rewrite: Rewrite = (doel, add) => {
  for (const { start } of puntenVan(doel, 'meervoud-klinker')) {
    const [klinker, volgt] = [doel.woord.charAt(start), doel.woord.charAt(start + 1)];
    // slooten and slotten for sloten: the letter itself is right, and `open-lettergreep` says so first.
    add(start, start + 1, klinker + klinker, { kosten: STAPKOSTEN.omgekeerd });
    add(start, start + 2, klinker + volgt + volgt, { kosten: STAPKOSTEN.omgekeerd });
    for (const kort of ['i', 'a'].filter((een) => een !== klinker)) {
      add(start, start + 2, kort + volgt + volgt, { kosten: STAPKOSTEN.werkwoord });
      add(start, start + 1, kort, { kosten: STAPKOSTEN.werkwoord });
    }
  }
};

export const explain: Explain = (fout) => [
  [
    zin(
      `In ${fout.basis ?? ''} hoor je een korte klank, in ${fout.woord} een lange. Schrijf ${fout.woord}.`,
      fout.vorm === 'mv' && fout.basis !== undefined && fout.basis !== fout.woord,
    ),
  ],
];

export const keuzes: Keuzes = ({ woord, ...punt }) => {
  const [klinker, volgt] = [woord.charAt(punt.start), woord.charAt(punt.start + 1)];
  return vasteKeuzes({ ...punt, woord, end: punt.start + 2 }, [klinker + volgt, klinker + klinker + volgt, klinker + volgt + volgt]);
};
