import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'bioscoop2',
  folder: 'bioscoop2',
  titel: 'Bioscoop',
  plaatje: 'popcorn',
  instructie: 'Kijk naar het doek. Het woord is er maar even. Daarna is het jouw beurt.',
  familie: 'J',
  antwoordvormen: ['FLITS', 'TYP'],
  bediening: {
    toetsen:
      'Kies het woord dat je zag met 1, 2, 3 of 4, of typ het en druk op Enter. Met Tab kom je bij de spoel: die draait terug. Na een goed woord ben je de regisseur: kies met de pijltjes en laat het vallen met de spatiebalk.',
    aanraken:
      'Tik op het kaartje met het woord dat je zag. Of tik de letters. Niet gezien? Tik op de spoel. Na een goed woord ben je de regisseur: tik op iets, dan valt het.',
  },
  uitlegBij: {
    TYP: {
      instructie: 'Typ het woord op de kaartjesautomaat. Dan gaat de film verder.',
      bediening: {
        toetsen:
          'Typ het woord en druk op Enter. Met Backspace haal je een letter weg. Met Tab kom je bij de spoel. Na een goed woord ben je de regisseur: kies met de pijltjes en laat het vallen met de spatiebalk.',
        aanraken:
          'Tik de letters op het letterbord. Tik op Klaar als het woord af is. Niet gezien? Tik op de spoel. Na een goed woord ben je de regisseur: tik op iets, dan valt het.',
      },
    },
  },
  spel: {
    werkwoord: 'een film regisseren',
    keuze: 'wat je laat vallen, in welke volgorde en op welk moment',
    verrassing: 'wat er in de kist zit en hoe Bloep schrikt',
    blijft: 'de filmreeks: na elke taak een nieuw deel',
  },
  verzameling: {
    titel: 'De filmreeks van Bloep',
    vraag: 'Er is een nieuw deel van de film!',
    opVolgorde: true,
    stukken: [
      { id: 'deel1', naam: 'De kaart' },
      { id: 'deel2', naam: 'De lekke boot' },
      { id: 'deel3', naam: 'Het kippeneiland' },
      { id: 'deel4', naam: 'De deur in de berg' },
      { id: 'deel5', naam: 'Ogen in het donker' },
      { id: 'deel6', naam: 'De draak die niest' },
      { id: 'deel7', naam: 'De reuzensok' },
      { id: 'deel8', naam: 'Hoog in de lucht' },
      { id: 'deel9', naam: 'Feest op een wolk' },
      { id: 'deel10', naam: 'De sleutel van kaas' },
      { id: 'deel11', naam: 'Terug in de bioscoop' },
      { id: 'deel12', naam: 'Wie daar zat' },
    ],
  },
  paneel: 'geen',
  paneelBij: { TYP: 'letters' },
  maxLetters: 60,
  typtZinnen: true,
  flitst: true,
};
