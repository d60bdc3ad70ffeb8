import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import { meerDanEen } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'meervoud-en-s',
  code: '16',
  naam: 'Meervoud op -en of -s',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['uitgang-stomme-e'],
  regel: 'Meer dan één: ik zet en of s achter het woord en let op de klankgroep.',
  hoortSchrijft: '/ən/ of /s/ > en, s',
  uitleg: [
    'Zeg het woord voor meer dan één: hoor je en of s?',
    'Zet en of s achter het woord.',
    'Let bij en op de klankgroepen: bo-men, ba-llen.',
  ],
  voorbeelden: ['bomen', 'bedden', 'tafels', 'bezems', 'kinderen', 'jongens', 'cafés', 'vogels'],
  fouten: ['boome', 'tafuls', 'vogelen'],
};

/** More than one, also of something small: stoeltjes. */
export const detect: Detect = (beeld) => {
  if (beeld.vorm === 'verkl') return findEind(beeld, /(?<=je)s$/);
  return beeld.vorm === 'mv' && !beeld.laag.endsWith("'s") ? findEind(beeld, /(en|ën|s|n|ren|eren)$/) : [];
};

/** stad, steden; schip, schepen; lid, leden. */
const hasAndereKlinker = ({ basis = '', woord }: { readonly basis?: string | undefined; readonly woord: string }): boolean =>
  /^[^aeiou]*[aiou][bdfgklmnprst]$/.test(basis) && /^[^aeiou]*e[^aeiou]en$/.test(woord) && !woord.startsWith(basis.slice(0, -1));

/** The other plural ending, or both at once: appelen, boekens. */
export const rewrite: Rewrite = (doel, add) => {
  if (!hasPunt(doel, 'meervoud-en-s')) return;
  const kosten = STAPKOSTEN.regel;
  if (doel.woord.endsWith('en')) replaceEind(doel, 'en', ['s', 'ens', 'es', 'ers'], add, { kosten });
  if (doel.woord.endsWith('ren')) replaceEind(doel, 'eren', ['en', 'ers', 'es'], add, { kosten });
  if (/[^e]s$/.test(doel.woord)) replaceEind(doel, 's', ['en', 'sen', 'e'], add, { kosten });
  if (doel.woord.endsWith('es')) replaceEind(doel, 's', ['n', 'en'], add, { kosten });
  const { basis = '', woord } = doel;
  // stadden, schippen: the vowel of the singular stayed. Of daken it is the same letter, and open-lettergreep sees it.
  if (hasAndereKlinker(doel) && !hasPunt(doel, 'meervoud-klinker'))
    for (const fout of [`${basis}${basis.slice(-1)}en`, `${basis}en`]) add(0, woord.length, fout, { kosten: STAPKOSTEN.werkwoord });
};

export const explain: Explain = (fout) => [
  [
    zin(
      `In ${fout.basis ?? ''} hoor je een korte klank, in ${fout.woord} een lange. Schrijf ${fout.woord}.`,
      fout.vorm === 'mv' &&
        hasAndereKlinker(fout) &&
        fout.getypt.endsWith('en') &&
        fout.basis !== undefined &&
        fout.getypt.startsWith(fout.basis),
    ),
  ],
  [meerDanEen(fout)],
];

export const bakken = ['en', 's'] as const;

export const keuzes: Keuzes = (punt) =>
  letters(punt) === 's' ? vasteKeuzes(punt, ['s', 'en', "'s"]) : letters(punt) === 'en' ? vasteKeuzes(punt, ['en', 'e', 's']) : null;
