/** Whether a mailtemplate is as shipped, changed or broken. */
import type { TemplateGeheel } from '@spelrijk/contract/mailtemplates';
import { templateproblemen, type Mailtemplate } from '@spelrijk/domain/mailtemplate';
import { type MailNaam } from '@spelrijk/teksten/mail';
import { isMailNaam, mailVelden } from '@spelrijk/teksten/mailuitleg';
import type { Db } from '../../../platform/db/database.ts';
import * as store from './store.ts';

/** Null: the shipped text. */
export const woordenVan = ({ onderwerp, tekst, knop }: store.VersieRij): Mailtemplate | null =>
  onderwerp === null || tekst === null ? null : { onderwerp, tekst, knop: knop ?? '' };

export function standVan(naam: MailNaam, eigen: Mailtemplate | null | undefined): TemplateGeheel['stand'] {
  if (!eigen) return 'standaard';
  return templateproblemen(eigen, mailVelden(naam)).length === 0 ? 'eigen' : 'kapot';
}

/** How many of our own texts no longer fit their mail; the shipped ones are sent in their place. */
export async function countKapot(db: Db): Promise<number> {
  const rijen = await store.listNu(db);
  return rijen.filter((rij) => isMailNaam(rij.sjabloon) && standVan(rij.sjabloon, woordenVan(rij)) === 'kapot').length;
}
