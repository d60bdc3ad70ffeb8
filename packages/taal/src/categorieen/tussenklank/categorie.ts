import type { Categorie } from '@spelrijk/domain/categorie';
import { findLetters, vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { isKlinkerletter, letter } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain, Foutbeeld } from '../../uitleg/foutbeeld.ts';
import { groepOp } from '../../uitleg/plek.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'tussenklank',
  code: '9',
  naam: 'Tussenklank bij l en r',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['kz-mkmm'],
  regel: 'Ik hoor een uh tussen twee medeklinkers, maar die schrijf ik niet.',
  hoortSchrijft: '/mɛlək/ > melk',
  uitleg: [
    'Zeg het woord: soms hoor je een korte uh na de l of de r.',
    'Die uh schrijf je niet: mel-luk wordt melk.',
    'Zet de l of de r direct voor de volgende medeklinker.',
  ],
  voorbeelden: ['melk', 'arm', 'film', 'dorp', 'berg', 'wolk', 'kerk', 'elf', 'storm', 'scherp'],
  fouten: ['mellek', 'arrem', 'fillem'],
};

const PAAR = /l(?=[mkpfg]|ch)|r(?=[mkpfgn]|ch)/g;

/** Both consonants must close the same klankgroep: wolk, but not wol-ken. */
export const detect: Detect = (beeld) =>
  findLetters(beeld, PAAR)
    .map(({ start }) => vondst(start, start + 2))
    .filter(
      ({ start, end }) =>
        beeld.klankgroepen.some(
          (groep) => groep.start <= start && end <= groep.end && beeld.laag.slice(groep.start, start).match(/[aeiouy]/),
        ) && !beeld.delen.some((deel) => deel.end === start + 1),
    );

export const rewrite: Rewrite = (doel, add) => {
  for (const { index } of doel.woord.matchAll(PAAR)) {
    if (!isKlinkerletter(letter(doel, index - 1))) continue;
    const eerste = letter(doel, index);
    for (const klinker of ['e', 'u', 'i', 'a']) {
      add(index, index + 1, eerste + klinker);
      add(index, index + 1, eerste + eerste + klinker);
    }
  }
};

/** The uh is heard between two consonants of one klankgroep: melk, and not wer-ken. */
const isEenGroep = (fout: Foutbeeld): boolean => {
  const [eerste, laatste] = fout.goed.length > 1 ? [fout.start, fout.end - 1] : [fout.end - 1, fout.end];
  return groepOp(fout, eerste)?.start === groepOp(fout, laatste)?.start;
};

export const explain: Explain = (fout) => {
  const erbij = !/[aeiou]/.test(fout.goed) && /[eu]/.test(fout.fout);
  return [
    [zin(`Die uh hoor je soms wel, maar schrijf je niet. Zet de letters tegen elkaar: ${fout.woord}.`, erbij && isEenGroep(fout))],
    [
      zin(
        `Hier komt geen letter tussen. Zet de letters tegen elkaar: ${fout.woord}.`,
        !/[aeiou]/.test(fout.goed) && /[aeiu]/.test(fout.fout),
      ),
    ],
  ];
};

export const keuzes: Keuzes = (punt) =>
  goedOf(punt, [`${letters(punt).charAt(0)}e${letters(punt).slice(1)}`, `${letters(punt).charAt(0)}u${letters(punt).slice(1)}`]);
