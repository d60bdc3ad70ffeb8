/**
 * The test provider as a program of its own, for the browser journeys: `node aanbieder-proces.ts <port> <address of ours> <file>`
 * writes the settings file that our server needs and serves until it is stopped.
 */
import { writeFileSync } from 'node:fs';
import { startAanbieder } from './aanbieder.ts';

const [port = '', ours = '', file = ''] = process.argv.slice(2);
const aanbieder = await startAanbieder([`${ours}/api/auth/sso/callback/kompas`], Number(port));
aanbieder.mensen = [
  { sub: 'judith', naam: 'Judith Aarts', organisation: '12AB', role: 'employee' },
  { sub: 'kind', naam: 'Een nieuw kind', organisation: '12AB', role: 'student' },
];
const { issuer, clientId, clientSecret } = aanbieder;
writeFileSync(file, JSON.stringify({ aanbieders: [{ id: 'kompas', naam: 'Kompasplein', soort: 'oidc', issuer, clientId, clientSecret }] }));
process.stdout.write('klaar\n');
