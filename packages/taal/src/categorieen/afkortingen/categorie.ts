import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { goedOf } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';

export const categorie: Categorie = {
  id: 'afkortingen',
  code: '33',
  naam: 'Afkortingen: enz., d.w.z., km, cd',
  blok: 'E',
  strategie: 'weet',
  intro: { nl: '7a', be: '5a' },
  vooraf: [],
  regel: 'Is een woord afgekort, dan komt er een punt: enz. Bij een maat of bij letters die je zegt, komt er geen punt: km, cd.',
  hoortSchrijft: 'dat wil zeggen > d.w.z., kilometer > km',
  uitleg: [
    'Je hoort of leest het hele woord en schrijft het in het kort.',
    'Kort je meer woorden af, dan komt er na elk stuk een punt: d.w.z., i.p.v.',
    'Een maat en letters die je los zegt, krijgen geen punt: km, kg, cd, pc.',
  ],
  voorbeelden: ['enz.', 'd.w.z.', 'o.a.', 'km', 'cd'],
  fouten: ['enz', 'dwz', 'km.'],
};

const MET_PUNT = /^(?:\p{L}{1,4}\.)+$/u;
const MAAT = /^(?:[kcmdh][mgl])$/;
/** Measures, and letters that are said one by one. */
const ZONDER_PUNT: ReadonlySet<string> = new Set('km hm dm cm kg mg hl dl cl ml cd pc tv wc dvd gsm sms gps gft ov pk cv btw'.split(' '));

/** The beginnings of the words it is short for: d, w and z of dat wil zeggen. */
const beginletters = (voluit: string): string =>
  voluit
    .split(' ')
    .map((woord) => woord.charAt(0))
    .join('');

export const detect: Detect = (beeld) => (MET_PUNT.test(beeld.laag) || ZONDER_PUNT.has(beeld.laag) ? [vondst(0, beeld.laag.length)] : []);

/** Likeliest first: of more pieces without any point and without the last, of one without its point, of none with one; then what else is tried. */
function fouteVormen(kort: string): readonly string[] {
  const los = kort.replaceAll('.', '');
  const alle = [...los].join('.');
  const eerst = kort.includes('.') ? [los, kort.length - los.length > 1 ? kort.slice(0, -1) : `${alle}.`] : [`${los}.`, `${alle}.`];
  return [...new Set([...eerst, `${los}.`, `${alle}.`, alle])].filter((een) => een !== kort);
}

/** Only where the two differ, so that a child is told to look there: the end of enz, of km. the m with its point. */
function verschil(goed: string, fout: string): { readonly start: number; readonly end: number; readonly naar: string } {
  const kortste = Math.min(goed.length, fout.length);
  let voor = 0;
  while (voor < kortste && goed[voor] === fout[voor]) voor++;
  let na = 0;
  while (na < kortste - voor && goed.at(-1 - na) === fout.at(-1 - na)) na++;
  const start = voor + na === goed.length ? voor - 1 : voor;
  return { start, end: goed.length - na, naar: fout.slice(start, fout.length - na) };
}

export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'kort') return;
  for (const fout of fouteVormen(doel.woord)) {
    const { start, end, naar } = verschil(doel.woord, fout);
    add(start, end, naar, { kosten: STAPKOSTEN.teken });
  }
};

export const explain: Explain = ({ label, woord, getypt, basis = '', vorm }) => {
  const stukken = woord.split('.').length - 1;
  const isKort = vorm === 'kort' && (MET_PUNT.test(woord) || ZONDER_PUNT.has(woord));
  // Who wrote kg for km is not told to leave out a point; who wrote kilometer hears how it is done.
  const hasPunt = isKort && (getypt.includes('.') || /^(?:woord-onherkenbaar|ander-woord)$/.test(label));
  const isBegin = beginletters(basis) === woord.replaceAll('.', '');
  return [
    [zin(`Van elk woord schrijf je de eerste letter, met een punt erachter: ${woord}`, isKort && stukken > 1 && isBegin)],
    [zin(`Van elk stuk schrijf je alleen het begin. Zet na elk stuk een punt: ${woord}`, isKort && stukken > 1)],
    [zin(`Eén punt is genoeg: ${woord}`, isKort && stukken === 1 && /[^.]\.\.+$/.test(getypt))],
    // Who wrote the full stop is not told to.
    [zin(`Je schrijft maar een paar letters van het woord. Kijk goed welke: ${woord}`, isKort && stukken === 1 && getypt.endsWith('.'))],
    [zin(`Je schrijft maar een paar letters van het woord. Zet er een punt achter: ${woord}`, isKort && stukken === 1)],
    [zin(`Schrijf ${woord} zonder punt, want het is een maat.`, hasPunt && MAAT.test(woord))],
    [zin(`Schrijf ${woord} zonder punt, want je zegt de letters.`, hasPunt && stukken === 0 && !MAAT.test(woord))],
  ];
};

export const keuzes: Keuzes = (punt) => goedOf(punt, fouteVormen(punt.woord).slice(0, 2));
