/** Plants one violation of every import rule in a small copy of the tree and expects each to be caught. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { cruise } from 'dependency-cruiser';
import config, { LAYERS, WINGS } from '../dependency-cruiser.mjs';

const tree = mkdtempSync(path.join(tmpdir(), 'spelrijk-grenzen-'));
const write = (file: string, text: string): void => {
  const full = path.join(tree, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
};

/** Rule, file that breaks it, the text that breaks it. A type-only import must be caught as well. */
const PLANTED: readonly (readonly [string, string, string])[] = [
  ...Object.keys(LAYERS).flatMap((layer): (readonly [string, string, string])[] => [
    [
      `${layer}-imports-only-its-layers`,
      `packages/${layer}/src/a/layer.ts`,
      `import type { x } from '../../../../apps/server/src/platform/x.ts'; export type y = x;`,
    ],
    [`${layer}-uses-only-its-libraries`, `packages/${layer}/src/a/library.ts`, `import { x } from 'fastify'; export const y = x;`],
    [`${layer}-has-no-node`, `packages/${layer}/src/a/core.ts`, `import { x } from 'node:fs'; export const y = x;`],
  ]),
  ...Object.entries(WINGS).flatMap(([wing, allowed]): (readonly [string, string, string])[] => {
    const other = [...Object.keys(WINGS), 'vreemd'].find((name) => name !== wing && !allowed.some((one) => one === name));
    return [
      [
        `${wing}-imports-only-its-wings-in-features`,
        `apps/server/src/features/${wing}/planted/wing.ts`,
        `import type { x } from '../../${other}/other/index.ts'; export type y = x;`,
      ],
      [
        `${wing}-imports-only-its-wings-in-contract`,
        `packages/contract/src/${wing}/wing.ts`,
        `import type { x } from '../${other}/other.ts'; export type y = x;`,
      ],
    ];
  }),
  ['no-cycles', 'tools/cycle-a.ts', `import { b } from './cycle-b.ts'; export const a = b;`],
  ['no-unresolvable', 'tools/lost.ts', `import { b } from './nowhere.ts'; export const a = b;`],
  ['a-game-knows-no-other-game', 'packages/games/src/rups/logic.ts', `import { x } from '../pinata/logic.ts'; export const y = x;`],
  ['kit-contract-uses-only-its-rooms', 'packages/game-kit/src/contract/a.ts', `import type { x } from '../run/x.ts'; export type y = x;`],
  ['kit-run-uses-only-its-rooms', 'packages/game-kit/src/run/a.ts', `import { x } from '../stage/x.ts'; export const y = x;`],
  ['kit-stage-uses-only-its-rooms', 'packages/game-kit/src/stage/a.ts', `import { x } from './view/x.ts'; export const y = x;`],
  [
    'kit-stage-view-uses-only-its-rooms',
    'packages/game-kit/src/stage/view/a.ts',
    `import { x } from '../../testing/x.ts'; export const y = x;`,
  ],
  [
    'kit-mechanics-uses-only-its-rooms',
    'packages/game-kit/src/mechanics/m/a.ts',
    `import { x } from '../../stage/view/x.ts'; export const y = x;`,
  ],
  ['kit-tooi-uses-only-its-rooms', 'packages/game-kit/src/tooi/a.ts', `import { x } from '../run/x.ts'; export const y = x;`],
  ['kit-testing-uses-only-its-rooms', 'packages/game-kit/src/testing/a.ts', `import { x } from '../stage/view/x.ts'; export const y = x;`],
  [
    'a-mechanic-knows-no-other-mechanic',
    'packages/game-kit/src/mechanics/m/b.ts',
    `import { x } from '../split/x.ts'; export const y = x;`,
  ],
  [
    'the-kit-is-entered-by-its-rooms',
    'packages/games/src/rups/scene.ts',
    `import { x } from '../../../game-kit/src/run/x.ts'; export const y = x;`,
  ],
  ['nobody-plays-but-tests-and-tools', 'packages/games/src/rups/state.ts', `import { x } from './robot.ts'; export const y = x;`],
  [
    'words-that-were-read-stay-on-the-server',
    'apps/web/src/areas/admin/b.ts',
    `import { x } from '../../../../../packages/taal/src/lijstwoord.ts'; export const y = x;`,
  ],
  ['areas-never-see-each-other', 'apps/web/src/areas/admin/a.ts', `import { x } from '../leerling/x.ts'; export const y = x;`],
  [
    'a-screen-knows-no-other-screen',
    'apps/web/src/areas/admin/screens/docenten/screen.tsx',
    `import { x } from '../groepen/parts/x.ts'; export const y = x;`,
  ],
  ['areas-and-shared-do-not-import-app', 'apps/web/src/shared/a.ts', `import { x } from '../app/x.ts'; export const y = x;`],
  ['shared-does-not-import-areas', 'apps/web/src/shared/b.ts', `import { x } from '../areas/leerling/x.ts'; export const y = x;`],
  [
    'web-does-not-import-the-server',
    'apps/web/src/shared/c.ts',
    `import { x } from '../../../server/src/platform/x.ts'; export const y = x;`,
  ],
  [
    'nobody-imports-the-synthesiser',
    'apps/server/src/platform/geluid/x.ts',
    `import speak from '../../../../synthesiser/src/main.ts'; export const y = speak;`,
  ],
  [
    'mui-stays-out-of-the-pupil-area-and-the-site',
    'apps/web/src/areas/leerling/m.tsx',
    `import { x } from '@mui/material'; export const y = x;`,
  ],
  ['server-sees-no-screens', 'apps/server/src/a.ts', `import { x } from '../../web/src/app/x.ts'; export const y = x;`],
  [
    'server-knows-only-the-manifests-of-games',
    'apps/server/src/b.ts',
    `import { x } from '../../../packages/games/src/pinata/logic.ts'; export const y = x;`,
  ],
  [
    'features-meet-through-their-index',
    'apps/server/src/features/klas/groepen/a.ts',
    `import { x } from '../../oefenen/taken/store.ts'; export const y = x;`,
  ],
  ['a-feature-stands-in-a-wing', 'apps/server/src/features/los/a.ts', `import { x } from '../oefenen/taken/index.ts'; export const y = x;`],
  [
    'platform-does-not-import-features',
    'apps/server/src/platform/b.ts',
    `import { x } from '../features/oefenen/taken/index.ts'; export const y = x;`,
  ],
  [
    'only-stores-and-platform-see-sql',
    'apps/server/src/features/klas/groepen/service.ts',
    `import { x } from 'kysely'; export const y = x;`,
  ],
  [
    'only-platform-sees-http-and-database-drivers',
    'apps/server/src/features/klas/groepen/index.ts',
    `import { x } from 'fastify'; export const y = x;`,
  ],
];

