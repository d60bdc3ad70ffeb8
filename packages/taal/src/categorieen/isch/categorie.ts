import type { Categorie } from '@spelrijk/domain/categorie';
import { tekenOp, findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'isch',
  code: '10',
  naam: '-isch(e)',
  blok: 'D',
  strategie: 'weet',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['i-als-ie'],
  regel: 'Ik hoor ies, maar ik schrijf isch.',
  hoortSchrijft: '/is/ > isch',
  uitleg: ['Je hoort ies aan het eind, of iese.', 'Schrijf isch of ische.', 'Denk aan logisch en fantastische.'],
  voorbeelden: ['tropisch', 'logisch', 'elektrisch', 'fantastisch', 'praktisch', 'historisch', 'technisch', 'medisch', 'tragische'],
  fouten: ['tropies', 'logies', 'logis'],
};

export const detect: Detect = (beeld) => findEind(beeld, /isch(e|en)?$/).filter(({ start }) => tekenOp(beeld, start)?.foneem === 'i');

export const rewrite: Rewrite = (doel, add) => {
  if (doel.woord.length < 6) return;
  const kosten = STAPKOSTEN.uitgang;
  const fout = ['ies', 'is', 'iesch', 'ish', 'isg', 'iez', 'ich', 'isc', 'iesg', 'iss', 'ys', 'ischt', 'isj', 'iesj', 'ics', 'iecs', 'isk'];
  replaceEind(doel, 'isch', fout, add, { kosten });
  for (const staart of ['e', 'en', 'er'])
    replaceEind(
      doel,
      `isch${staart}`,
      [...fout, 'iess'].map((begin) => begin + staart),
      add,
      { kosten },
    );
};

export const explain: Explain = (fout) => [[hoort(fout, { hoor: 'ies', klank: /is/, letters: 'isch' })]];

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 4 }, ['isch', 'ies', 'is']);
