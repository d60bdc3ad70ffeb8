/** The post book of our office. With a mail server nobody reads along; without one the mails are kept here to be read. */
import type { MailRegel } from '@spelrijk/contract/mails';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { notFound } from '../../../platform/app-error.ts';
import { NIEMAND, writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface MailDeps {
  readonly database: Database;
  /** There is a mail server: mail goes out and is read by nobody here. */
  readonly mailserver: boolean;
}

const AANTAL = 100;

const toRegel =
  ({ mailserver }: MailDeps) =>
  ({ createdAt, afgerondOp, heeftTekst, adminId: _adminId, ...rij }: store.MailRij): MailRegel => {
    const bewaard = !mailserver && rij.status === 'wacht';
    return {
      ...rij,
      status: bewaard ? 'bewaard' : rij.status,
      createdAt: createdAt.toISOString(),
      afgerondOp: afgerondOp?.toISOString() ?? null,
      leesbaar: bewaard && heeftTekst,
    };
  };

const ookIntern = (actor: Actor): boolean => actor.rol === 'superadmin';

export async function listMails(deps: MailDeps, { actor }: Caller): Promise<Output<Api['listMails']>> {
  demand(may(actor.rol, 'mailTemplate.read'), actor.bewijs);
  const rijen = await store.listMails(deps.database.own, ookIntern(actor), AANTAL);
  return { mailserver: deps.mailserver, mails: rijen.map(toRegel(deps)) };
}

/**
 * A link that opens something is cut before its secret: with it our office could ask a new password for anybody and choose it. Whoever runs the
 * server reads it there (`main.ts post`). Every secret of ours is longer than this; what else is so long goes too.
 */
const zonderGeheim = (tekst: string): string => tekst.replace(/(https?:\/\/[^\s"'<>#]*?)[/#?=&;][\w%-]{30,}[^\s"'<>]*/g, '$1/…');

/** Reading somebody's mail leaves a line with them. */
export async function readMail(deps: MailDeps, { actor, now }: Caller, id: string): Promise<Output<Api['readMail']>> {
  demand(may(actor.rol, 'mailTemplate.read'), actor.bewijs);
  return deps.database.transact(async (db) => {
    const rij = await store.findMail(db, ookIntern(actor), id);
    const mail = rij && toRegel(deps)(rij);
    const inhoud = mail?.leesbaar ? await store.readBody(db, id) : undefined;
    if (!rij || !mail || !inhoud) throw notFound('mails/niet-leesbaar');
    await writeAudit(db, {
      adminId: rij.adminId ?? NIEMAND,
      soort: 'inzage',
      now,
      actor,
      actie: 'mailTemplate.read',
      objectId: id,
      betreft: rij.onderwerp,
    });
    return { mail, tekst: zonderGeheim(inhoud.tekst), html: zonderGeheim(inhoud.html) };
  });
}
