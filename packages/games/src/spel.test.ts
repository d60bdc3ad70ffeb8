import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import type { Spel } from '@spelrijk/game-kit/contract';
import { uitlegFor } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { fileNameOf } from '@spelrijk/ui/file-name';
import { manifests } from './manifests.gen.ts';
import { SLUGS } from './slugs.ts';
import { logic as template } from '../template/logic.ts';
import { BUILT, loadPlayed } from './testing.ts';

const spellen = manifests.flatMap(({ spel }) => (spel === undefined ? [] : [spel]));
/** Forms that stand beside a text, and how they are answered. */
const TEKSTVORMEN = [
  ['tekst-vraag', 'KIES'],
  ['tekst-klopt', 'SORT'],
  ['tekst-deel', 'SORT'],
] as const;
const VELDEN = ['werkwoord', 'keuze', 'verrassing', 'blijft'] as const satisfies readonly (keyof Spel)[];

it('every name of the list is a game, and none of the forty-five of the specification is gone', () => {
  assert.deepEqual(manifests.map(({ slug }) => slug).toSorted(), [...SLUGS].toSorted());
  assert.ok(manifests.length >= 45, `${manifests.length} games`);
});

it('no two games have the same verb, the same decision or the same surprise after a right word', () => {
  for (const veld of VELDEN) assert.equal(new Set(spellen.map((spel) => spel[veld])).size, spellen.length, veld);
});

it('every way to answer has at least five games, so that a day needs none twice', () => {
  for (const vorm of Antwoordvorm.options)
    assert.ok(manifests.filter(({ antwoordvormen }) => antwoordvormen.includes(vorm)).length >= 5, vorm);
});

it('a game that is given a text says on its card that it is read first, and how one turns the pages', () => {
  const fout: string[] = [];
  let gezien = 0;
  for (const manifest of manifests.filter(({ maxTekst = 0 }) => maxTekst > 0))
    for (const [vorm, antwoordvorm] of TEKSTVORMEN) {
      const { antwoordvormen, vormen, eigen = [] } = manifest;
      const neemt = vormen === undefined ? vorm === 'tekst-vraag' || eigen.includes(vorm) : vormen.includes(vorm);
      if (!antwoordvormen.includes(antwoordvorm) || !neemt) continue;
      gezien++;
      const { instructie, bediening } = uitlegFor(manifest, antwoordvorm, vorm);
      const zegt = /^Lees (het verhaal|de tekst)/u.test(instructie) && /spatiebalk/u.test(bediening.toetsen);
      if (!zegt || !/Verder om te bladeren|Lees de regel/u.test(bediening.aanraken)) fout.push(`${manifest.slug} ${vorm}: ${instructie}`);
    }
  assert.ok(gezien >= 12, `only ${gezien} forms`);
  assert.deepEqual(fout, []);
});

