/**
 * Decides: what is asked about a text that was read on the leesplank, in which sentence the answer is found, and which new words come back.
 * Source: the questions of the text with their proof; a new word is asked in the sentence of the text it stands in, which has one answer.
 * Example: plankvragenVan(tekst, teksten)[0] is { id: 'm4-03-v1', soort: 'letterlijk', bewijs: [4], ... }.
 */
import type { Leesvraagsoort } from '@spelrijk/domain/leesopgave';
import { LEESGRENZEN } from './niveaus.ts';
import type { Leestekst } from './tekst.ts';
import { woordenVan } from './telling.ts';

export interface Plankvraag {
  readonly id: string;
  readonly soort: Leesvraagsoort | 'nieuw-woord';
  readonly vraag: string;
  readonly antwoord: string;
  readonly fout: readonly string[];
  /** Sentences from 1 that prove it; each of them will do. Empty: nothing has to be shown. */
  readonly bewijs: readonly number[];
}

const GAT = '…';

/** Numbers of the sentences that a place in the text lies in. */
function zinnenVan({ alineas }: Leestekst, { start, end }: { readonly start: number; readonly end: number }): number[] {
  let begin = 0;
  return alineas.flat().flatMap((zin, i) => {
    const [van, tot] = [begin, begin + zin.length];
    // A space or a line feed stands behind every sentence.
    begin = tot + 1;
    return van < end && start < tot ? [i + 1] : [];
  });
}

const klein = (woord: string): string => woord.toLowerCase();

/** The sentence with this word, when there is one and no more. */
function zinMet({ alineas }: Leestekst, woord: string): string | undefined {
  const keer = alineas.flat().flatMap((zin) =>
    woordenVan(zin)
      .filter((los) => klein(los) === woord)
      .map(() => zin),
  );
  return keer.length === 1 ? keer[0] : undefined;
}

const rand = /[^\p{L}\d'’-]/u;

function withGat(zin: string, woord: string): string {
  const plek = klein(zin).indexOf(woord);
  const los = (teken: string | undefined): boolean => teken === undefined || rand.test(teken);
  return plek >= 0 && los(zin[plek - 1]) && los(zin[plek + woord.length]) ? zin.slice(0, plek) + GAT + zin.slice(plek + woord.length) : '';
}

function woordvragen(tekst: Leestekst, teksten: readonly Leestekst[]): Plankvraag[] {
  const eigen = tekst.nieuw.map(klein);
  /** As many options as the other questions of this level have. */
  const andere = LEESGRENZEN[tekst.niveau].keuzes.van - 1;
  const inTekst = new Set(woordenVan(tekst.alineas.flat().join(' ')).map(klein));
  const elders = [...new Set(teksten.flatMap(({ nieuw }) => nieuw.map(klein)))].filter((woord) => !inTekst.has(woord));
  return eigen.flatMap((woord, n) => {
    const zin = zinMet(tekst, woord);
    const vraag = zin === undefined ? '' : withGat(zin, woord);
    // Other new words of this text first: they are of its subject.
    const fout = [...eigen.filter((ander) => ander !== woord && inTekst.has(ander)), ...elders.slice(n)].slice(0, andere);
    if (vraag === '' || fout.length < andere) return [];
    return [{ id: `${tekst.id}-w${n + 1}`, soort: 'nieuw-woord' as const, vraag, antwoord: woord, fout, bewijs: [] }];
  });
}

/** @param teksten all of its level: where other words come from */
export function plankvragenVan(tekst: Leestekst, teksten: readonly Leestekst[]): Plankvraag[] {
  const vragen = tekst.vragen.map(({ id, soort, vraag, antwoord, fout, plekken }) => {
    const bewijs = [...new Set(plekken.flatMap((plek) => zinnenVan(tekst, plek)))];
    return { id, soort, vraag, antwoord, fout, bewijs };
  });
  return [...vragen, ...woordvragen(tekst, teksten)];
}
