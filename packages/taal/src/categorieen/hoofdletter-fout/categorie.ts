import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'hoofdletter-fout',
  naam: 'Onnodige hoofdletter (dagen, maanden, seizoenen)',
  blok: 'G',
  strategie: 'regel',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['hoofdletter-naam'],
  regel: 'Dagen, maanden en seizoenen krijgen geen hoofdletter.',
  hoortSchrijft: '',
  uitleg: [
    'Vraag: is het echt een naam?',
    'Dagen, maanden en seizoenen krijgen een kleine letter: maandag, mei, zomer.',
    'Ook kerstboom en paasei schrijf je met een kleine letter.',
  ],
  voorbeelden: ['maandag', 'dinsdag', 'januari', 'mei', 'zomer', 'herfst', 'kerstboom', 'paasei'],
  fouten: ['Maandag', 'Januari', 'Zomer'],
};
