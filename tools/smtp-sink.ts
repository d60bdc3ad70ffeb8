/**
 * A real mail server that delivers to nobody: it prints its port and then every mail it accepted, one JSON object a line.
 * The local part of a recipient steers it: `vol...` is refused for now (452), `nooit...` for good (550), `hang...` gets no answer.
 *
 * @example node tools/smtp-sink.ts 2525
 */
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

const REFUSALS: readonly (readonly [prefix: string, code: number])[] = [
  ['vol', 452],
  ['nooit', 550],
];

const print = (value: object): boolean => process.stdout.write(`${JSON.stringify(value)}\n`);

function refusal(address: string): Error | null {
  const found = REFUSALS.find(([prefix]) => address.startsWith(prefix));
  return found ? Object.assign(new Error('niet nu'), { responseCode: found[1] }) : null;
}

async function accept(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const raw = Buffer.concat(chunks);
  const { subject, text, html, messageId, from, to, headers } = await PostalMime.parse(raw);
  print({
    aan: session.envelope.rcptTo.map(({ address }) => address),
    van: from?.address,
    kopAan: to?.map(({ address }) => address),
    onderwerp: subject,
    tekst: text,
    html,
    messageId,
    koppen: headers.map(({ key }) => key),
  });
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onRcptTo: ({ address }, _session, done) => (address.startsWith('hang') ? undefined : done(refusal(address))),
  onData: callbackify(accept),
});
// Who is killed in the middle breaks off, as some tests have it: no mail, and nothing that this process says of one.
server.on('error', (error) => process.stderr.write(`smtp-sink: ${error.message}\n`));
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  const address = server.server.address();
  if (typeof address === 'object' && address) print({ port: address.port });
});
process.on('disconnect', () => process.exit(0));
