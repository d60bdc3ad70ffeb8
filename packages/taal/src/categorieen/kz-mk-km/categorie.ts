import type { Categorie } from '@spelrijk/domain/categorie';
import { findKlankzuiver } from '../../analyse/klankzuiver.ts';
import type { DetectRest } from '../../analyse/woordbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { klinkerKeuzes } from '../../generate/klankzuiver.ts';

export const categorie: Categorie = {
  id: 'kz-mk-km',
  code: '1',
  naam: 'Woord met twee klanken',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '3a', be: '1a' },
  vooraf: ['letterkennis'],
  regel: 'Ik hak het woord in stukjes en schrijf wat ik hoor.',
  hoortSchrijft: '/aːp/ > aap',
  uitleg: [
    'Zeg het woord langzaam: je hoort twee klanken.',
    'Schrijf de klanken in dezelfde volgorde op.',
    'Lees terug wat er staat en luister of het klopt.',
  ],
  voorbeelden: ['aap', 'oog', 'ik', 'op', 'uil', 'koe', 'uit', 'aan', 'en', 'af'],
  fouten: ['ap (aap)', 'kou (koe)', 'aa (aap)'],
};

export const detectRest: DetectRest = (beeld, gevonden) => findKlankzuiver(beeld, gevonden, (voor, na) => voor + na <= 1);

export const keuzes: Keuzes = (punt) => klinkerKeuzes(punt.woord);
