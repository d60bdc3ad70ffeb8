import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { KOLOMMEN } from '../src/bank/regel.ts';

const PAKKET = join(import.meta.dirname, '..');
const proef = mkdtempSync(join(tmpdir(), 'taal-gen-'));
after(() => rmSync(proef, { recursive: true }));

/** A copy of the package with its dependencies, to generate in without touching ours. */
const kopie = join(proef, 'packages', 'taal');
mkdirSync(kopie, { recursive: true });
for (const map of ['src', 'tools', 'test']) cpSync(join(PAKKET, map), join(kopie, map), { recursive: true });
cpSync(join(PAKKET, 'package.json'), join(kopie, 'package.json'));
symlinkSync(join(PAKKET, '..', '..', 'node_modules'), join(proef, 'node_modules'));

const categorie = (id: string, code: string): string => `import type { Categorie } from '@spelrijk/domain/categorie';
import type { Detect } from '../../analyse/woordbeeld.ts';

export const categorie: Categorie = {
  id: '${id}',
  code: '${code}',
  naam: 'Proef',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '3a', be: '1a' },
  vooraf: [],
  regel: '',
  hoortSchrijft: '',
  uitleg: ['', '', ''],
  voorbeelden: [],
  fouten: [],
};

export const detectTaak: Detect = (beeld) => [{ start: 0, end: beeld.laag.length }];
`;
const RIJ = ['kwik', 'kwik', 'kwik', 'kʋˈɪk', '3a', '2', 'beide', '', '', '', 'Ik zie kwik.', '', '', ''].join('\t');

function addCategorie(id: string, code: string): void {
  const map = join(kopie, 'src', 'categorieen', id);
  mkdirSync(map);
  writeFileSync(join(map, 'categorie.ts'), categorie(id, code));
  writeFileSync(join(map, 'woorden.tsv'), `${KOLOMMEN.join('\t')}\n${RIJ}\n`);
}

const generate = (tool: string) => spawnSync(process.execPath, [join(kopie, 'tools', tool)], { encoding: 'utf8' });

function readLines(): Map<string, string[]> {
  const mappen = ['bank', 'categorieen'].map((map) => join(kopie, 'src', map));
  const bestanden = mappen.flatMap((map) => readdirSync(map).map((naam) => join(map, naam)));
  return new Map(
    bestanden.filter((bestand) => bestand.endsWith('.gen.ts')).map((bestand) => [bestand, readFileSync(bestand, 'utf8').split('\n')]),
  );
}

test('a new categorie adds lines to the generated tables and changes none of another, wherever it stands in the learning line', () => {
  const voor = readLines();
  addCategorie('aaa-proef', 'zz');
  for (const tool of ['gen.ts', 'gen-bank.ts']) {
    const { status, stderr } = generate(tool);
    assert.equal(status, 0, stderr);
  }
  const nieuw = [...readLines()].flatMap(([bestand, regels]) => {
    const oud = voor.get(bestand) ?? [];
    assert.deepEqual(
      regels.filter((regel) => !/aaa-proef|AaaProef|^kwik\t/.test(regel)),
      oud,
      bestand,
    );
    return regels.filter((regel) => !oud.includes(regel));
  });
  assert.ok(
    nieuw.some((regel) => /^kwik\t.*;zz\.0\.4\t/.test(regel)),
    nieuw.join('\n'),
  );
  assert.ok(nieuw.length <= 8, `${nieuw.length} lines`);
});

test('two categories with one code are refused by name', () => {
  addCategorie('aab-proef', 'zz');
  const { status, stderr } = generate('gen.ts');
  assert.notEqual(status, 0);
  assert.match(stderr, /aa[ab]-proef and aa[ab]-proef have the same code zz/);
});
