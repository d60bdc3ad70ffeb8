import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import { endsInBeklemdEren, isLeenverb } from '../../lexicon/eren.ts';
import { klinktOpen, openLang, zin } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-eren',
  code: '2s',
  naam: 'Werkwoord op -eren',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['open-lettergreep'],
  regel: 'Ik hoor eeren aan het eind, maar ik schrijf eren met één e.',
  hoortSchrijft: '/eːrən/ > eren',
  uitleg: [
    'Je hoort eeren aan het eind van het werkwoord.',
    'De klankgroep eindigt op een lange e: je schrijft één e.',
    'Schrijf eren: no-te-ren, pro-be-ren.',
  ],
  voorbeelden: ['noteren', 'controleren', 'trainen', 'fantaseren'],
  fouten: ['noteeren', 'controlleren'],
};

/** Chosen for its ending. */
export const detectTaak: Detect = (beeld) => findEind(beeld, /eren$/);

/** Where the ending was not chosen it is remembered all the same: kamperen, in a sentence about something else. */
function eindesVan(doel: Doelbeeld): readonly { readonly start: number; readonly end: number }[] {
  const punten = puntenVan(doel, 'ww-eren');
  const isVerb = doel.vorm === 'inf' || doel.vorm === 'tt-mv' ? endsInBeklemdEren(doel.woord) : doel.vorm === '' && isLeenverb(doel.woord);
  return punten.length === 0 && isVerb ? [{ start: doel.woord.length - 4, end: doel.woord.length }] : punten;
}

export const rewrite: Rewrite = (doel, add) => {
  for (const { start, end } of eindesVan(doel)) {
    // Only that letter, so that it is what a child is told of.
    add(start, start + 1, 'ee', { kosten: STAPKOSTEN.werkwoord });
    for (const fout of ['erren', 'iren', 'ere', 'eere', 'eerren', 'ieren']) add(start, end, fout, { kosten: STAPKOSTEN.werkwoord });
  }
};

export const explain: Explain = (fout) => [
  [klinktOpen(fout, 'e', `Je hoort een lange e aan het eind van de klankgroep. Je schrijft één e: ${fout.woord}.`)],
  [openLang(fout)],
  [zin(`Dit werkwoord eindigt op eren: ${fout.woord}.`, fout.woord.endsWith('eren') && !fout.getypt.endsWith('eren'))],
];

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 2 }, ['er', 'eer', 'err']);
