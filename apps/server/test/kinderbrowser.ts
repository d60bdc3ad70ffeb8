/**
 * The browser of a child that takes a test, as the server meets it: everything that came to it, in any form, to be searched for what may not be there.
 * An answer key leaks in a body, a header (an address, a name of a cache), the name of a sound, what is written in that sound, or an answer that differs by whether
 * it was right.
 */
import assert from 'node:assert/strict';
import { foutTekst } from '@spelrijk/teksten/fouten';
import { createFamiliezoeker, createZoeker } from './antwoordsleutel.ts';
import type { Antwoord, Proefserver } from './proefserver.ts';

/** What every page of a child asks for, beside what it is there for. */
const PAGINAS = ['landkaart', 'mijn-voortgang', 'beloningen', 'verzamelingen', 'oefeninstelling', 'klassenplaat'];

/** Addresses under which a sound is asked. */
const GELUID = /"(?:woord|langzaam|zin|regel)":"([\w/-]{6,})"/gu;

/** Headers that differ with every answer. */
const WISSELT = new Set(['date', 'x-request-id', 'server-timing', 'etag']);

/** Headers that are ours alone: names of other things are words too. */
const VAST =
  /^(?:content-security-policy|content-type|permissions-policy|cache-control|date|vary|connection|referrer-policy|cross-origin-.*|x-.*)$/u;

const kopVan = (headers: Antwoord['headers']): string =>
  Object.entries(headers)
    .flatMap(([naam, waarde]) => (VAST.test(naam) ? [] : [String(waarde)]))
    .join(' ');

/** Names of fields that are words too; one of several words (`gamePlaatje`) is of the contract: a word of a test that is used as a key has no capital inside. */
const VELDEN: ReadonlySet<string> = new Set(['goed']);
const isVeld = (naam: string): boolean => VELDEN.has(naam) || /^[a-z]+(?:[A-Z][a-z]*)+$/.test(naam);

/** What is said in a body, and under which names; a list of texts also as the one text that it makes. */
function gezegdIn(waarde: unknown): string[] {
  if (typeof waarde === 'string') return [waarde];
  if (typeof waarde !== 'object' || waarde === null) return [];
  const binnen = Object.values(waarde).flatMap(gezegdIn);
  if (!Array.isArray(waarde)) return [...Object.keys(waarde).filter((naam) => !isVeld(naam)), ...binnen];
  return waarde.length > 1 && waarde.every((deel) => typeof deel === 'string') ? [...binnen, waarde.join('')] : binnen;
}

/** The sentence of a refusal is the same whatever the word is. */
const gezegdBij = ({ status, body, text }: Antwoord): string[] => {
  if (body === undefined) return [text];
  const code: unknown = status < 400 ? undefined : Reflect.get(Object(body), 'code');
  const vast = typeof code === 'string' ? new Set([code, foutTekst(code)]) : new Set<string>();
  return gezegdIn(body).filter((zin) => !vast.has(zin));
};

export interface Kinderbrowser {
  get(url: string): Promise<Antwoord>;
  send(method: 'POST' | 'PUT', url: string, body?: unknown): Promise<Antwoord>;
  /** Every page it could open now, and every sound that was named to it. */
  lookAround(): Promise<void>;
  /** Sounds that were fetched. */
  geluiden(): number;
  /** Nothing that came holds one of these words or a code for it, and what came from an address with one of `toets` in it no form or part of it either. */
  demandNothing(woorden: readonly string[], toets: readonly string[]): void;
}

/** Of two answers to what a child sent, one right and one wrong: not a byte and not a header tells which. */
export function assertAlike(een: Antwoord, ander: Antwoord): void {
  const vast = ({ headers }: Antwoord) => Object.fromEntries(Object.entries(headers).filter(([naam]) => !WISSELT.has(naam)));
  assert.deepEqual([een.status, een.text, vast(een)], [ander.status, ander.text, vast(ander)]);
}

/** `await` it before the test is set: what the pages said then (names of categorieën are words too) is no key. */
export async function createKinderbrowser(server: Proefserver, leerlingId: string, token: string): Promise<Kinderbrowser> {
  const vooraf = new Set<string>();
  for (const pagina of PAGINAS)
    for (const tekst of gezegdIn((await server.get(`/api/leerlingen/${leerlingId}/${pagina}`, token)).body)) vooraf.add(tekst);
  const gezien: { readonly waar: string; readonly tekst: string }[] = [];
  const genoemd = new Set<string>();
  const gehoord = new Set<string>();
  const keep = (waar: string, antwoord: Antwoord): Antwoord => {
    const { headers, text } = antwoord;
    for (const [, naam = ''] of text.matchAll(GELUID)) genoemd.add(naam);
    gezien.push({
      waar,
      tekst: [kopVan(headers), ...gezegdBij(antwoord).filter((zin) => !vooraf.has(zin))].join('\n'),
    });
    return antwoord;
  };
  const get = async (url: string): Promise<Antwoord> => keep(url, await server.get(url, token));
  const send = async (method: 'POST' | 'PUT', url: string, body?: unknown): Promise<Antwoord> => {
    const json = body === undefined ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return keep(`${method} ${url}`, await server.request({ method, url, token, ...json }));
  };
  return {
    get,
    send,
    lookAround: async () => {
      for (const pagina of PAGINAS) await get(`/api/leerlingen/${leerlingId}/${pagina}`);
      await send('POST', `/api/leerlingen/${leerlingId}/dagtaken`);
      for (const naam of genoemd) {
        if (gehoord.has(naam)) continue;
        const { rawPayload, headers, statusCode } = await server.app.server.inject({ method: 'GET', url: `/audio/${naam}.mp3` });
        if (statusCode !== 200) continue;
        gehoord.add(naam);
        gezien.push({ waar: `sound ${naam}`, tekst: `${naam} ${kopVan(headers)} ${tagsOf(rawPayload)}` });
      }
    },
    geluiden: () => gehoord.size,
    demandNothing: (woorden, toets) => {
      assert.ok(
        gezien.some(({ waar }) => toets.some((deel) => waar.includes(deel))),
        'something of the test was looked at',
      );
      const zoek = createZoeker(woorden);
      const zoekFamilie = createFamiliezoeker(woorden);
      for (const { waar, tekst } of gezien) {
        const { woord, hoe, rond } = zoek(tekst) ?? (toets.some((deel) => waar.includes(deel)) ? zoekFamilie(tekst) : undefined) ?? {};
        assert.equal(woord, undefined, `${woord} (${hoe}) reached the browser with ${waar}: ${rond}`);
      }
    },
  };
}

/** What a sound says of itself: runs of letters long enough to be meant. */
const tagsOf = (bytes: Buffer): string => [...bytes.toString('latin1').matchAll(/[\p{L} ]{4,}/gu)].map(([tekst]) => tekst).join(' ');
