/** The conversation with the mail server. Encrypted unless the server is on this very machine. */
import { createTransport } from 'nodemailer';
import { AppError } from '../app-error.ts';
import type { Claimed } from './outbox.ts';

export interface SmtpConfig {
  /** `smtp://name:password@host:587` or `smtps://...`. */
  readonly url: string;
  readonly from: string;
}

/** How a try ended; `reden` is for people, without anything of the mail in it. */
type Sent = { readonly ok: true } | { readonly ok: false; readonly final: boolean; readonly reden: string };

export interface MailTransport {
  send(mail: Claimed): Promise<Sent>;
  close(): void;
}

/** Milliseconds. Together they stay under the lease, so that no two senders ever hold one mail. */
const CONNECT = 10_000;
const SILENCE = 20_000;
const WHOLE = 90_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where the addressee or this very mail is refused. What is refused before (the greeting, our password, our own address) is for us to mend, and no mail is given up for it. */
const OF_THIS_MAIL: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);
const WE_OURSELVES: Readonly<Record<string, string>> = { EAUTH: ' op naam en wachtwoord', 'MAIL FROM': ' op ons adres als afzender' };

/** 5xx to this mail means never; anything else (4xx, no connection, silence, a server that refuses us) means later. */
function toFailure(error: unknown): Sent {
  const read = (naam: string): unknown => (error instanceof Error ? Reflect.get(error, naam) : undefined);
  const code = Number(read('responseCode') ?? Number.NaN);
  const command = String(read('command'));
  if (Number.isFinite(code)) {
    const waarop = WE_OURSELVES[String(read('code'))] ?? WE_OURSELVES[command] ?? '';
    return { ok: false, final: code >= 500 && OF_THIS_MAIL.has(command), reden: `mailserver zegt ${code}${waarop}` };
  }
  const kind = error instanceof Error ? String(Reflect.get(error, 'code') ?? error.name) : 'fout';
  return { ok: false, final: false, reden: `geen verbinding (${kind})` };
}

const tooLong = (): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new AppError('unavailable', 'mail/te-traag')), WHOLE).unref());

/** RFC 2369 and 8058. */
const unsubscribe = (adres: string | null): Readonly<Record<string, string>> =>
  adres === null ? {} : { 'List-Unsubscribe': `<${adres}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

export function openSmtp({ url, from }: SmtpConfig): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const smtp = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // One conversation for a row of mails.
    pool: true,
    maxConnections: 1,
    // Trying again is the work of our own queue.
    maxRequeues: 0,
    requireTLS: !secure && !LOOPBACK.has(hostname),
    ignoreTLS: !secure && LOOPBACK.has(hostname),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECT,
    greetingTimeout: CONNECT,
    socketTimeout: SILENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.replace(/^.*@|>$/g, '');
  return {
    send: ({ id, aan, onderwerp, tekst, html, afmelden }) => {
      const message = {
        from,
        to: { name: '', address: aan },
        subject: onderwerp,
        text: tekst,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribe(afmelden) },
      };
      return Promise.race([smtp.sendMail(message), tooLong()]).then((): Sent => ({ ok: true }), toFailure);
    },
    close: () => smtp.close(),
  };
}
