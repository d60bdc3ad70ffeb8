/** Homework for a client in one tap, and a mail to its parent when that is asked. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import type { Regio } from '@spelrijk/domain/admin';
import { AppError } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { linkTo } from '../../../platform/regio.ts';
import { labelNaam } from '../../oefenen/antwoorden/index.ts';
import { chooseOpdrachtwoorden, saveOpdracht } from '../opdrachten/index.ts';
import { huiswerkTot } from './afspraken.ts';
import { geenClient, metClient, noteer, type ClientDeps, type ClientPlek } from './plek.ts';
import * as store from './store.ts';

const LOCALE: Readonly<Record<Regio, string>> = { nl: 'nl-NL', be: 'nl-BE' };
const longDay = (dag: string, regio: Regio): string =>
  new Intl.DateTimeFormat(LOCALE[regio], { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${dag}T12:00:00Z`));

interface Bericht {
  readonly opdrachtId: string;
  readonly aan: string;
  readonly kind: string;
  readonly categorie: string;
  readonly tot: string;
}

/** One mail for one piece of homework, to the address that she herself put with this client; what it says is what she set ready, nothing of how it goes. */
async function mailOuder({ database, adressen }: ClientDeps, { now }: Caller, plek: ClientPlek, bericht: Bericht): Promise<void> {
  const { adminId } = plek;
  const { opdrachtId, aan, kind, categorie, tot } = bericht;
  await database.transact(async (db) => {
    const { naam: praktijk, regio } = await store.readPraktijk(db, adminId);
    await enqueueMail(db, {
      sjabloon: 'huiswerk',
      aan,
      regio,
      gegevens: { kind, praktijk, regel: labelNaam(categorie), dag: longDay(tot, regio), link: linkTo(adressen, regio, '/app/auth/login') },
      sleutel: `huiswerk:${opdrachtId}`,
      adminId,
      now,
    });
  });
}

/** Until the next appointment, with words of its own errors; what somebody set before stays beside it. */
export async function setHuiswerk(
  deps: ClientDeps,
  caller: Caller,
  { opdrachtId, ...plek }: ClientPlek & { readonly opdrachtId: string },
  { categorie, mail = false }: Input<Api['setClientHuiswerk']>['body'],
): Promise<void> {
  const { adminId, leerlingId } = plek;
  const vandaag = dagVan(caller.now);
  const { rij, woorden, tot } = await metClient(deps, caller, plek, async (db) => {
    const rij = (await store.listClienten(db, adminId, vandaag)).find(({ id }) => id === leerlingId);
    if (!rij) throw geenClient();
    if (mail && rij.contact.mail === '') throw new AppError('conflict', 'clienten/geen-mailadres');
    const regio = await store.readRegio(db, adminId);
    const keuze = await chooseOpdrachtwoorden(db, { adminId, regio, categorie, leerlingIds: [leerlingId] }, caller.now);
    return { rij, woorden: keuze, tot: huiswerkTot(rij, vandaag) };
  });
  await saveOpdracht(
    deps,
    caller,
    { adminId, groepId: rij.groepId, opdrachtId },
    { categorie, leerlingIds: [leerlingId], woorden, van: vandaag, tot, terug: null },
  );
  if (!mail) return;
  await mailOuder(deps, caller, plek, { opdrachtId, aan: rij.contact.mail, kind: rij.roepnaam, categorie, tot });
  await metClient(deps, caller, plek, (db) => noteer(db, caller, plek, 'huiswerk gemaild aan de ouder'));
}
