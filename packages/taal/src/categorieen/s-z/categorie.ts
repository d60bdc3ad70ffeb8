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
  id: 's-z',
  code: '8',
  naam: 's of z',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['letterkennis'],
  regel: 'Ik luister: bij z zoemt het, bij s sist het.',
  hoortSchrijft: '/z/ of /s/ > z, s',
  uitleg: [
    'Leg je hand op je keel en zeg de klank.',
    'Zoemt het, dan schrijf je z. Sist het, dan schrijf je s.',
    'Hoor je het niet goed? Denk aan een woord dat je kent, zoals zon of sok.',
  ],
  voorbeelden: ['zon', 'zee', 'zus', 'zeven', 'sok', 'soep', 'suiker', 'samen', 'bezem', 'lezen'],
  fouten: ['son', 'zok', 'zuiker'],
};

/** s or z where a part begins, and every z inside that is not an s in the base word. */
export const detect: Detect = (beeld) =>
  findTekens(
    beeld,
    (teken) => {
      const { grafeem, foneem, start } = teken;
      if (grafeem === 'z')
        return isStemTeHoren(beeld, teken) && !isWisselletter(beeld.laag, start, beeld.basis) && !isVoorTussenE(beeld, start);
      return grafeem === 's' && foneem === 's' && startsDeel(beeld, start) && /^[aeiouyéè]/.test(beeld.laag.slice(start + 1));
    },
    true,
  );

export const rewrite: Rewrite = (doel, add) => {
  const may = (plek: number): boolean => !puntOp(doel, 'z-s-wissel', plek);
  replaceEverywhere(doel, 's', ['z'], add, { where: may });
  replaceEverywhere(doel, 'z', ['s'], add, { where: may });
  // messen for mezen breaks two rules: that it is doubled is of the open klankgroep.
  replaceEverywhere(doel, 'z', ['ss'], add, { where: (plek) => may(plek) && !puntOp(doel, 'open-lettergreep', plek - 1) });
};

export const explain: Explain = (fout) => [
  [klinktStem(fout, 'z', `Luister goed: in ${fout.woord} zoemt het. Dan schrijf je z.`), mits(/^s+$/.test(fout.fout))],
  [klinkt(fout, 's', /^s$/, `Luister goed: in ${fout.woord} sist het. Dan schrijf je s.`), mits(/^z+$/.test(fout.fout))],
  // goud + vis: not heard in the whole, and known of the part.
  [deelBij(fout), mits(fout.goed === 'z' && /^s+$/.test(fout.fout))],
];

export const bakken = ['s', 'z'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
