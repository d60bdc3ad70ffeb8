import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameOf, readTable } from './table.ts';

test('a table gives the routes back that it was made of', () => {
  const routes = readTable([
    ['root', -1, 0, ''],
    [0, 0, 'leerling/:leerlingId', 'layout-1a', 'kind-2b', 'blob-3c'],
    [0, 1, 1, 'screen-4d'],
  ]);
  assert.deepEqual(
    routes.map(({ id, parentId, path, index }) => [id, parentId, path, index]),
    [
      ['root', undefined, undefined, false],
      ['1', 'root', 'leerling/:leerlingId', false],
      ['2', '1', undefined, true],
    ],
  );
  assert.equal(routes[1]?.module, '/assets/layout-1a.js');
  assert.deepEqual(routes[1]?.css, ['/assets/kind-2b.css', '/assets/blob-3c.css']);
});

test('a file is known by its name', () => assert.equal(nameOf('/assets/screen-4d.js', '.js'), 'screen-4d'));
