import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'bellenprikken',
  folder: 'bellenprikken',
  titel: 'Bellen prikken',
  plaatje: 'zeep',
  instructie: 'Prik de bel met het goede antwoord.',
  familie: 'C',
  antwoordvormen: ['KIES', 'GAP', 'FLITS'],
  bediening: {
    toetsen:
      'Vaar met de pijltjes en prik met de spatiebalk. Of druk op 1, 2, 3 of 4. Na een goed woord prik je een tros: vaar eronder en prik.',
    aanraken: 'Tik op de bel. Na een goed woord prik je een tros: tik op een bel.',
  },
  spel: {
    werkwoord: 'prikken',
    keuze: 'welke bel de langste ketting laat knappen',
    verrassing: 'hoe de tros hangt, en waar de gouden bel zit',
    blijft: 'sterretjes, en je eigen sterrenhemel die steeds voller wordt',
  },
  verzameling: {
    titel: 'Je sterrenhemel',
    vraag: 'Welk sterrenbeeld komt aan je hemel?',
    stukken: [
      { id: 'walvis', naam: 'de Walvis' },
      { id: 'vlieger', naam: 'de Vlieger' },
      { id: 'kroon', naam: 'de Kroon' },
      { id: 'boot', naam: 'de Boot' },
      { id: 'huis', naam: 'het Huis' },
      { id: 'kat', naam: 'de Kat' },
      { id: 'sleutel', naam: 'de Sleutel' },
      { id: 'paraplu', naam: 'de Paraplu' },
      { id: 'raket', naam: 'de Raket' },
      { id: 'boom', naam: 'de Boom' },
      { id: 'schildpad', naam: 'de Schildpad' },
      { id: 'lantaarn', naam: 'de Lantaarn' },
    ],
  },
  paneel: 'geen',
  maxLetters: 14,
};
