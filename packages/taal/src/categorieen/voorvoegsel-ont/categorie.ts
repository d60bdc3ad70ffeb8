import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'voorvoegsel-ont',
  code: '2u',
  naam: 'Voorvoegsel ont-, on-, her-, er-',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['voorvoegsel-stomme-e'],
  regel: 'Ik zoek het stukje vooraan: ont, on, her of er. Daarna schrijf ik de rest van het woord.',
  hoortSchrijft: '/ɔnt ɔn hɛr ɛr/ > ont, on, her, er',
  uitleg: [
    'Zoek het stukje vooraan: ont, on, her of er.',
    'Zeg dan de rest van het woord los: ont-dekken, her-kennen.',
    'Schrijf allebei de stukken heel, ook als er twee letters naast elkaar komen: ont-trekken.',
  ],
  voorbeelden: ['ontdekken', 'ontbijt', 'oneerlijk', 'herkennen', 'ervaring'],
  fouten: ['ondekken', 'onbijt', 'herrkennen'],
};

const FOUT: Readonly<Record<string, readonly string[]>> = {
  ont: ['on', 'ond', 'ondt', 'unt'],
  on: ['om', 'onn', 'un'],
  her: ['hur', 'hir', 'herr', 'heer'],
  er: ['ur', 'err', 'ir', 'eer'],
};
export const bakken = ['ont', 'on', 'her', 'er'] as const;

/** Chosen for its beginning: the klankgroep is the whole prefix. */
export const detectTaak: Detect = (beeld) => {
  const eerste = beeld.klankgroepen[0]?.tekst.toLowerCase() ?? '';
  return beeld.klankgroepen.length > 1 && eerste in FOUT ? [vondst(0, eerste.length, eerste)] : [];
};

export const rewrite: Rewrite = (doel, add) => {
  for (const { start, end } of puntenVan(doel, 'voorvoegsel-ont'))
    for (const fout of FOUT[doel.woord.slice(start, end)] ?? []) add(start, end, fout, { kosten: STAPKOSTEN.werkwoord });
  // ondekte, onslag: the t that is lost before a consonant, also in words that were not chosen for it.
  if (/^ont(?=[bcdfghjklmnpqrstvwxz]+[aeiouy])/.test(doel.woord))
    for (const fout of ['on', 'ond']) add(0, 3, fout, { kosten: STAPKOSTEN.regel });
};

export const explain: Explain = (fout) =>
  bakken.map((begin) => [
    zin(
      `Het stukje vooraan is ${begin}. Daarna komt de rest van het woord: ${fout.woord}.`,
      fout.woord.startsWith(begin) && fout.klankgroepen[0] === begin && fout.start < begin.length,
    ),
  ]);

export const keuzes: Keuzes = (punt) => goedOf(punt, (FOUT[letters(punt)] ?? []).slice(0, 2));
