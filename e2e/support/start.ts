import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startAanbieder } from '../../apps/server/test/aanbieder.ts';
import { demoIn, GEVULD } from '../../tools/fill-demo.ts';
import { type ServerProcess, startServer } from '../../tools/server-process.ts';
import { mailsOf, type Postbus, startPostbus } from './postbus.ts';
import { portOf, PROVIDER_PORT, SCHOLEN, VLAAMSE_HOST } from './server.ts';

/** People of the school account: a teacher of the demo school, and a child that nobody knows. */
const MENSEN = [
  { sub: 'judith', naam: 'Judith Aarts', organisation: '12AB', role: 'employee' },
  { sub: 'nieuw-kind', naam: 'Een nieuw kind', organisation: '12AB', role: 'student' },
];
/** Milliseconds: the first start fills the demo. */
const PATIENCE = 300_000;

/** What a server logs when it could not do what was asked (`apps/server/src/platform/http/errors.ts`). */
const FAULT = /nu niet beschikbaar|onverwachte fout/;

interface School {
  readonly server: ServerProcess;
  readonly postbus: Postbus;
}

/**
 * Starts a login provider and, for each browser, a mail server and a server on a data folder with the demo school; the returned
 * function stops all of them and cleans up.
 */
export default async function start({ workers, metadata }: FullConfig): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'spelrijk-e2e-'));
  // As root the user of PostgreSQL has to come in, or the data would stand elsewhere and stay there.
  chmodSync(folder, 0o755);
  process.env.E2E_FOLDER = folder;
  const aantal = Math.min(workers, metadata['scholen'] ?? SCHOLEN);
  process.env.E2E_SCHOLEN = String(aantal);
  const numbers = Array.from({ length: aantal }, (_, school) => school);
  const aanbieder = await startAanbieder(
    numbers.map((school) => `http://localhost:${portOf(school)}/api/auth/sso/callback/kompas`),
    PROVIDER_PORT,
  );
  aanbieder.mensen = MENSEN;
  const { issuer, clientId, clientSecret } = aanbieder;
  writeFileSync(
    path.join(folder, 'sso.json'),
    JSON.stringify({ aanbieders: [{ id: 'kompas', naam: 'Kompasplein', soort: 'oidc', issuer, clientId, clientSecret }] }),
  );
  await fillSchools(folder, aantal);
  const scholen = await Promise.all(numbers.map((school) => startSchool(folder, school)));
  return async () => {
    await Promise.all(scholen.map(({ server }) => server.stop()));
    // A journey sees only the sentence that a person sees.
    for (const { server } of scholen) for (const line of server.log().split('\n')) if (FAULT.test(line)) process.stderr.write(`${line}\n`);
    for (const { postbus } of scholen) postbus.stop();
    await aanbieder.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

const dataOf = (folder: string, school: number): string => path.join(folder, `school-${school}`);

/** `cpSync` would make all of it ours, and as root the data belong to the user of PostgreSQL. */
const copyData = (from: string, to: string): unknown => execFileSync('cp', ['-a', from, to]);

/** Filling the demo takes longer than copying it; a whole run has filled one before (`tools/fill-demo.ts`). */
async function fillSchools(folder: string, aantal: number): Promise<void> {
  const filled = process.env.E2E_DEMO;
  if (filled !== undefined && existsSync(path.join(filled, GEVULD))) {
    for (let school = 0; school < aantal; school++) copyData(demoIn(filled), dataOf(folder, school));
    return;
  }
  const first = dataOf(folder, 0);
  mkdirSync(first, { mode: 0o755 });
  if (aantal === 1) return;
  const server = await startServer({ port: portOf(0), env: { SPELRIJK_DATA: first, LOG_LEVEL: 'warn' }, patience: PATIENCE });
  await server.stop();
  for (let school = 1; school < aantal; school++) copyData(first, dataOf(folder, school));
}

async function startSchool(folder: string, school: number): Promise<School> {
  const postbus = await startPostbus(mailsOf(school));
  const env = {
    SPELRIJK_DATA: dataOf(folder, school),
    LOG_LEVEL: 'warn',
    SMTP_URL: postbus.url,
    SPELRIJK_SSO: path.join(folder, 'sso.json'),
    SPELRIJK_BE_HOSTS: VLAAMSE_HOST,
  };
  return { postbus, server: await startServer({ port: portOf(school), env, patience: PATIENCE }) };
}
