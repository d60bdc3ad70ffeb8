import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst, vrijeDelen } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';

export const categorie: Categorie = {
  id: 'samenstelling',
  naam: 'Samenstelling',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mmkmm'],
  regel: 'Ik zoek de losse woorden, schrijf elk woord zoals het is en plak ze aan elkaar.',
  hoortSchrijft: 'twee woorden > één woord',
  uitleg: ['Zoek de losse woorden: zee en hond.', 'Schrijf elk woord zoals je het kent.', 'Plak ze aan elkaar: zeehond.'],
  voorbeelden: ['schoolplein', 'zeehond', 'sneeuwpop', 'huiswerk', 'speelgoed', 'vuurtoren', 'regenjas', 'tandarts'],
  fouten: ['school plein', 'voebal'],
};

export const detect: Detect = (beeld) => {
  const vrij = vrijeDelen(beeld);
  return vrij.length < 2 ? [] : vrij.slice(1).map((deel) => vondst(deel.start - 1, deel.start + 1));
};

export const verklaar: Verklaar = ({ delen, woord }) => `Zoek de losse woorden: ${delen.join(' + ')}. Plak ze aan elkaar: ${woord}.`;
