import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'meervoud-en-s',
  naam: 'Meervoud op -en of -s',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['uitgang-stomme-e'],
  regel: 'Meer dan één: ik zet en of s achter het woord en let op de klankgroep.',
  hoortSchrijft: '/ən/ of /s/ > en, s',
  uitleg: [
    'Zeg het woord voor meer dan één: hoor je en of s?',
    'Zet en of s achter het woord.',
    'Let bij en op de klankgroepen: bo-men, bo-mmen.',
  ],
  voorbeelden: ['bomen', 'bommen', 'tafels', 'bezems', 'kinderen', 'jongens', 'cafés', 'garages'],
  fouten: ['boome', 'tafuls', 'vogelen'],
};
