import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'uitgang-stomme-e',
  naam: 'Stomme e aan het eind: -e, -el, -er, -en, -em',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['kz-mkm'],
  regel: 'Ik hoor uh, maar ik schrijf een e; ook de n van -en schrijf ik altijd.',
  hoortSchrijft: '/ə əl ər ən əm/ > e, el, er, en, em',
  uitleg: [
    'Luister naar het eind: je hoort een uh.',
    'Schrijf die uh als e: tafel, vader, bezem.',
    'Hoor je aan het eind uh of un, denk dan aan de n van -en: lopen.',
  ],
  voorbeelden: ['tafel', 'vogel', 'vader', 'winkel', 'lopen', 'kussen', 'bezem', 'aarde', 'lente', 'einde'],
  fouten: ['taful', 'lopun', 'lope', 'moedur'],
};
