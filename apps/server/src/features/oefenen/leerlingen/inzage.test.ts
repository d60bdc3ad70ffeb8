/** Our office in the own area of a child: never without a reason, and the school reads who, at whom, and why. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logboekRoutes } from '@spelrijk/contract/logboek';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';

const server = await createProefserver();
const kind = server.wereld.persoon('leerling');
const REDEN = 'School vraagt waarom de kaart leeg is';
const look = (pad: string, token: string, reden?: string): Promise<Antwoord> =>
  server.request({ method: 'GET', url: pad, token, headers: reden === undefined ? {} : { 'x-reden': encodeURIComponent(reden) } });
const gezien = async () => {
  const { body } = await server.get(`/api/admins/${kind.adminId}/logboek?soort=inzage`, await server.login('schooladmin'));
  return logboekRoutes.readLogboek.response.parse(body).regels;
};
const PADEN: readonly string[] = ['landkaart', 'beloningen', 'mijn-voortgang'].map((deel) => `/api/leerlingen/${kind.id}/${deel}`);

for (const wie of ['office', 'superadmin'])
  test(`A16: ${wie} sees nothing of a child without a reason, and with one the school reads who, at whom and why`, async () => {
    const token = await server.login(wie);
    for (const pad of PADEN) {
      // Lines of one moment stand in any order.
      server.clock.advance(1000);
      const eerder = (await gezien()).length;
      const zonder = await look(pad, token);
      assert.deepEqual([zonder.status, Reflect.get(Object(zonder.body), 'code')], [409, 'auth/reden-nodig'], pad);
      assert.equal((await gezien()).length, eerder, pad);
      assert.equal((await look(pad, token, REDEN)).status, 200, pad);
      const regels = await gezien();
      assert.equal(regels.length, eerder + 1, pad);
      assert.partialDeepStrictEqual(regels[0], { rol: wie, wie: `${wie} Kantoor`, over: 'leerling School A', reden: REDEN });
    }
  });