it('no game says how a word comes in: it is heard, or read where the sound is off, or there is only a question to complete', async () => {
  const HOREN = /\bluister|\bje hoort\b/iu;
  const fout: string[] = [];
  const games = await Promise.all(BUILT.map(loadPlayed));
  for (const logic of [template, ...games.map((game) => game.logic)]) {
    const { manifest } = logic;
    for (const vorm of manifest.antwoordvormen) {
      const { instructie, bediening } = uitlegFor(manifest, vorm);
      const opgaven = makeOpgaven(vorm, 3, 1, manifest.maxLetters).map((opgave) =>
        vorm === 'TYP' ? { ...opgave, vraag: 'Eén kat, twee ...', vorm: 'vorm-veranderen' as const } : opgave,
      );
      const staat = logic.start({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
      const gezegd = [
        instructie,
        bediening.toetsen,
        bediening.aanraken,
        ...(vorm === 'TYP' || vorm === 'SPLIT' ? [logic.describe(staat)] : []),
      ];
      fout.push(...gezegd.filter((zin) => HOREN.test(zin)).map((zin) => `${manifest.slug} ${vorm}: ${zin}`));
    }
  }
  assert.deepEqual(fout, []);
});

it('behind a word that is asked a sentence ends, for who hears what is on the stage', async () => {
  const fout: string[] = [];
  for (const { logic } of await Promise.all(BUILT.map(loadPlayed)))
    for (const vorm of logic.manifest.antwoordvormen.filter((een) => een === 'KIES' || een === 'SORT')) {
      const opgaven = makeOpgaven(vorm, 2, 1, logic.manifest.maxLetters).map((opgave) => ({ ...opgave, vraag: 'blijft', gat: undefined }));
      const zin = logic.describe(logic.start({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' }));
      if (/blijft (?=\p{Lu})/u.test(zin)) fout.push(`${logic.manifest.slug} ${vorm}: ${zin}`);
    }
  assert.deepEqual(fout, []);
});

it('what is asked of who sorts names a thing that is on this stage, the one its instruction names', () => {
  for (const { slug, antwoordvormen, sorteervraag = '', instructie } of manifests) {
    assert.equal(sorteervraag !== '', antwoordvormen.includes('SORT'), slug);
    if (sorteervraag === '') continue;
    const ding = /^(?:Bij|In) welke? (\p{L}+) hoort dit\?$/u.exec(sorteervraag)?.[1] ?? '';
    assert.ok(ding !== '' && instructie.includes(ding), `${slug}: ${sorteervraag}`);
  }
});

it('a game that names its play names all of it', () => {
  for (const spel of spellen) for (const veld of VELDEN) assert.ok(spel[veld].length > 5, spel[veld]);
});

it('a child that cannot read the name of a game knows it by a picture: each its own, and it is there', () => {
  const plaatjes = manifests.map(({ plaatje }) => plaatje);
  const there = readFileSync(path.join(import.meta.dirname, '../../taal/plaatjes.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => (line === '' ? [] : [fileNameOf(line.split('\t')[0] ?? '')]));
  const taken = new Set(plaatjes.map(fileNameOf));
  const wrong = manifests.flatMap(({ slug, plaatje }) => {
    if (!there.includes(fileNameOf(plaatje))) return [`${slug}: there is no picture of ${plaatje}`];
    return manifests.some((other) => other.slug < slug && other.plaatje === plaatje) ? [`${slug}: another game has ${plaatje}`] : [];
  });
  const free = there.filter((name) => !taken.has(name)).join(', ');
  assert.deepEqual(wrong, [], `${wrong.join('; ')}. Free in packages/taal/plaatjes.tsv: ${free}`);
});

it('of a word that is shown for a moment no stage has a loudspeaker: there is nothing to hear of it', async () => {
  const luid: string[] = [];
  const getoond = new Set<string>();
  for (const slug of BUILT) {
    const { logic } = await loadPlayed(slug);
    const { antwoordvormen, maxLetters } = logic.manifest;
    for (const antwoordvorm of antwoordvormen) {
      // In a round without sound the host says that it was shown.
      const wat =
        antwoordvorm === 'FLITS'
          ? ({ vorm: 'flits-kies' } as const)
          : antwoordvorm === 'TYP'
            ? ({ vorm: 'visueel-dictee' } as const)
            : { getoond: true };
      const opgaven = makeOpgaven(antwoordvorm, 2, 3, maxLetters).map(({ woord: { plaatje: _plaatje, ...woord }, ...opgave }) => ({
        ...opgave,
        ...wat,
        woord,
      }));
      for (const stand of ['liggend', 'staand'] as const) {
        const items = logic.scene(logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand }));
        const oor = items.find(({ art = '', toon = '' }) => (/(^|-)oor$/.test(art) && toon !== 'leeg') || toon === 'oor');
        if (oor) luid.push(`${slug} ${antwoordvorm} ${stand}: ${oor.key}`);
        if (items.some(({ art }) => art === 'kit:oog')) getoond.add(slug);
      }
    }
  }
  assert.ok(getoond.size > 15, `only ${getoond.size} games had an eye`);
  assert.deepEqual(luid, []);
});
