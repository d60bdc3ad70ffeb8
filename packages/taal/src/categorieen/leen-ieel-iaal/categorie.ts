import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind, vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { onthoud } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'leen-ieel-iaal',
  code: '13',
  naam: '-ieel, -iaal, -ueel, -ieus',
  blok: 'D',
  strategie: 'weet',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['tie-sie'],
  regel: 'Hoor ik jaal, jeel, weel of jeus aan het eind, dan schrijf ik iaal, ieel, ueel of ieus.',
  hoortSchrijft: '/ʃaːl (i)jeːl/ > iaal, ieel',
  uitleg: [
    'Je hoort jaal, jeel, weel of jeus aan het eind.',
    'Schrijf iaal, ieel, ueel of ieus.',
    'Denk aan speciaal, officieel, actueel en serieus.',
  ],
  voorbeelden: ['speciaal', 'officieel', 'materiaal', 'sociaal', 'filiaal', 'principieel', 'actueel', 'serieus'],
  fouten: ['spesjaal', 'offisjeel'],
};

export const detect: Detect = (beeld) =>
  findEind(beeld, /(?:iaal|ieel|ueel|ieus|iale|iële|uele|ieuze)$/).map(({ start, end }) =>
    vondst(start, end, beeld.laag.slice(start, end)),
  );

const FOUT: readonly (readonly [string, readonly string[]])[] = [
  ['iaal', ['jaal', 'ieaal', 'ial', 'iejaal', 'ijaal', 'jal', 'iaaal', 'iiaal', 'ieal', 'iäal']],
  ['ieel', ['jeel', 'ieël', 'iejeel', 'iel', 'ijeel', 'jel', 'eel', 'ieeel', 'iëel', 'iëël', 'ieeël']],
  ['ueel', ['uweel', 'weel', 'uël', 'uel', 'uueel', 'uwel', 'uëel', 'uweell', 'wiel', 'euel']],
  ['ieus', ['jeus', 'ieeus', 'ieeuws', 'ius', 'iejeus', 'ieuws', 'eus', 'ieuz', 'ijeus', 'iës', 'ieüs', 'jus', 'ieës']],
];

export const rewrite: Rewrite = (doel, add) => {
  if (!/(?:iaal|ieel|ueel|ieus)$/.test(doel.woord)) return;
  for (const [goed, fout] of FOUT) {
    replaceEind(doel, goed, fout, add, { kosten: STAPKOSTEN.uitgang });
    // offisjeel breaks two rules: its c is heard as an s. No rule tells what a t is heard as here.
    for (const begin of ['c', 't'])
      replaceEind(
        doel,
        begin + goed,
        fout.flatMap((rest) =>
          rest.startsWith('j') ? [...(begin === 't' ? [`s${rest}`] : []), `sh${rest.slice(1)}`, `ch${rest.slice(1)}`, `ts${rest}`] : [],
        ),
        add,
        { kosten: STAPKOSTEN.regel },
      );
  }
};

export const explain: Explain = (fout) => Object.keys(NAAST).map((letters) => [onthoud(fout, letters)]);

const NAAST: Readonly<Record<string, readonly string[]>> = {
  iaal: ['jaal'],
  ieel: ['jeel'],
  ueel: ['weel'],
  ieus: ['jeus'],
  iale: ['jale'],
  iële: ['jele'],
  uele: ['wele'],
  ieuze: ['jeuze'],
};

export const keuzes: Keuzes = (punt) => goedOf(punt, NAAST[letters(punt)] ?? []);
