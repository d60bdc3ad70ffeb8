import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'hoofdletter-fout',
  code: '24',
  naam: 'Onnodige hoofdletter (dagen, maanden, seizoenen)',
  blok: 'G',
  strategie: 'regel',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['hoofdletter-naam'],
  regel: 'Dagen, maanden en seizoenen krijgen geen hoofdletter, en woorden als westen, kerstboom en paasei ook niet.',
  hoortSchrijft: '',
  uitleg: [
    'Vraag: is het echt een naam?',
    'Dagen, maanden en seizoenen krijgen een kleine letter: maandag, mei, zomer.',
    'Ook kerstboom en paasei schrijf je met een kleine letter.',
  ],
  voorbeelden: ['maandag', 'dinsdag', 'januari', 'mei', 'zomer', 'herfst', 'kerstboom', 'paasei'],
  fouten: ['Maandag', 'Januari', 'Zomer'],
};

/** Days, months and seasons: words chosen because a child wants to write a capital. */
export const detectTaak: Detect = () => [vondst(0, 1)];

export const explain: Explain = (fout) => [
  [zin(`Hier hoort een kleine letter: ${fout.woord}.`, fout.woord.charAt(fout.start) === fout.goed)],
];

export const keuzes: Keuzes = (punt) => goedOf(punt, [letters(punt).toUpperCase()]);