const TARGETS = [
  'apps/synthesiser/src/main.ts',
  'apps/server/src/platform/x.ts',
  'apps/web/src/app/x.ts',
  'apps/web/src/areas/leerling/x.ts',
  'apps/web/src/areas/admin/screens/groepen/parts/x.ts',
  'packages/games/src/pinata/logic.ts',
  ...[...Object.keys(WINGS), 'vreemd'].flatMap((wing) => [
    `apps/server/src/features/${wing}/other/index.ts`,
    `packages/contract/src/${wing}/other.ts`,
  ]),
  'apps/server/src/features/oefenen/taken/store.ts',
  'apps/server/src/features/oefenen/taken/index.ts',
  'packages/games/src/rups/robot.ts',
  'packages/taal/src/lijstwoord.ts',
  'packages/game-kit/src/run/x.ts',
  'packages/game-kit/src/stage/x.ts',
  'packages/game-kit/src/stage/view/x.ts',
  'packages/game-kit/src/testing/x.ts',
  'packages/game-kit/src/mechanics/split/x.ts',
];

let caught: Set<string>;

before(async () => {
  for (const [, file, text] of PLANTED) write(file, text);
  for (const file of TARGETS) write(file, 'export const x = 1;');
  write('tools/cycle-b.ts', `import { a } from './cycle-a.ts'; export const b = a;`);
  for (const library of ['fastify', 'kysely', '@mui/material']) {
    write(`node_modules/${library}/package.json`, JSON.stringify({ name: library, version: '1.0.0', exports: './index.js' }));
    write(`node_modules/${library}/index.js`, 'export const x = 1;');
  }
  write(
    'package.json',
    JSON.stringify({ name: 'planted', private: true, dependencies: { fastify: '1.0.0', kysely: '1.0.0', '@mui/material': '1.0.0' } }),
  );
  const { enhancedResolveOptions, ...options } = config.options;
  const result = await cruise(
    ['packages', 'apps', 'tools'],
    { ...options, baseDir: tree, ruleSet: { forbidden: config.forbidden }, validate: true },
    enhancedResolveOptions,
  );
  const output = result.output;
  assert.ok(typeof output === 'object');
  caught = new Set(output.summary.violations.map((violation) => `${violation.rule.name} ${violation.from}`));
});

after(() => rmSync(tree, { recursive: true, force: true }));

for (const [rule, file] of PLANTED) {
  test(`a violation of ${rule} is caught`, () => {
    assert.ok(caught.has(`${rule} ${file}`), `not caught: ${rule} in ${file}`);
  });
}

test('every rule has a planted violation', () => {
  const planted = new Set(PLANTED.map(([rule]) => rule));
  assert.deepEqual(
    config.forbidden.map((rule) => rule.name ?? 'nameless').filter((name) => !planted.has(name)),
    [],
  );
});
