import type { Categorie } from '@spelrijk/domain/categorie';
import { isWisselletter } from '../../diagnose/wissel.ts';
import { isStemTeHoren, startsDeel, findTekens, isVoorTussenE } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntOp, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { klinkt, mits } from '../../uitleg/beweringen.ts';
import { deelBij, klinktStem } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'f-v',
  code: '3',
  naam: 'f of v',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['letterkennis'],
  regel: 'Ik luister: bij v trilt mijn keel, bij f hoor ik alleen lucht.',
  hoortSchrijft: '/v/ of /f/ > v, f',
  uitleg: [
    'Leg je hand op je keel en zeg de klank.',
    'Trilt je keel, dan schrijf je v. Voel je alleen lucht, dan schrijf je f.',
    'Hoor je het niet goed? Denk aan een woord dat je kent, zoals vis of fiets.',
  ],
  voorbeelden: ['vis', 'vuur', 'vogel', 'vader', 'fiets', 'fles', 'feest', 'fluit', 'over', 'leven'],
  fouten: ['viets', 'fader', 'tavel'],
};

/** f or v where a part begins, and every v inside that is not an f in the base word. */
export const detect: Detect = (beeld) =>
  findTekens(
    beeld,
    (teken) => {
      const { grafeem, start } = teken;
      if (grafeem === 'v')
        return isStemTeHoren(beeld, teken) && !isWisselletter(beeld.laag, start, beeld.basis) && !isVoorTussenE(beeld, start);
      return grafeem === 'f' && startsDeel(beeld, start) && /^[aeiouylréè]/.test(beeld.laag.slice(start + 1));
    },
    true,
  );

export const rewrite: Rewrite = (doel, add) => {
  const may = (plek: number): boolean => !puntOp(doel, 'v-f-wissel', plek);
  replaceEverywhere(doel, 'f', ['v'], add, { where: may });
  replaceEverywhere(doel, 'v', ['f'], add, { where: may });
  // effen for even breaks two rules: that it is doubled is of the open klankgroep.
  replaceEverywhere(doel, 'v', ['ff'], add, { where: (plek) => may(plek) && !puntOp(doel, 'open-lettergreep', plek - 1) });
};

export const explain: Explain = (fout) => [
  [klinktStem(fout, 'v', `Leg je hand op je keel: bij ${fout.woord} trilt het. Dan schrijf je v.`), mits(/^f+$/.test(fout.fout))],
  [
    klinkt(fout, 'f', /^f$/, `Leg je hand op je keel: bij ${fout.woord} voel je alleen lucht. Dan schrijf je f.`),
    mits(/^v+$/.test(fout.fout)),
  ],
  // goud + vis: not heard in the whole, and known of the part.
  [deelBij(fout), mits(fout.goed === 'v' && /^f+$/.test(fout.fout))],
];

export const bakken = ['f', 'v'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
