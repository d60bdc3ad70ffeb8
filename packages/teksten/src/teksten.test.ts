import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

interface Found {
  readonly at: string;
  readonly text: string;
}

function* textsIn(value: unknown, at: string): Generator<Found> {
  if (typeof value === 'string') yield { at, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${at}.${key}`);
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.includes('.test.'),
);
const areas: { readonly naam: string; readonly nl: unknown; readonly be: unknown }[] = [];
const texts: Found[] = [];
for (const file of files) {
  const module: Record<string, unknown> = await import(join(import.meta.dirname, file));
  for (const [name, value] of Object.entries(module)) {
    texts.push(...textsIn(value, `${file}:${name}`));
    if (typeof value === 'object' && value !== null && 'naam' in value && 'nl' in value && 'be' in value)
      areas.push({ naam: String(value.naam), nl: value.nl, be: value.be });
  }
}

/** What no text may have, each with why. */
const NEVER: readonly (readonly [string, RegExp])[] = [
  ['two spaces in a row', /\S {2,}\S/],
  ['a space before or after it', /^ | $/],
  ['a space before a comma or a full stop', / [,.;:!?](\s|$)/],
  ['a quotation mark of another kind: ours are ‘ and ’', /["“”„«»‹›]/],
  [
    'd or t wrong: with je or jij behind it a verb has no t',
    /\b(wordt|vindt|houdt|rijdt|raadt|antwoordt|verzendt) (je|jij)\b(?! \w+ (wordt|vindt))/i,
  ],
  ['d or t wrong: with hij, zij or het before it a verb has a t', /\b(hij|het) (word|vind|houd|rijd|raad|antwoord|verzend)\b(?!\*)/i],
  ['d or t wrong: ik has no t', /\bik (wordt|vindt|houdt|rijdt|raadt|antwoordt)\b/i],
  ['d or t wrong: what happens gets a t, what happened a d', /\b(er|het|dit|dat|wat) (gebeurd|beteken|veranderd)\b(?! (is|was|er|werd))/i],
  ['somebody who is said u to: everybody is je', /\b(u|uw)\b/i],
  ['two words where it is one: aanstaat, uitstaat', /\b(aan|uit|klaar) (staat|staan)(?=[ .,]*(?:$|[.,;]| en | als ))/i],
  ['another word than the setting has: beginpunt, hoogste niveau', /startpunt|plafond/i],
  ['a woordenlijst: it is a woordlijst', /woordenlijst/i],
  ['an inlognaam: the login asks for a gebruikersnaam', /inlogna(am|men)/i],
  ['a class with an s behind it: klasbreed, klasgenoten', /\bklass(?!e|i)/i],
  // The second half is of a line that is searched in and never shown.
  ['a mailadres: it is an e-mailadres', /(?<!e-)\bmailadres(?! tweede stap)/i],
  ['a button that says Druk af: it says Afdrukken', /^Druk ([a-z]+ ){0,3}af$/],
  ['English', /\b(please|click|button|submit|cancel|loading|password|settings|username|undefined|null)\b/i],
];

/** On purpose: the site shows the mistake that it is about. */
const SHOWN = /\*[^*]+\*/g;

for (const [what, pattern] of NEVER)
  test(`no text has ${what}`, () => {
    for (const { at, text } of texts) assert.doesNotMatch(text.replaceAll(SHOWN, '*...*'), pattern, at);
  });

const at = (value: unknown, path: readonly string[]): unknown => path.reduce((inner, key) => Object(inner)[key], value);

function* leaves(value: unknown, path: readonly string[] = []): Generator<readonly [readonly string[], string]> {
  if (typeof value === 'string') yield [path, value];
  else for (const [key, inner] of Object.entries(Object(value))) yield* leaves(inner, [...path, key]);
}

test('what Flanders says instead differs from what it stands instead of', () => {
  let count = 0;
  for (const { naam, nl, be } of areas)
    for (const [path, text] of leaves(be)) {
      count += 1;
      const dutch = at(nl, path);
      assert.equal(typeof dutch, 'string', `${naam}: ${path.join('.')} has no Dutch text`);
      assert.notEqual(text, dutch, `${naam}: ${path.join('.')}`);
    }
  assert.ok(count > 50);
});

test('every placeholder of a Flemish text is one of the Dutch text', () => {
  const namesIn = (text: string): Set<string> => new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? ''));
  for (const { naam, nl, be } of areas)
    for (const [path, text] of leaves(be)) {
      const known = namesIn(String(at(nl, path)));
      for (const name of namesIn(text)) assert.ok(known.has(name), `${naam}: ${path.join('.')} asks for ${name}`);
    }
});

test('no area of texts has the name of another', () => {
  const names = areas.map(({ naam }) => naam);
  assert.deepEqual(names, [...new Set(names)]);
});

test('check 19: no text of a screen says that our levels or words a minute are those of AVI or DMT', () => {
  assert.ok(files.length > 50);
  const zegt = files.filter((naam) => /\b(?:AVI|DMT)\b/.test(readFileSync(join(import.meta.dirname, naam), 'utf8')));
  assert.deepEqual(zegt, []);
});
