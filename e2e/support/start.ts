import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAanbieder } from '../../apps/server/test/aanbieder.ts';
import { startServer } from '../../tools/server-process.ts';
import { startPostbus } from './postbus.ts';
import { PORT, PROVIDER_PORT, VLAAMSE_HOST } from './server.ts';

/** People of the school account: a teacher of the demo school, and a child that nobody knows. */
const MENSEN = [
  { sub: 'judith', naam: 'Judith Aarts', organisation: '12AB', role: 'employee' },
  { sub: 'nieuw-kind', naam: 'Een nieuw kind', organisation: '12AB', role: 'student' },
];

/**
 * Starts a mail server, a login provider, and the server on a new data folder with the demo school; the returned function
 * stops all three and cleans up.
 */
export default async function start(): Promise<() => Promise<void>> {
  const data = mkdtempSync(path.join(tmpdir(), 'spelrijk-e2e-'));
  // As root the user of PostgreSQL has to come in, or the data would stand elsewhere and stay there.
  chmodSync(data, 0o755);
  process.env.E2E_MAILS = path.join(data, 'mails.jsonl');
  const postbus = await startPostbus(process.env.E2E_MAILS);
  const aanbieder = await startAanbieder([`http://localhost:${PORT}/api/auth/sso/callback/kompas`], PROVIDER_PORT);
  aanbieder.mensen = MENSEN;
  const { issuer, clientId, clientSecret } = aanbieder;
  const sso = path.join(data, 'sso.json');
  writeFileSync(
    sso,
    JSON.stringify({ aanbieders: [{ id: 'kompas', naam: 'Kompasplein', soort: 'oidc', issuer, clientId, clientSecret }] }),
  );
  const env = {
    SPELRIJK_DATA: data,
    LOG_LEVEL: 'warn',
    SMTP_URL: postbus.url,
    SPELRIJK_SSO: sso,
    SPELRIJK_BE_HOSTS: VLAAMSE_HOST,
  };
  const server = await startServer({ port: PORT, env, patience: 300_000 });
  return async () => {
    await server.stop();
    await aanbieder.stop();
    postbus.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
