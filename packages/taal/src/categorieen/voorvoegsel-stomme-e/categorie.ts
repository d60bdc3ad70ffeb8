import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst, vrijeDelen } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntOp, STAPKOSTEN, replaceBegin } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'voorvoegsel-stomme-e',
  code: 'v',
  naam: 'Voorvoegsel be-, ge-, ver-, te-',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['kz-mkm'],
  regel: 'Ik hoor buh, guh, vur of tuh, maar ik schrijf be, ge, ver of te.',
  hoortSchrijft: '/bə ɣə vər tə/ > be, ge, ver, te',
  uitleg: [
    'Luister naar het begin: je hoort buh, guh, vur of tuh.',
    'Schrijf be, ge, ver of te, met de e.',
    'Schrijf daarna de rest van het woord: ge-luk.',
  ],
  voorbeelden: ['geluk', 'gezicht', 'gewoon', 'begin', 'bezoek', 'verhaal', 'vergeten', 'verkeer', 'terug', 'tevreden'],
  fouten: ['guluk', 'bugin', 'vurhaal'],
};

const VOORVOEGSELS: readonly (readonly [string, string, readonly string[]])[] = [
  ['ver', 'vər', ['vur', 'vu', 'vr', 'vir', 'var', 'vor', 'verr', 'vurr', 'veur']],
  ['be', 'bə', ['bu', 'b', 'bi', 'ba', 'buh', 'beu', 'bee']],
  ['ge', 'ɣə', ['gu', 'g', 'gi', 'ga', 'che', 'guh', 'geu', 'chu', 'he', 'gee']],
  ['te', 'tə', ['tu', 't', 'ti', 'ta', 'teu', 'tee']],
];

/** The first klankgroep of a free part, with its stumm e. */
export const detect: Detect = (beeld) =>
  vrijeDelen(beeld).flatMap((deel) =>
    VOORVOEGSELS.flatMap(([letters, klank]) => {
      const groep = beeld.klankgroepen.find(
        (stuk) => stuk.start === deel.start && stuk.tekst.toLowerCase() === letters && stuk.end < deel.end,
      );
      const gehoord = groep
        ? beeld.tekens
            .filter((teken) => teken.start >= groep.start && teken.end <= groep.end)
            .map((teken) => teken.foneem)
            .join('')
            // Behind an s, t or k a v is heard as f: levens|verhaal.
            .replace(/^fə/, 'və')
        : '';
      const metDubbelR = groep !== undefined && letters === 'ver' && gehoord === 'və' && beeld.laag.charAt(groep.end) === 'r';
      return groep && (gehoord === klank || metDubbelR) ? [vondst(groep.start, groep.end, letters)] : [];
    }),
  );

export const rewrite: Rewrite = (doel, add) => {
  const bekend = doel.knelpunten.length > 0;
  for (const [letters, , fout] of VOORVOEGSELS) {
    const may = (plek: number): boolean => (bekend ? puntOp(doel, 'voorvoegsel-stomme-e', plek) : isVoorvoegsel(doel, plek, letters));
    replaceBegin(
      doel,
      letters,
      ['u'],
      (start, _end, naar) => may(start) && add(start + 1, start + 2, naar, { kosten: STAPKOSTEN.uitgang }),
    );
    replaceBegin(
      doel,
      letters,
      fout,
      (start, end, naar) => may(start) && add(start, end, naar, { kosten: STAPKOSTEN.uitgang + (naar.length > letters.length ? 0.1 : 0) }),
    );
  }
};

/** Followed by a consonant or h, and by a vowel after that: beer and geel have no prefix. */
const isVoorvoegsel = (doel: Doelbeeld, plek: number, letters: string): boolean =>
  /^[^aeiouy]+[aeiouy]|^[aou]/.test(doel.woord.slice(plek + letters.length)) && doel.woord.length > letters.length + 2;

export const explain: Explain = (fout) => [
  [hoort(fout, { hoor: 'buh', klank: /^bə/, letters: 'be' })],
  [hoort(fout, { hoor: 'guh', klank: /^ɣə/, letters: 'ge' })],
  [hoort(fout, { hoor: 'vur', klank: /^vər/, letters: 'ver' })],
  [hoort(fout, { hoor: 'tuh', klank: /^tə/, letters: 'te' })],
];

export const bakken = ['be', 'ge', 'ver', 'te'] as const;

/** Only the vowel is in doubt. */
export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, start: punt.start + 1, end: punt.start + 2 }, ['e', 'u', 'i']);
