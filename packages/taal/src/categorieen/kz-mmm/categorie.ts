import type { Categorie } from '@spelrijk/domain/categorie';
import { findKlankzuiver } from '../../analyse/klankzuiver.ts';
import type { DetectRest } from '../../analyse/woordbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { clusterKeuzes } from '../../generate/klankzuiver.ts';

export const categorie: Categorie = {
  id: 'kz-mmm',
  code: '7',
  naam: 'Drie of meer medeklinkers achter elkaar',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['kz-mmkmm'],
  regel: 'Ik hoor drie medeklinkers achter elkaar en schrijf ze alle drie.',
  hoortSchrijft: '/straːt/ > straat',
  uitleg: [
    'Zeg het woord heel langzaam, klank voor klank.',
    'Waar je drie medeklinkers achter elkaar hoort, schrijf je ze alle drie.',
    'Tel de klanken en tel de letters: er mag er geen weg zijn.',
  ],
  voorbeelden: ['straat', 'strik', 'struik', 'worst', 'herfst', 'barst', 'korst', 'kunst', 'spreek', 'splits'],
  fouten: ['staat', 'sraat', 'hefst'],
};

export const detectRest: DetectRest = (beeld, gevonden) => findKlankzuiver(beeld, gevonden, (voor, na) => voor >= 3 || na >= 3);

export const keuzes: Keuzes = (punt) => clusterKeuzes(punt.woord, 'langste');
