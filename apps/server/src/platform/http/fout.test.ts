import { test } from 'node:test';
import assert from 'node:assert/strict';
import fastify from 'fastify';
import { loggerOptions } from '../log.ts';
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
