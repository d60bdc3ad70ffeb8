import type { Categorie } from '@spelrijk/domain/categorie';
import { tekenOp, findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, isMedeklinkerletter, letter, STAPKOSTEN, replaceEind, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'achtervoegsel-ig',
  code: 'w',
  naam: 'Achtervoegsel -ig',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['uitgang-stomme-e'],
  regel: 'Ik hoor ug, maar ik schrijf ig.',
  hoortSchrijft: '/əx/ > ig',
  uitleg: ['Je hoort ug aan het eind.', 'Schrijf ig, met een i en een g.', 'Denk aan aardig en jarig.'],
  voorbeelden: ['aardig', 'twintig', 'jarig', 'gelukkig', 'gezellig', 'rustig', 'prachtig', 'stevig', 'grappig', 'veertig'],
  fouten: ['aardug', 'twintich'],
};

export const detect: Detect = (beeld) => findEind(beeld, /ige?$/).filter(({ start }) => tekenOp(beeld, start)?.foneem === 'ə');

export const rewrite: Rewrite = (doel, add) => {
  const kosten = STAPKOSTEN.uitgang;
  // The ig of vliegtuig is half of ui.
  if (!/[aeou]ig$/.test(doel.woord) || hasPunt(doel, 'achtervoegsel-ig'))
    replaceEind(doel, 'ig', ['ug', 'ich', 'uch', 'eg', 'ech', 'g', 'igg', 'igt', 'igh', 'ieg', 'ugg', 'ag'], add, { kosten });
  // The g of prestige is no suffix.
  if (!hasPunt(doel, 'leen-g-zj'))
    replaceEind(doel, 'ige', ['uge', 'iche', 'uche', 'ege', 'iege', 'ugge', 'igu', 'ugu', 'eche'], add, { kosten });
  for (const staart of ['heid', 'heden', 'er', 'ere', 'st', 'ste', 's', 'en'])
    replaceEverywhere(doel, 'ig', ['ug', 'ich', 'uch', 'eg', 'ech', 'igg'], add, {
      kosten,
      where: (plek) => doel.woord.slice(plek + 2) === staart && plek > 1 && isMedeklinkerletter(letter(doel, plek - 1)),
    });
};

export const explain: Explain = (fout) => [[hoort(fout, { hoor: 'ug', klank: /ə[xɣ]/, letters: 'ig' })]];

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 2 }, ['ig', 'ug', 'ich']);
