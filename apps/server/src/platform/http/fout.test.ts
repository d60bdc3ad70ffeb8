import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { createUitvoer, loggerOptions } from '../log.ts';
import { createSendError } from './errors.ts';
import { createServer } from './server.ts';

const app = createServer({ logLevel: 'silent', trustProxy: [] }, () => 'nl');
app.get('/stuk', () => Promise.reject(new Error('select wachtwoord from account at /opt/spelrijk/store.ts:12')));
app.get('/heel', () => Promise.resolve({ goed: true }));
test.after(() => app.close());

test('F24, P03: what breaks inside is a 500 with a number that stands in the log too and nothing else, and no other request notices', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => app.inject({ method: 'GET', url: i % 2 === 0 ? '/stuk' : '/heel' })),
  );
  for (const [i, answer] of answers.entries()) {
    if (i % 2 === 1) {
      assert.deepEqual([answer.statusCode, answer.json()], [200, { goed: true }]);
      continue;
    }
    assert.equal(answer.statusCode, 500);
    const { id, code, message, ...rest } = answer.json<Record<string, string>>();
    assert.deepEqual([id, code, rest], [answer.headers['x-request-id'], 'algemeen/fout', {}]);
    assert.match(String(message), /^[A-Z].+\.$/);
    assert.doesNotMatch(answer.body, /select|wachtwoord|store\.ts|Error|node_modules| at /);
  }
  assert.equal(new Set(answers.map(({ headers }) => headers['x-request-id'])).size, 20);
});

test('P02: what others write stays one line of the log and says nothing to a terminal', async () => {
  const regels: string[] = [];
  const los = fastify({ logger: { ...loggerOptions('info'), stream: { write: (regel: string) => void regels.push(regel) } } });
  los.setErrorHandler(createSendError(() => 'nl'));
  los.get<{ Params: { naam: string } }>('/stuk/:naam', ({ params }) => Promise.reject(new Error(params.naam)));
  const kwaad = '\n{"level":"info","msg":"vals"}\r\n\u001b[31m\u009b31m\u0000\u2028einde';
  const { statusCode } = await los.inject({ method: 'GET', url: `/stuk/${encodeURIComponent(kwaad)}` });
  assert.equal(statusCode, 500);
  await los.close();
  assert.ok(regels.some((regel) => regel.includes('einde')));
  for (const regel of regels) {
    assert.match(regel, /^[^\p{Cc}\u2028\u2029]*\n$/u);
    assert.equal(typeof JSON.parse(regel), 'object');
  }
});

test('S14, W11: of an address that was asked only the pattern stands in the log, also of a page whose link is a key', async () => {
  const regels: string[] = [];
  const los = fastify({ logger: { ...loggerOptions('info'), stream: { write: (regel: string) => void regels.push(regel) } } });
  los.addHook('onResponse', async (request) => request.log.info({ req: request }, 'verzoek'));
  los.get('/terug/:code', () => 'ja');
  los.get('/*', () => 'ja');
  assert.equal((await los.inject({ method: 'GET', url: '/terug/padcode?auth_code=vraagcode&code_verifier=bewijs' })).statusCode, 200);
  assert.equal((await los.inject({ method: 'GET', url: '/app/auth/wachtwoordherstellen/wie/linkcode' })).statusCode, 200);
  await los.close();
  assert.match(regels.join(''), /\/terug\/:code/);
  assert.doesNotMatch(regels.join(''), /padcode|vraagcode|bewijs|linkcode/);
});

test('F22: a line that the disk has no room for is lost, the next ones go out, and how many were lost is said', () => {
  const regels: string[] = [];
  const vol = { is: true };
  const schijf: Pick<Writable, 'on' | 'write' | 'writableLength'> = {
    writableLength: 0,
    on: () => new Writable(),
    write: (deel: unknown, klaar: unknown) => {
      if (!vol.is) regels.push(String(deel));
      if (typeof klaar === 'function') klaar(vol.is ? new Error('ENOSPC: no space left on device') : null);
      return true;
    },
  };
  const uit = createUitvoer(schijf);
  for (let i = 0; i < 3; i++) uit.write(`{"msg":"weg ${i}"}\n`);
  assert.deepEqual(regels, []);
  vol.is = false;
  uit.write('{"msg":"na"}\n');
  assert.partialDeepStrictEqual(
    regels.map((regel): unknown => JSON.parse(regel)),
    [{ level: 'warn', regels: 3, msg: 'logregels verloren' }, { msg: 'na' }],
  );
});

test('F22: of what nobody reads so much is kept, and no more', () => {
  const lezer = new Writable({ write: () => undefined });
  const uit = createUitvoer(lezer);
  for (let i = 0; i < 30_000; i++) uit.write(`${'x'.repeat(99)}\n`);
  assert.ok(lezer.writableLength > 500_000 && lezer.writableLength < 1_500_000, String(lezer.writableLength));
});
