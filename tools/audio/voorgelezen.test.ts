/** Whoever cannot read taps "Lees voor": each line that a screen of the child then says was rendered, or the button would say nothing. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { klassenplaatTeksten } from '@spelrijk/teksten/klassenplaat';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { fragmenten } from '@spelrijk/teksten/spreken';
import { ROOT } from './bank.ts';
import { programmaTeksten } from './teksten.ts';

const KIND = path.join(ROOT, 'apps/web/src/areas/leerling');
const CATALOGS: Readonly<Record<string, unknown>> = {
  leerling: leerlingTeksten.nl,
  klassenplaat: klassenplaatTeksten.nl,
  leerlingLezen: leerlingLezenTeksten.nl,
};
const said = new Set(programmaTeksten());

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const find = (texts: unknown, name: string): unknown =>
  name.split('.').reduce((at: unknown, part) => (isRecord(at) ? at[part] : undefined), texts);

/** The text of a key, in both numbers where it has two. */
function textsOf(key: string, own: string): readonly string[] {
  const at = key.indexOf(':');
  const [catalog, name] = at < 0 ? [own, key] : [key.slice(0, at), key.slice(at + 1)];
  return [name, `${name}_one`, `${name}_other`].map((one) => find(CATALOGS[catalog], one)).filter((text) => typeof text === 'string');
}

/** What stands between the braces of `hear={...}` and `lines={...}`. */
function spokenIn(source: string): string[] {
  return [...source.matchAll(/\b(?:hear|lines)=\{/g)].map(({ 0: begin, index }) => {
    let depth = 1;
    let end = index + begin.length;
    while (depth > 0) depth += { '{': 1, '}': -1 }[source[end++] ?? '}'] ?? 0;
    return source.slice(index + begin.length, end);
  });
}

interface Spoken {
  readonly file: string;
  readonly key: string;
  readonly own: string;
}

const lines = readdirSync(KIND, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file): Spoken[] => {
    const source = readFileSync(path.join(KIND, file), 'utf8');
    // The texts that a bare key of `t` means.
    const own = /useTexts\((\w+)Teksten/.exec(source)?.[1] ?? 'leerling';
    return spokenIn(source).flatMap((part) => [
      ...[...part.matchAll(/\['([\w.:]+)'/g)].map(([, key = '']) => ({ file, key, own: 'leerling' })),
      ...[...part.matchAll(/\bt\('([\w.:]+)'/g)].map(([, key = '']) => ({ file, key, own })),
    ]);
  });

test('every line that a screen names for its button "Lees voor" was rendered', () => {
  assert.ok(lines.length > 30, String(lines.length));
  for (const { file, key, own } of lines) {
    if (!(own in CATALOGS)) continue;
    const texts = textsOf(key, own);
    assert.ok(texts.length > 0, `${file}: ${key} is no text`);
    for (const piece of texts.flatMap(fragmenten)) assert.ok(said.has(piece), `${file} says “${piece}”, which has no clip`);
  }
});

test('what the leesplank, the rows of words and the picture of the groep say in every state was rendered', () => {
  const { plank, rijen } = leerlingLezenTeksten.nl;
  const { kind, gekleurd_one: een, gekleurd_other: meer } = klassenplaatTeksten.nl;
  const texts = [plank.titel, plank.uitleg, plank.leeg, rijen.titel, rijen.uitleg, rijen.leeg, ...Object.values(kind), een, meer];
  for (const piece of texts.flatMap(fragmenten)) assert.ok(said.has(piece), piece);
});
