import type { Categorie } from '@spelrijk/domain/categorie';
import { vindEind, vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, vervangEind } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'achtervoegsel-teit',
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
  beeld.laag.length > 6 ? vindEind(beeld, /teit(en)?$/).map(({ start }) => vondst(start, start + 4)) : [];

export const herschrijf: Herschrijf = (doel, voeg) => {
  for (const staart of ['', 'en'])
    vervangEind(
      doel,
      `teit${staart}`,
      ['tijt', 'teid', 'tijd', 'teidt', 'tijdt', 'tyt', 'tyd', 'theit', 'teitt', 'tet', 'tiet', 'theid'].map((fout) => fout + staart),
      voeg,
      { kosten: STAPKOSTEN.uitgang },
    );
};

export const verklaar: Verklaar = ({ woord }) => `Aan het eind hoor je tijt, maar je schrijft teit: ${woord}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['teit', 'tijt', 'teid']);
