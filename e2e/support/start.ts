import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startAanbieder } from '../../apps/server/test/aanbieder.ts';
import { type ServerProcess, startServer } from '../../tools/server-process.ts';
import { mailsOf, type Postbus, startPostbus } from './postbus.ts';
import { portOf, PROVIDER_PORT, RENEWAL_PORT, SCHOLEN, VLAAMSE_HOST } from './server.ts';

/** People of the school account: a teacher of the demo school, and a child that nobody knows. */
const MENSEN = [
  { sub: 'judith', naam: 'Judith Aarts', organisation: '12AB', role: 'employee' },
  { sub: 'nieuw-kind', naam: 'Een nieuw kind', organisation: '12AB', role: 'student' },
];
/** Milliseconds: the first start fills the demo. */
const PATIENCE = 300_000;

interface School {
  readonly server: ServerProcess;
  readonly postbus: Postbus;
}

/**
 * Starts a login provider and, for each browser, a mail server and a server on a data folder with the demo school; the returned
 * function stops all of them and cleans up.
 */
export default async function start({ workers }: FullConfig): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'spelrijk-e2e-'));
  // As root the user of PostgreSQL has to come in, or the data would stand elsewhere and stay there.
  chmodSync(folder, 0o755);
  process.env.E2E_FOLDER = folder;
  const aantal = Math.min(workers, SCHOLEN);
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
  const renewal = listenForRenewal(async (school) => {
    const { server, postbus } = scholen[school] ?? {};
    if (!server || !postbus) return;
    await server.stop();
    rmSync(dataOf(folder, school), { recursive: true, force: true });
    copySchool(folder, school);
    scholen[school] = { postbus, server: await startServerOf(folder, school, postbus) };
  });
  return async () => {
    renewal.close();
    await Promise.all(scholen.map(({ server }) => server.stop()));
    for (const { postbus } of scholen) postbus.stop();
    await aanbieder.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

const dataOf = (folder: string, school: number): string => path.join(folder, `school-${school}`);
/** As a demo school begins, when more than one was needed. */
const begunOf = (folder: string): string => path.join(folder, 'begin');

/** Filling the demo takes longer than copying it. */
async function fillSchools(folder: string, aantal: number): Promise<void> {
  if (aantal > 1) {
    mkdirSync(begunOf(folder), { mode: 0o755 });
    const server = await startServer({ port: portOf(0), env: { SPELRIJK_DATA: begunOf(folder), LOG_LEVEL: 'warn' }, patience: PATIENCE });
    await server.stop();
  }
  for (let school = 0; school < aantal; school++) copySchool(folder, school);
}

function copySchool(folder: string, school: number): void {
  // `cpSync` would make all of it ours, and as root the data belong to the user of PostgreSQL.
  if (existsSync(begunOf(folder))) execFileSync('cp', ['-a', begunOf(folder), dataOf(folder, school)]);
  else mkdirSync(dataOf(folder, school), { mode: 0o755 });
}

/**
 * A journey that failed left things behind, and its second try would stumble over them. On a database that somebody else runs the school
 * stays as it is: its server only starts anew.
 */
function listenForRenewal(renew: (school: number) => Promise<void>): Server {
  return createServer((request, response) => {
    const end = (status: number) => () => response.writeHead(status).end();
    renew(Number(request.url?.slice(1))).then(end(204), end(500));
  }).listen(RENEWAL_PORT, '127.0.0.1');
}

async function startSchool(folder: string, school: number): Promise<School> {
  const postbus = await startPostbus(mailsOf(school));
  return { postbus, server: await startServerOf(folder, school, postbus) };
}

function startServerOf(folder: string, school: number, postbus: Postbus): Promise<ServerProcess> {
  const env = {
    SPELRIJK_DATA: dataOf(folder, school),
    LOG_LEVEL: 'warn',
    SMTP_URL: postbus.url,
    SPELRIJK_SSO: path.join(folder, 'sso.json'),
    SPELRIJK_BE_HOSTS: VLAAMSE_HOST,
  };
  return startServer({ port: portOf(school), env, patience: PATIENCE });
}
