import type { Categorie } from '@spelrijk/domain/categorie';
import { findLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, STAPKOSTEN, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'koppelteken',
  code: '1j',
  naam: 'Koppelteken',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['samenstelling', 'trema'],
  regel: 'Botsen er klinkers, of staat er een losse letter of een naam met een richting, dan zet ik een streepje.',
  hoortSchrijft: 'klinkerbotsing > -',
  uitleg: [
    'Zoek de twee delen: zee en egel.',
    'Zet een streepje als er klinkers botsen: zee-egel.',
    'Ook bij losse letters (tv-gids) en bij namen (Noord-Afrika) komt een streepje.',
  ],
  voorbeelden: ['zee-egel', 'auto-ongeluk', 'radio-omroep', 'tv-gids', 'na-apen', 'Noord-Afrika', 'zo-even', 'foto-expositie'],
  fouten: ['zeeegel', 'autoongeluk'],
};

export const detect: Detect = (beeld) => findLetters(beeld, /-/g);

export const rewrite: Rewrite = (doel, add) => {
  const kosten = STAPKOSTEN.teken;
  replaceEverywhere(doel, '-', ['', ' ', "'", ' -', '- ', ' - '], add, { kosten });
  for (const [kaal, trema] of [
    ['e', 'ë'],
    ['i', 'ï'],
    ['u', 'ü'],
    ['o', 'ö'],
    ['a', 'ä'],
  ] as const) {
    replaceEverywhere(doel, `-${kaal}`, [trema, `-${trema}`], add, { kosten: 0.4 });
    // zeëgel, as zeeën: who joins ee and e to eë has left out the hyphen and no sound.
    replaceEverywhere(doel, `${kaal}-${kaal}`, [trema], add, { kosten: 0.45, where: (plek) => letter(doel, plek - 1) === kaal });
  }
  for (const grens of doel.grenzen)
    if (grens < doel.woord.length && letter(doel, grens) !== '-' && letter(doel, grens - 1) !== '-')
      add(grens, grens, '-', { kosten, vlag: 'omgekeerd' });
};

export const explain: Explain = (fout) => [
  [zin(`Hier hoort een streepje: ${fout.woord}.`, fout.goed.includes('-') && !fout.fout.includes('-'))],
  [zin(`Hier is geen streepje nodig: ${fout.woord}.`, !fout.goed.includes('-') && fout.fout.includes('-'))],
];

/** The letters on both sides go along, so that "nothing between" can be chosen. */
export const keuzes: Keuzes = (punt) => {
  const voor = punt.woord.charAt(punt.start - 1);
  const na = punt.woord.charAt(punt.end);
  return voor === '' || na === ''
    ? null
    : vasteKeuzes({ ...punt, start: punt.start - 1, end: punt.end + 1 }, [`${voor}-${na}`, voor + na, `${voor} ${na}`]);
};
