/**
 * Decides: which explanations a child can get: every word of the bank with every error that a rule makes of it.
 * Source: the rewrite rules of the categories, as the diagnosis uses them; general slips with a few words each.
 * Example: hond with hont of verlenging-d-t, and with hon of letter-weg.
 */
import type { Afwijking } from '@spelrijk/domain/diagnose';
import { betekeniszinnen } from './alle-zinnen.ts';
import { BANK } from './bank.ts';
import { CATEGORIEEN } from './categorieen.ts';
import { createDoelbeeld } from './diagnose.ts';
import type { DiagnoseDoel } from './diagnose.ts';
import { ALGEMENE_FOUTEN, isAlgemeneFout } from './diagnose/labels.ts';
import { createNet } from './diagnose/net.ts';
import { sorteerbakken, sorteerplek } from './generate.ts';
import { normalise } from './normalise.ts';
import { tegenzinnen } from './tegenuitleg.ts';
import { chooseUitleg, renderUitleg, sayKeuze } from './uitleg.ts';
import { createFoutbeeld } from './uitleg/create-foutbeeld.ts';
import { cutUitleg, vasteDelen } from './uitleg/pronounce.ts';

export interface Fout {
  readonly doel: DiagnoseDoel;
  readonly getypt: string;
  readonly afwijking: Afwijking;
}

/** Of a slip that is not of a rule the sentence is the same for every word: this many words show it. */
const VOORBEELDEN = 40;
const TEKENS = ['.', '?', '!', ',', ':', '"', '-', ''];

/** One deviation in one word. */
function fout(doel: DiagnoseDoel, [start, end]: readonly [number, number], naar: string, label: string, omgekeerd = false): Fout {
  const getypt = normalise(doel.woord.slice(0, start) + naar + doel.woord.slice(end));
  const plek = { start, end: start + naar.length };
  return { doel, getypt, afwijking: { label, doel: { start, end }, getypt: plek, ...(omgekeerd && { vlag: 'omgekeerd' }) } };
}

/** What the rules make of a word, each kind once. */
function regelfouten(doel: DiagnoseDoel): readonly Fout[] {
  const gezien = new Map<string, Fout>();
  for (const [start, takken] of createNet(createDoelbeeld(doel, normalise(doel.woord))).entries()) {
    for (const { label, naar, lengte, omgekeerd } of takken) {
      const sleutel = `${label} ${naar} ${omgekeerd} ${isAlgemeneFout(label) ? '' : start}`;
      if (!gezien.has(sleutel)) gezien.set(sleutel, fout(doel, [start, start + lengte], naar, label, omgekeerd));
    }
  }
  return [...gezien.values()];
}

/** A sign that is chosen: what is said of it depends on what stands behind it. */
function tekenfouten(): readonly Fout[] {
  return (['zinnen', 'rij', 'gezegd'] as const).flatMap((variant) => {
    const woord = variant === 'zinnen' ? ';' : ':';
    const doel = { woord, knelpunten: [{ categorie: 'puntkomma', start: 0, end: 1, variant }] };
    return ['.', ',', '', 'x'].map((naar) => fout(doel, [0, 1], naar, 'puntkomma'));
  });
}

/** Two letters that changed places: rkant of krant, and all of af. */
function wissels(): readonly Fout[] {
  const wissel = (doel: DiagnoseDoel, at: number): Fout[] => {
    const [een, ander] = [doel.woord.charAt(at), doel.woord.charAt(at + 1)];
    return een === '' || ander === '' || een === ander ? [] : [fout(doel, [at, at + 2], ander + een, 'letter-omgewisseld')];
  };
  return BANK.slice(0, VOORBEELDEN).flatMap((woord) => (woord.woord.length === 2 ? [0] : [0, 1]).flatMap((at) => wissel(woord, at)));
}

/** A capital left out of a name, or put where none belongs. */
const hoofdletters = (): readonly Fout[] =>
  BANK.flatMap((woord) => {
    const eerste = woord.woord.charAt(0);
    const isNaam = eerste !== eerste.toLowerCase();
    const isKlein = woord.knelpunten.some(({ categorie }) => categorie === 'hoofdletter-fout') || woord.vorm === 'kort';
    if (isNaam) return [fout(woord, [0, 1], eerste.toLowerCase(), 'hoofdletter-naam')];
    return isKlein ? [fout(woord, [0, 1], eerste.toUpperCase(), 'hoofdletter-fout')] : [];
  });

/** What is written short with a letter too few, and with a full stop too many. */
const afgekort = (): readonly Fout[] =>
  BANK.filter(({ vorm, woord }) => vorm === 'kort' && woord.endsWith('.')).flatMap((woord) => {
    const { length } = woord.woord;
    return [fout(woord, [length - 2, length - 1], '', 'letter-weg'), fout(woord, [length - 1, length], '..', 'leesteken-eind')];
  });

/** The sign behind a sentence twice, and with a space before it. */
const slottekens = (): readonly Fout[] =>
  ['.', '?', '!'].flatMap((teken) =>
    [teken + teken, ` ${teken}`].map((naar) => fout({ woord: `a${teken}` }, [1, 2], naar, 'leesteken-eind')),
  );

