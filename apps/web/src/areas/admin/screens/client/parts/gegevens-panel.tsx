import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Client } from '@spelrijk/contract/clienten';
import { clientTeksten } from '@spelrijk/teksten/clienten';
import { lazy, Suspense, useState } from 'react';
import { metDeel } from '../../../../../shared/concept/concept.ts';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useBeheer } from '../../../beheer.ts';
import css from '../../../clienten/clienten.module.css';
import { useClient } from '../../../clienten/queries.ts';
import panel from '../../../parts/parts.module.css';
import { usePathParams } from '../../../params.ts';

const EditDialog = lazy(async () => ({ default: (await import('../../../leerlingen/edit-dialog.tsx')).EditDialog }));

/** Only what was typed over. */
const changedIn = <T extends Readonly<Record<string, string>>>(nu: T, begin: T): Partial<T> =>
  metDeel({ was: begin, eigen: {} }, begin, nu).eigen;

function SchoolDialog({ client, onClose }: { readonly client: Client; readonly onClose: () => void }) {
  const { t } = useTexts(clientTeksten);
  const { adminId } = usePathParams();
  const { update } = useClient(adminId, client.id);
  // As they were when the dialog opened: the page beneath it follows what others do.
  const [begin] = useState({ school: { school: client.school, groep: client.groep }, contact: client.contact });
  const [school, setSchool] = useState(begin.school);
  const [contact, setContact] = useState(begin.contact);
  const body = { ...changedIn(school, begin.school), contact: changedIn(contact, begin.contact) };
  return (
    <FormDialog
      title={t('gegevens.wijzig')}
      content={css['velden']}
      cancel={t('annuleer')}
      submit={t('bewaar')}
      busy={update.isPending}
      error={update.error}
      onSubmit={() => !update.isPending && update.mutate(body, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className={css['rij']} style={{ paddingTop: 8 }}>
        <TextField
          label={t('veld.school')}
          value={school.school}
          onChange={({ target }) => setSchool({ ...school, school: target.value })}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <TextField
          label={t('veld.groep')}
          value={school.groep}
          onChange={({ target }) => setSchool({ ...school, groep: target.value })}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      </div>
      <h3>{t('veld.contact')}</h3>
      <p className={css['zacht']}>{t('veld.contactUitleg')}</p>
      <TextField
        label={t('veld.contactNaam')}
        value={contact.naam}
        onChange={({ target }) => setContact({ ...contact, naam: target.value })}
        slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
      />
      <div className={css['rij']}>
        <TextField
          type="email"
          label={t('veld.mail')}
          value={contact.mail}
          onChange={({ target }) => setContact({ ...contact, mail: target.value.trim() })}
          slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
        />
        <TextField
          type="tel"
          label={t('veld.telefoon')}
          value={contact.telefoon}
          onChange={({ target }) => setContact({ ...contact, telefoon: target.value })}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
        />
      </div>
    </FormDialog>
  );
}

export function GegevensPanel({ client }: { readonly client: Client }) {
  const { t } = useTexts(clientTeksten);
  const { adminId } = usePathParams();
  const { update } = useBeheer(adminId);
  const [open, setOpen] = useState<'school' | 'naam' | null>(null);
  const { school, groep, contact, gebruikersnaam } = client;
  const regels = [[school, groep], [contact.naam], [contact.mail], [contact.telefoon]]
    .map((delen) => delen.filter((deel) => deel !== '').join(', '))
    .filter((regel) => regel !== '');
  const close = (): void => setOpen(null);
  return (
    <section className={panel['paneel']}>
      <h2>{t('gegevens.titel')}</h2>
      {regels.length === 0 ? <p>{t('gegevens.geen')}</p> : regels.map((regel) => <p key={regel}>{regel}</p>)}
      <p className={css['zacht']}>{t('gegevens.gebruikersnaam', { naam: gebruikersnaam })}</p>
      <p className={css['knoppen']}>
        <Button variant="outlined" onClick={() => setOpen('school')}>
          {t('gegevens.wijzig')}
        </Button>
        <Button variant="text" onClick={() => setOpen('naam')}>
          {t('gegevens.naam')}
        </Button>
      </p>
      {open === 'school' && <SchoolDialog client={client} onClose={close} />}
      {open === 'naam' && (
        <Suspense>
          <EditDialog leerling={{ ...client, onderscheid: '', groepNaam: '', wachtwoord: 'geen' }} update={update} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
