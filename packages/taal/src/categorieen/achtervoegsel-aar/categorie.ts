import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind, vrijeDelen } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, STAPKOSTEN, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { klinkt } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'achtervoegsel-aar',
  code: 'y',
  naam: 'Achtervoegsel -aar',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['open-lettergreep'],
  regel: "Hoor ik aar aan het eind, dan schrijf ik aar, met twee a's; hoor ik uh en dan r, dan schrijf ik er.",
  hoortSchrijft: '/aːr/ > aar',
  uitleg: ['Je hoort aar aan het eind van het woord.', 'Schrijf aar, met twee keer a.', 'Denk aan leraar en wandelaar.'],
  voorbeelden: ['leraar', 'tovenaar', 'wandelaar', 'goochelaar', 'bedelaar', 'dienaar', 'molenaar', 'winnaar'],
  fouten: ['lerar', 'wandelaer', 'tovernaar'],
};

/** Persons whose suffix does not follow from the letters before it. */
const PERSONEN: ReadonlySet<string> = new Set([
  'leraar',
  'dienaar',
  'winnaar',
  'overwinnaar',
  'zondaar',
  'minnaar',
  'weduwnaar',
  'ambtenaar',
  'barbaar',
]);
const GEEN_PERSOON: ReadonlySet<string> = new Set([
  'adelaar',
  'kandelaar',
  'lessenaar',
  'evenaar',
  'bezwaar',
  'gevaar',
  'ooievaar',
  'samenaar',
  'altaar',
  'barbaar',
]);

export const detect: Detect = (beeld) => {
  const laatste = vrijeDelen(beeld).at(-1)?.tekst.toLowerCase() ?? beeld.laag;
  const persoon = PERSONEN.has(laatste) || (/(el|en|er)aar$/.test(laatste) && !GEEN_PERSOON.has(laatste));
  return persoon ? findEind(beeld, /aar$/) : [];
};

export const rewrite: Rewrite = (doel, add) => {
  if (!hasPunt(doel, 'achtervoegsel-aar') && !/[bcdfghjklmnprstvwz]e?[lnr]aar(s|tje)?$/.test(doel.woord)) return;
  replaceEverywhere(doel, 'aar', ['ar', 'aer', 'are', 'aarr', 'arr', 'er', 'aor', 'oar'], add, {
    kosten: STAPKOSTEN.uitgang,
    where: (plek) => plek > 1 && doel.woord.length - plek < 7,
  });
};

export const explain: Explain = (fout) => [[klinkt(fout, 'aar', /aːr/, `Je hoort aar. Dat schrijf je met twee keer a: ${fout.woord}.`)]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['aar', 'ar', 'aer']);
