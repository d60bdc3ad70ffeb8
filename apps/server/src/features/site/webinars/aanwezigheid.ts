/** Who signed up for a webinar and who was there, also from a list of the meeting program. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Presentie } from '@spelrijk/contract/webinars';
import { notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import { readPresentie } from './presentie.ts';
import * as store from './store.ts';
import type { AanmeldDeps } from './plaatsen.ts';

export async function listAanmeldingen(
  { database }: AanmeldDeps,
  { actor }: Caller,
  webinarId: string,
): Promise<Output<Api['listAanmeldingen']>> {
  demand(may(actor.rol, 'officeWebinar.list'), actor.bewijs);
  const rijen = await store.listAanmeldingen(database.own, webinarId);
  return {
    aanmeldingen: rijen.map(({ id, naam, email, stand, aanwezig, created_at }) => ({
      id,
      naam,
      email,
      stand,
      aanwezig,
      createdAt: created_at.toISOString(),
    })),
  };
}

export async function setAanwezig(
  { database }: AanmeldDeps,
  { actor }: Caller,
  webinarId: string,
  id: string,
  aanwezig: boolean,
): Promise<void> {
  demand(may(actor.rol, 'officeWebinar.write'), actor.bewijs);
  if (!(await store.setAanwezig(database.own, webinarId, id, aanwezig))) throw notFound();
}

export async function previewPresentie({ database }: AanmeldDeps, { actor }: Caller, webinarId: string, tekst: string): Promise<Presentie> {
  demand(may(actor.rol, 'officeWebinar.list'), actor.bewijs);
  if (!(await store.findWebinar(database.own, webinarId))) throw notFound();
  return readPresentie(tekst, await store.listAanmeldingen(database.own, webinarId));
}

/** Ids of another webinar, and of people without a place, are passed over. */
export async function markPresentie(
  { database }: AanmeldDeps,
  { actor }: Caller,
  webinarId: string,
  ids: readonly string[],
): Promise<{ gezet: number }> {
  demand(may(actor.rol, 'officeWebinar.write'), actor.bewijs);
  if (!(await store.findWebinar(database.own, webinarId))) throw notFound();
  return { gezet: await store.markAanwezig(database.own, webinarId, [...new Set(ids)]) };
}
