import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind, vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'achtervoegsel-teit',
  code: '12',
  naam: 'Achtervoegsel -teit',
  blok: 'D',
  strategie: 'weet',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['achtervoegsel-heid'],
  regel: 'Ik hoor tijt, maar ik schrijf teit met ei en t.',
  hoortSchrijft: '/tɛit/ > teit',
  uitleg: ['Je hoort tijt aan het eind.', 'Schrijf teit, met de korte ei en een t.', 'Denk aan kwaliteit en activiteit.'],
  voorbeelden: ['kwaliteit', 'elektriciteit', 'universiteit', 'activiteit', 'majesteit', 'kwantiteit', 'publiciteit', 'identiteit'],
  fouten: ['kwalitijt', 'elektriciteid'],
};

export const detect: Detect = (beeld) =>
  beeld.laag.length > 6 ? findEind(beeld, /teit(en)?$/).map(({ start }) => vondst(start, start + 4)) : [];

export const rewrite: Rewrite = (doel, add) => {
  for (const staart of ['', 'en'])
    replaceEind(
      doel,
      `teit${staart}`,
      ['tijt', 'teid', 'tijd', 'teidt', 'tijdt', 'tyt', 'tyd', 'theit', 'tet', 'tiet', 'theid'].map((fout) => fout + staart),
      add,
      { kosten: STAPKOSTEN.uitgang },
    );
};

export const explain: Explain = (fout) => [[hoort(fout, { hoor: 'tijt', klank: /tɛit/, letters: 'teit' })]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['teit', 'tijt', 'teid']);
