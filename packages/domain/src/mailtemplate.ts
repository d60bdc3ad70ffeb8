/**
 * The words of one kind of mail, with places that the sender fills. The language is as small as it can be: `{{ roepnaam }}` is
 * replaced by its value and nothing else means anything, so a template can compute nothing, read nothing and never run away.
 */

/** `tekst`: an empty line parts paragraphs. `knop`: the words on the button that a lone `{{ link }}` becomes; '' in a mail without a link. */
export interface Mailtemplate {
  readonly onderwerp: string;
  readonly tekst: string;
  readonly knop: string;
}

/** Longest words per part, in characters. */
export const TEMPLATE_MAX = { onderwerp: 150, tekst: 5000, knop: 60 } as const;

/** What one kind of mail offers: the closed list of its fields, and those it makes no sense without. */
export interface Mailvelden {
  readonly velden: readonly string[];
  readonly verplicht: readonly string[];
}

/**
 * `onbekend`: a name outside the list. `haakjes`: braces that are no field. `ontbreekt`: a field that has to be there. `link-alleen`: the link is
 * not a paragraph of its own in the text. `link-elders`: the link, which is a secret, in the subject or on the button. `leeg`: no words.
 */
type Templatefout = 'onbekend' | 'haakjes' | 'ontbreekt' | 'link-alleen' | 'link-elders' | 'leeg';

/** `wat`: what is wrong, as it was written or should be written. */
export interface Templateprobleem {
  readonly fout: Templatefout;
  readonly wat: string;
}

const VELD = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/gu;
const HELE_VELD = /^\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}$/u;
/** Anything in double braces, also what is no field; at most so much of it is shown. */
const TUSSEN_HAAKJES = /\{\{(.*?)\}\}/gsu;
const LOSSE_HAAKJES = /\{\{|\}\}|\{%|%\}/u;
const TOON = 60;

/** How a field is written. @example place('link') // '{{ link }}' */
export const place = (veld: string): string => `{{ ${veld} }}`;

/** Fields by their values, once: a value is data and is not looked at again. A field without a value stays as it is written. */
export const fillTemplate = (bron: string, waarden: Readonly<Record<string, string>>): string =>
  bron.replace(VELD, (geschreven, veld: string) => (Object.hasOwn(waarden, veld) ? (waarden[veld] ?? '') : geschreven));

const alineas = (tekst: string): readonly string[] =>
  tekst
    .trim()
    .split(/\n{2,}/u)
    .map((alinea) => alinea.trim());

const velden = (bron: string): readonly string[] => [...bron.matchAll(VELD)].map(([, veld = '']) => veld);

function haakjesproblemen(bron: string, bekend: readonly string[]): readonly Templateprobleem[] {
  const onbekend = [...bron.matchAll(TUSSEN_HAAKJES)]
    .filter(([geheel]) => !bekend.includes(HELE_VELD.exec(geheel)?.[1] ?? ''))
    .map(([geheel]): Templateprobleem => ({ fout: 'onbekend', wat: geheel.slice(0, TOON) }));
  const los = LOSSE_HAAKJES.exec(bron.replace(TUSSEN_HAAKJES, ''));
  return los ? [...onbekend, { fout: 'haakjes', wat: los[0] }] : onbekend;
}

function linkproblemen({ onderwerp, tekst, knop }: Mailtemplate, bekend: readonly string[]): readonly Templateprobleem[] {
  if (!bekend.includes('link')) return [];
  const wat = place('link');
  const keren = velden(tekst).filter((veld) => veld === 'link').length;
  const alleen = alineas(tekst).filter((alinea) => velden(alinea).join() === 'link' && alinea.replace(VELD, '') === '').length;
  return [
    ...(keren > 0 && (keren !== alleen || keren > 1) ? [{ fout: 'link-alleen' as const, wat }] : []),
    ...([onderwerp, knop].some((bron) => velden(bron).includes('link')) ? [{ fout: 'link-elders' as const, wat }] : []),
  ];
}

function ontbrekend({ onderwerp, tekst }: Mailtemplate, verplicht: readonly string[]): readonly Templateprobleem[] {
  const gebruikt = [...velden(tekst), ...velden(onderwerp)];
  return verplicht
    .filter((veld) => !(veld === 'link' ? velden(tekst) : gebruikt).includes(veld))
    .map((veld) => ({ fout: 'ontbreekt', wat: place(veld) }));
}

/** What is wrong with a template, in the order in which somebody would mend it; empty when it may be sent. */
export function templateproblemen(template: Mailtemplate, { velden: bekend, verplicht }: Mailvelden): readonly Templateprobleem[] {
  const { onderwerp, tekst, knop } = template;
  const leeg = [
    ...(onderwerp.trim() === '' ? ['onderwerp'] : []),
    ...(tekst.trim() === '' ? ['tekst'] : []),
    ...(bekend.includes('link') && knop.trim() === '' ? ['knop'] : []),
  ];
  const problemen = [
    ...[onderwerp, tekst, knop].flatMap((bron) => haakjesproblemen(bron, bekend)),
    ...linkproblemen(template, bekend),
    ...ontbrekend(template, verplicht),
    ...leeg.map((wat): Templateprobleem => ({ fout: 'leeg', wat })),
  ];
  return problemen.filter(({ fout, wat }, i) => problemen.findIndex((eerder) => eerder.fout === fout && eerder.wat === wat) === i);
}
