/** A whole school at the bell, from one address. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver({ SPELRIJK_RATE_LIMIT: '1' });
const { database, wereld, clock } = server;
const kinderen = Array.from({ length: 250 }, (_, i) => `kind-${i}`);
const { wachtwoord } = await database.own
  .selectFrom('account')
  .select('wachtwoord')
  .where('gevouwen', '=', 'leerling')
  .executeTakeFirstOrThrow();
const rest = { admin_id: wereld.a.id, rol: 'leerling' as const, wachtwoord, status: 'actief' as const, created_at: new Date(clock.now()) };
await database.own
  .insertInto('account')
  .values(kinderen.map((naam) => ({ ...rest, id: testId(naam), gebruikersnaam: naam, gevouwen: naam })))
  .execute();
const login = (gebruikersnaam: string, geheim: string) => server.post('/api/auth', { gebruikersnaam, wachtwoord: geheim });

test('L06: 250 children at one address in five minutes, one in five with a typing error, all get in', async () => {
  const statuses = new Map<number, number>();
  const comeIn = async (naam: string, i: number): Promise<void> => {
    if (i % 5 === 0) assert.equal((await login(naam, `${WACHTWOORD}${i}`)).status, 401);
    const { status } = await login(naam, WACHTWOORD);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  for (let i = 0; i < kinderen.length; i += 25) {
    await Promise.all(kinderen.slice(i, i + 25).map((naam, j) => comeIn(naam, i + j)));
    clock.advance(30_000);
  }
  assert.deepEqual([...statuses], [[200, 250]]);
});
