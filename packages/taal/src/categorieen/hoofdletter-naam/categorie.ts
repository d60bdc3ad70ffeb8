import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'hoofdletter-naam',
  code: '22',
  naam: 'Hoofdletter bij namen',
  blok: 'G',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['hoofdletter-zin'],
  regel: 'Namen van mensen, plaatsen, landen en feesten krijgen een hoofdletter.',
  hoortSchrijft: '',
  uitleg: [
    'Vraag: is het de naam van iemand, een plaats, een land of een feest?',
    'Schrijf een naam met een hoofdletter: Anna, België, Kerstmis.',
    'Ook een taal en een woord dat van een plaats komt, krijgen er een: Engels, Franse kaas.',
  ],
  voorbeelden: ['Europa', 'Amsterdam', 'Nederland', 'België', 'Sinterklaas', 'Kerstmis', 'Engels', 'Antwerpen', 'Schelde'],
  fouten: ['nederland', 'sinterklaas', 'engels'],
};

export const detect: Detect = (beeld) =>
  /^\p{Lu}/u.test(beeld.woord) && !/[ .?!]/.test(beeld.woord)
    ? [vondst(0, 1)]
    : /^\p{Lu}\p{Ll}+[ -]\p{Lu}/u.test(beeld.woord) && !/[.?!]$/.test(beeld.woord)
      ? [vondst(0, 1)]
      : [];

export const explain: Explain = (fout) => [
  [zin(`De ${fout.woord.charAt(fout.start)} krijgt hier een hoofdletter: ${fout.woord}.`, /^\p{Lu}[-\d]/u.test(fout.woord))],
  [
    zin(
      `Dit woord is gemaakt van een naam. Daarom krijgt het een hoofdletter: ${fout.woord}.`,
      /^\p{Lu}\p{L}*(?:se|ze|sche)$/u.test(fout.woord),
    ),
  ],
  [zin(`Een naam krijgt een hoofdletter: ${fout.woord}.`, /^\p{Lu}/u.test(fout.woord.slice(fout.start)))],
];

export const keuzes: Keuzes = (punt) => goedOf(punt, [letters(punt).toUpperCase()]);
