import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst, vrijeDelen } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { delen } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'samenstelling',
  code: '14',
  naam: 'Samenstelling',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mmkmm'],
  regel: 'Ik zoek de losse woorden, schrijf elk woord zoals het is en plak ze aan elkaar.',
  hoortSchrijft: 'twee woorden > één woord',
  uitleg: ['Zoek de losse woorden: zee en hond.', 'Schrijf elk woord zoals je het kent.', 'Plak ze aan elkaar: zeehond.'],
  voorbeelden: ['huisdier', 'zeehond', 'sneeuwpop', 'huiswerk', 'speelgoed', 'vuurtoren', 'regenjas', 'tandarts'],
  fouten: ['school plein', 'voebal'],
};

export const detect: Detect = (beeld) => {
  const vrij = vrijeDelen(beeld);
  return vrij.length < 2 ? [] : vrij.slice(1).map((deel) => vondst(deel.start - 1, deel.start + 1));
};

export const explain: Explain = (fout) => [
  [delen(fout, (los) => `Zoek de losse woorden: ${los}. Plak ze aan elkaar: ${fout.woord}.`, !fout.woord.includes(' '))],
];

/** The two letters at the border: together, apart, or with the first one lost. */
export const keuzes: Keuzes = (punt) => {
  const [eerste = '', tweede = ''] = letters(punt);
  return eerste === '' || tweede === '' ? null : vasteKeuzes(punt, [eerste + tweede, `${eerste} ${tweede}`, tweede]);
};
