import type { GameManifest } from '@spelrijk/game-kit/contract';

const SPRINT = {
  toetsen: 'Na een goed woord is de rivier van jou: roei met de spatiebalk als de trom bomt, en stuur met de pijltjes op en neer.',
  aanraken: 'Na een goed woord is de rivier van jou: tik op het water waar je heen wilt, op de maat van de trom.',
} as const;

export const manifest: GameManifest = {
  slug: 'roeien',
  folder: 'roeien',
  titel: 'Roeien',
  plaatje: 'boot',
  instructie: 'Roei één slag voor elk stukje van het woord. Zet daarna de vlaggen in het woord.',
  familie: 'I',
  rustig: true,
  antwoordvormen: ['SPLIT', 'VOLG'],
  vormen: ['klankgroepen', 'letters-ordenen', 'hakken'],
  bediening: {
    toetsen: `Roei met de spatiebalk, met Backspace neem je een slag terug, en met Enter ben je klaar. Zet de vlaggen met de pijltjes en de spatiebalk. ${SPRINT.toetsen}`,
    aanraken: `Tik op Roei, en op Klaar als je alle stukjes hebt. Tik dan tussen twee letters voor een vlag. ${SPRINT.aanraken}`,
  },
  uitlegBij: {
    VOLG: {
      instructie: 'Zet de roeiers in de boot, in de goede volgorde.',
      bediening: {
        toetsen: `Kies een roeier met de pijltjes links en rechts. Met pijltje op stapt hij in, met pijltje neer stapt de laatste uit. Druk op Enter als het woord af is. ${SPRINT.toetsen}`,
        aanraken: `Tik op een roeier, dan stapt hij in. Tik op Klaar als het woord af is. ${SPRINT.aanraken}`,
      },
    },
  },
  spel: {
    werkwoord: 'roeien op de maat',
    keuze: 'door welke strook water je vaart: langs een fles, of met de stroom mee',
    verrassing: 'welk hoedje er in de fles zit',
    blijft: 'de hoedjes van je ploeg, de hele ronde',
  },
  paneel: 'geen',
  maxLetters: 14,
};
