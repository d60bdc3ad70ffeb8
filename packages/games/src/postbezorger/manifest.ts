import type { GameManifest } from '@spelrijk/game-kit/contract';

export const manifest: GameManifest = {
  slug: 'postbezorger',
  folder: 'postbezorger',
  titel: 'Postbezorger',
  plaatje: 'krant',
  instructie: 'Fiets naar de goede brievenbus en gooi je pakje erin.',
  familie: 'A',
  rustig: true,
  antwoordvormen: ['SORT', 'KIES'],
  eigen: ['huis-beeld'],
  sorteervraag: 'In welke brievenbus hoort dit?',
  bediening: {
    toetsen:
      'Fiets met de pijltjes en gooi met de spatiebalk. Of druk op 1, 2, 3 of 4. Na een goed woord gooi je kranten: op de mat met de spatiebalk, door het raam met pijltje omhoog.',
    aanraken: 'Tik op een brievenbus. Na een goed woord gooi je kranten: tik laag voor de mat, tik hoog voor het raam.',
  },
  uitlegBij: {
    'huis-beeld': {
      instructie: 'Lees bij welk huis het pakje hoort. Fiets erheen en gooi het naar de deur.',
      bediening: {
        toetsen:
          'Fiets met de pijltjes en gooi met de spatiebalk. Of druk op 1, 2, 3 of 4. Na een goed huis gooi je kranten: op de mat met de spatiebalk, door het raam met pijltje omhoog.',
        aanraken: 'Tik op een huis. Na een goed huis gooi je kranten: tik laag voor de mat, tik hoog voor het raam.',
      },
    },
  },
  spel: {
    werkwoord: 'kranten gooien op de fiets',
    keuze: 'dichtbij op de mat, of ver door een open raam',
    verrassing: 'wat de bewoners teruggeven, en de hond die een krant vangt',
    blijft: 'de bedankjes in je fietskar, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 26,
  maxVraag: 90,
};
