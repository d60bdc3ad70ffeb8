import type { Categorie } from '@spelrijk/domain/categorie';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, vervangEind, vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'achtervoegsel-heid',
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

export const detect: Detect = (beeld) => (beeld.laag.length > 6 ? vindEind(beeld, /(?<!sc)heid$/) : []);

export const herschrijf: Herschrijf = (doel, voeg) => {
  if (doel.woord.endsWith('scheid')) return;
  const kosten = STAPKOSTEN.uitgang;
  vervangEind(
    doel,
    'heid',
    ['hijd', 'heit', 'hijt', 'hyd', 'heidt', 'hijdt', 'hyt', 'eid', 'eit', 'ijd', 'ijt', 'hed', 'heijd', 'heid ', 'hied', 'hid'],
    voeg,
    { kosten },
  );
  vervangOveral(
    doel,
    'heden',
    ['heeden', 'heiden', 'heede', 'hede', 'hijden', 'heidden', 'hedden'],
    voeg,
    { kosten },
    (plek) => plek > 2 && plek + 5 === doel.woord.length,
  );
};

export const verklaar: Verklaar = ({ woord }) => `Aan het eind hoor je hijt, maar je schrijft heid: ${woord}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['heid', 'hijd', 'heit']);
