/** A mail sender in a process of its own, to be killed in the middle of its work. Environment: DATABASE (JSON), SMTP_URL, NOW (ms). */
import { openDatabase, type Connection } from '../src/platform/db/database.ts';
import { createMailSender } from '../src/platform/mail/sender.ts';
import { openSmtp } from '../src/platform/mail/transport.ts';
import { silent } from './fixtures.ts';

const connection: Connection = JSON.parse(process.env['DATABASE'] ?? '{}');
const database = openDatabase({ connection, max: 2, log: silent });
const transport = openSmtp({ url: process.env['SMTP_URL'] ?? '', from: 'Spelrijk <noreply@spelrijk.test>' });
const sender = createMailSender({ db: database.own, transport, clock: { now: () => Number(process.env['NOW']) }, log: silent });
await sender.drain();
await sender.stop();
await database.close();
