import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'achtervoegsel-heid',
  code: 'z',
  naam: 'Achtervoegsel -heid',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['ei-ij', 'verlenging-d-t'],
  regel: 'Ik hoor hijt, maar ik schrijf heid met ei en d.',
  hoortSchrijft: '/hɛit/ > heid',
  uitleg: [
    'Je hoort hijt aan het eind.',
    'Schrijf heid, met de korte ei en een d.',
    'Maak het langer als je twijfelt: waarheid, waarheden.',
  ],
  voorbeelden: ['waarheid', 'snelheid', 'gezondheid', 'vrijheid', 'eenheid', 'schoonheid', 'veiligheid', 'gelegenheid'],
  fouten: ['waarhijd', 'vrijheit'],
};

export const detect: Detect = (beeld) => (beeld.laag.length > 6 ? findEind(beeld, /(?<!sc)heid$/) : []);

export const rewrite: Rewrite = (doel, add) => {
  if (doel.woord.endsWith('scheid')) return;
  const kosten = STAPKOSTEN.uitgang;
  replaceEind(
    doel,
    'heid',
    ['hijd', 'heit', 'hijt', 'hyd', 'heidt', 'hijdt', 'hyt', 'eid', 'eit', 'ijd', 'ijt', 'hed', 'heijd', 'heid ', 'hied', 'hid'],
    add,
    { kosten },
  );
  replaceEverywhere(doel, 'heden', ['heeden', 'heiden', 'heede', 'hijden', 'heidden', 'hedden'], add, {
    kosten,
    where: (plek) => plek > 2 && plek + 5 === doel.woord.length,
  });
};

export const explain: Explain = (fout) => [[hoort(fout, { hoor: 'hijt', klank: /hɛit/, letters: 'heid' })]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['heid', 'hijd', 'heit']);