/** Put in another bin: in place of its letters stand those of that bin. */
const bakfouten = (): readonly Fout[] =>
  BANK.flatMap((woord) =>
    woord.knelpunten.flatMap(({ categorie }) => {
      const plek = sorteerplek(woord, categorie);
      const gat = plek?.gat;
      const anders = gat ? sorteerbakken(categorie).filter((bak) => bak !== plek.bak) : [];
      return anders.map((bak) => fout(woord, [gat?.start ?? 0, gat?.end ?? 0], bak, categorie));
    }),
  );

/** Marks of a sentence and slips that no rule makes. */
function overige(): readonly Fout[] {
  const tekenregels = CATEGORIEEN.filter(({ blok }) => blok === 'G');
  return [
    ...tekenregels.flatMap(({ id }) => TEKENS.map((teken) => fout({ woord: teken === '' ? 'a' : teken }, [0, teken.length], 'x', id))),
    ...tekenfouten(),
    ...wissels(),
    ...bakfouten(),
    ...hoofdletters(),
    ...afgekort(),
    ...slottekens(),
    ...BANK.slice(0, VOORBEELDEN).flatMap((woord) => ALGEMENE_FOUTEN.map((label) => fout(woord, [1, 2], 'xy', label))),
  ];
}

/** Every error in these words; `deel` takes each so many-th word. */
export const alleFouten = (deel = 1): readonly Fout[] => {
  const geteld = new Map<string, number>();
  const nieuw = ({ afwijking: { label } }: Fout): boolean => {
    const n = (geteld.get(label) ?? 0) + 1;
    geteld.set(label, n);
    return !isAlgemeneFout(label) || n <= VOORBEELDEN;
  };
  return [...BANK.filter((_, i) => i % deel === 0).flatMap((woord) => regelfouten(woord).filter(nieuw)), ...overige()];
};

/** What can be read of one error: after it was typed, and after it was chosen, with one choice left or with more. */
function tekstenVan({ doel, getypt, afwijking }: Fout) {
  const beeld = createFoutbeeld(doel, getypt, afwijking, 'nl');
  const uitleg = chooseUitleg(beeld);
  const keuze = { antwoord: beeld.goed, gekozen: beeld.fout };
  const gekozen = [true, false].map((open) => sayKeuze(beeld, uitleg, { ...keuze, open }));
  return { beeld, uitleg, teksten: [renderUitleg(beeld, uitleg), ...gekozen].filter((tekst) => tekst !== '') };
}

/** What is said for one error with these fixed pieces; undefined for a sentence that cannot be said. */
export function gezegd(geval: Fout, isVast: (tekst: string) => boolean): ReturnType<typeof cutUitleg> {
  const { beeld, uitleg, teksten } = tekstenVan(geval);
  return teksten.flatMap((tekst) => cutUitleg(tekst, beeld, uitleg, isVast));
}

export interface Uitlegspraak {
  /** Pieces that are the same for every word. */
  readonly vast: readonly string[];
  /** Words that explanations name besides the word of the opgave. */
  readonly woorden: readonly string[];
}

/**
 * What has to be rendered so that every explanation can be said, that of a rule that was chosen with them. A piece that stands in the explanation of two words is one of the
 * sentence; what cannot be said with those gets its own pieces.
 */
export function planUitlegspraak(fouten: readonly Fout[]): Uitlegspraak {
  const delen = fouten.map((geval) => {
    const { beeld, uitleg, teksten } = tekstenVan(geval);
    return teksten.flatMap((tekst) => vasteDelen(tekst, beeld, uitleg));
  });
  const vast = sharedPieces(fouten, delen);
  for (const [i, geval] of fouten.entries())
    if (gezegd(geval, (tekst) => vast.has(tekst)).includes(undefined)) for (const tekst of delen[i] ?? []) vast.add(tekst);
  return usedPieces(fouten, vast);
}

function sharedPieces(fouten: readonly Fout[], delen: readonly (readonly string[])[]): Set<string> {
  const woorden = new Map<string, string>();
  const vast = new Set<string>();
  for (const [i, { doel }] of fouten.entries()) {
    for (const tekst of delen[i] ?? []) {
      const eerder = woorden.get(tekst);
      if (eerder !== undefined && eerder !== doel.woord) vast.add(tekst);
      woorden.set(tekst, doel.woord);
    }
  }
  return vast;
}

/** Only what is said in the end. */
function usedPieces(fouten: readonly Fout[], bekend: ReadonlySet<string>): Uitlegspraak {
  const vast = new Set<string>();
  const woorden = new Set<string>();
  for (const geval of fouten) {
    for (const stuk of gezegd(geval, (tekst) => bekend.has(tekst)).flatMap((zin) => zin ?? [])) {
      if (stuk.soort === 'vast') vast.add(stuk.tekst);
      if (stuk.soort === 'woord' && stuk.tekst !== normalise(geval.doel.woord)) woorden.add(stuk.tekst);
    }
  }
  return { vast: [...new Set([...vast, ...tegenzinnen(), ...betekeniszinnen()])].sort(), woorden: [...woorden].sort() };
}
