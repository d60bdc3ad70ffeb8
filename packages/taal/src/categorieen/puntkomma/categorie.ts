import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, puntOp, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';

export const categorie: Categorie = {
  id: 'puntkomma',
  code: '37',
  naam: 'Puntkomma of dubbele punt',
  blok: 'G',
  strategie: 'regel',
  intro: { nl: '8a', be: '6a' },
  vooraf: ['aanhalingstekens'],
  regel: 'Achter een puntkomma staat een hele zin; een dubbele punt kondigt aan wat komt of wat iemand zegt.',
  hoortSchrijft: '',
  uitleg: [
    'Kijk naar wat achter het teken komt. Is dat een hele zin, met een persoonsvorm en een onderwerp?',
    'Staan er twee hele zinnen naast elkaar, dan kan er een puntkomma tussen: Ik fluit; jij zingt.',
    'Wordt er iets aangekondigd, of wat iemand zegt, dan zet je een dubbele punt.',
  ],
  voorbeelden: ['Ik fluit; jij zingt.', 'Neem twee dingen mee: een bal en een net.', "Papa riep: 'Kom mee!'"],
  fouten: ['Ik fluit: jij zingt.', 'Neem twee dingen mee; een bal en een net.'],
};

/** What stands behind the sign: a sentence of its own, what somebody says, or what was announced and is no sentence. */
export const detectTaak: Detect = ({ woord }) =>
  [...woord.matchAll(/[;:]/g)].map(({ 0: teken, index }) =>
    vondst(index, index + 1, teken === ';' ? 'zinnen' : /^: ['"]/.test(woord.slice(index)) ? 'gezegd' : 'rij'),
  );

/** A little cheaper than the same slip of `aanhalingstekens` and `komma`: here it is what was asked. */
const KOSTEN = STAPKOSTEN.teken - 0.05;

export const rewrite: Rewrite = (doel, add) => {
  // Of a sentence that is about something else its colon is of `aanhalingstekens`, which is taught first.
  const where = (plek: number): boolean => puntOp(doel, 'puntkomma', plek);
  for (const [goed, fout] of [
    [';', [':', '.', ',', '']],
    [':', [';', '.', ',', '', ' :']],
  ] as const)
    replaceEverywhere(doel, goed, fout, add, { kosten: KOSTEN, where });
};

/** What is told depends on what stands behind the sign; that is read from its signs, and `zinnen.test.ts` holds it against its verbs. */
export const explain: Explain = ({ fout, goed, start, knelpunten }) => {
  const kant = knelpunten.find((punt) => punt.categorie === 'puntkomma' && punt.start === start)?.variant;
  const kan = kant === 'zinnen' && goed === ';';
  const mist = fout === '' ? 'Hier mist een teken. ' : '';
  return [
    [
      zin(
        'Een punt met een hoofdletter erachter kan ook. Maar hier kies je tussen een puntkomma en een dubbele punt.',
        kan && fout === '.',
      ),
    ],
    [zin('Een komma kan hier soms ook. Maar hier kies je tussen een puntkomma en een dubbele punt.', kan && fout === ',')],
    [
      zin(
        `${mist}Achter het teken staat een hele zin, met een eigen persoonsvorm. Er wordt niets aangekondigd. Zet een puntkomma.`,
        kant === 'zinnen',
      ),
    ],
    [
      zin(
        `${mist}Achter het teken staat geen hele zin: er is geen persoonsvorm. Het wordt aangekondigd. Zet een dubbele punt.`,
        kant === 'rij',
      ),
    ],
    [zin(`${mist}Achter het teken staat wat er precies gezegd of geschreven is. Zet een dubbele punt.`, kant === 'gezegd')],
  ];
};
