/** Linking an account to a provider, and which organisations of a provider belong to a customer. */
import { AppError, notFound } from '../../../platform/app-error.ts';
import { auditLook, writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { createToken } from '../../../platform/auth/secret.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { mayChangeOwn } from '../sessies/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { beginSso, challengeOf, clientOf, noteKoppeling, type Doorgestuurd, type SsoDeps } from './heen.ts';

/** Begins linking the own account; the browser goes to the address it gets. */
export async function startKoppeling(deps: SsoDeps, { actor, now }: Caller, aanbieder: string, redirectUri: string): Promise<Doorgestuurd> {
  demand(mayChangeOwn(actor.rol), actor.bewijs);
  if (!deps.redirects().includes(redirectUri)) throw new AppError('invalid', 'auth/adres-niet-toegestaan');
  const start = { aanbieder, codeChallenge: challengeOf(createToken()), state: createToken(), redirectUri, opnieuw: false };
  return beginSso(deps, clientOf(deps, aanbieder), start, actor.id, now);
}

export async function deleteKoppeling({ database }: SsoDeps, { actor, now }: Caller, aanbieder: string): Promise<void> {
  demand(mayChangeOwn(actor.rol), actor.bewijs);
  if (!(await store.deleteKoppelingen(database.own, aanbieder, actor.id))) throw notFound();
  await noteKoppeling(database.own, actor, aanbieder, 'ontkoppeld', now);
}

export async function listOrganisaties({ clients, database }: SsoDeps, { actor, now }: Caller, adminId: string) {
  const grant = demand(may(actor.rol, 'sso.configure'), actor.bewijs);
  if (!(await store.adminExists(database.own, adminId))) throw notFound();
  await auditLook(database.own, actor, grant, { adminId, actie: 'account.update', now });
  const rijen = await store.listOrganisaties(database.own, adminId);
  return [...clients.values()].map(({ aanbieder: { id, naam, organisatieLabel } }) => ({
    id,
    naam,
    organisatieLabel,
    organisaties: rijen.filter((rij) => rij.aanbieder === id).map((rij) => rij.organisatie),
  }));
}

export async function saveOrganisaties(
  deps: SsoDeps,
  { actor, now }: Caller,
  adminId: string,
  aanbieder: string,
  organisaties: readonly string[],
): Promise<void> {
  demand(may(actor.rol, 'sso.configure'), actor.bewijs);
  if (!(await store.adminExists(deps.database.own, adminId))) throw notFound();
  clientOf(deps, aanbieder);
  const saved = await store.saveOrganisaties(deps.database.own, adminId, aanbieder, [...new Set(organisaties)], new Date(now));
  if (!saved) throw new AppError('conflict', 'auth/organisatie-bezet');
  const betreft = `schoolaccount ${aanbieder}: ${organisaties.join(', ') || 'uit'}`;
  await writeAudit(deps.database.own, {
    adminId,
    soort: 'gewijzigd',
    now,
    actor,
    actie: 'account.update',
    betreft,
    reden: actor.bewijs.reden,
  });
}

/** The account behind an SSO session, in the four fields the browser keeps. */
export async function ssoUser(
  { sessies }: SsoDeps,
  { actor }: Caller,
): Promise<{ _id: string; role: Actor['rol']; adminId: string; exp: number }> {
  demand(may(actor.rol, 'session.ssoExchange'), actor.bewijs);
  const end = await sessies.endOfSessie(actor.sessieId);
  return { _id: actor.id, role: actor.rol, adminId: actor.adminId, exp: Math.floor(end / 1000) };
}
