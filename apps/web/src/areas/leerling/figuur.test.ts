import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACCESSOIRES, HOOFDDEKSELS, kleed, KLEUREN } from '@spelrijk/domain/figuur';
import { SPAARKAARTEN } from '@spelrijk/domain/spaarkaart';
import { describeBlob } from '@spelrijk/ui/blob-spec';

test('a figure is drawn in the clothes its number carries, on the same blob', () => {
  const bare = describeBlob(1044);
  for (const hoofd of HOOFDDEKSELS)
    for (const accessoire of ACCESSOIRES) {
      const dressed = describeBlob(kleed(1044, { hoofd, accessoire }));
      assert.deepEqual([dressed.top, dressed.extra, dressed.shape, dressed.color], [hoofd, accessoire, bare.shape, bare.color]);
    }
  const colors = KLEUREN.map((kleur) => describeBlob(kleed(1044, { kleur })).accent);
  assert.equal(new Set(colors).size, KLEUREN.length);
});

test('every blob of a card wears what the card promises, and no two of a card look alike', () => {
  for (const { hoofd, blobs } of SPAARKAARTEN) {
    const specs = blobs.map(({ figuur }) => describeBlob(figuur));
    for (const spec of specs) assert.equal(spec.top, hoofd);
    assert.equal(new Set(specs.map(({ color }) => color.base)).size, blobs.length);
  }
});
