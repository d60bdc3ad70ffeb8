import Button from '@mui/material/Button';
import type { Client } from '@spelrijk/contract/clienten';
import { clientTeksten } from '@spelrijk/teksten/clienten';
import { useState } from 'react';
import { schoolDay } from '../../../shared/date/days.ts';
import { useDates } from '../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { serverNow } from '../../../shared/session/clock.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useOpdrachten } from '../opdrachten/queries.ts';
import { usePathParams } from '../params.ts';
import css from './clienten.module.css';
import { useClient } from './queries.ts';
import { createId } from '../../../shared/id.ts';

/** Homework that runs, and one tap for what is proposed. */
export function Huiswerk({
  client: { id: leerlingId, groepId, roepnaam: naam, voorstel, huiswerk, contact, nooit },
}: {
  readonly client: Client;
}) {
  const { t } = useTexts(clientTeksten);
  const { adminId } = usePathParams();
  const dates = useDates();
  const { homework } = useClient(adminId, leerlingId);
  const { stop } = useOpdrachten({ adminId, groepId });
  // A second tap, or a send that got lost, sets one; what is set after that is another.
  const [id, setId] = useState(createId);
  // In one tap with the mail, for who has an address; off stays off for this client until the page is opened again.
  const [zonder, setZonder] = useState(false);
  const mail = contact.mail !== '' && !zonder;
  const aan = contact.naam === '' ? contact.mail : contact.naam;
  const loopt = huiswerk.some(({ tot }) => tot > schoolDay(serverNow()));
  return (
    <div className={css['deel']}>
      {huiswerk.map((een) => (
        <p key={een.id}>
          {t('huiswerk.staat', { regel: een.naam, dag: dates.short(een.tot) })}{' '}
          <Button
            variant="text"
            size="small"
            disabled={stop.isPending}
            aria-label={t('huiswerk.stopVan', { regel: een.naam })}
            onClick={() => stop.mutate(een.id)}
          >
            {t('huiswerk.stop')}
          </Button>
        </p>
      ))}
      {voorstel && (
        <p>
          <Button
            variant="outlined"
            disabled={homework.isPending}
            aria-label={t('huiswerk.knopVan', { naam })}
            onClick={() => homework.mutate({ id, categorie: voorstel.categorie, mail }, { onSuccess: () => setId(createId()) })}
          >
            {t('huiswerk.knop')}
          </Button>{' '}
          <span className={css['zacht']}>
            {t(`huiswerk.regel.${voorstel.grond}`, { regel: voorstel.naam, dag: dates.short(voorstel.tot) })}
          </span>
        </p>
      )}
      {voorstel === null && !loopt && <p className={css['zacht']}>{t(nooit ? 'huiswerk.nooit' : 'huiswerk.geen', { naam })}</p>}
      {voorstel && contact.mail !== '' && (
        <label>
          <input type="checkbox" checked={mail} onChange={({ target }) => setZonder(!target.checked)} /> {t('huiswerk.mail', { aan })}
        </label>
      )}
      {homework.isSuccess && homework.variables.mail && <output>{t('huiswerk.gemaild', { aan })}</output>}
      <FormAlert error={homework.error ?? stop.error} />
    </div>
  );
}
