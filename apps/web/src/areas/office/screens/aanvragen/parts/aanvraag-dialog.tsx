import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Aanvraag, InboxStatus } from '@spelrijk/contract/aanvragen';
import { inboxTeksten } from '@spelrijk/teksten/inbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { aanvragenQuery } from '../../../queries.ts';
import { Brief } from './brief.tsx';
import css from './brief.module.css';

/** An application: accounts it may be about, and making one of it. */
export function AanvraagDialog({ aanvraag, onClose }: { readonly aanvraag: Aanvraag; readonly onClose: () => void }) {
  const { t } = useTexts(inboxTeksten);
  const client = useQueryClient();
  const { id, adminId, soort, organisatie, plaats, leerlingen, instellingsnummer, dubbelen } = aanvraag;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (status: InboxStatus) => call('setAanvraagStatus', { params: { id }, body: { status } }),
    onSuccess: () => client.invalidateQueries({ queryKey: aanvragenQuery.queryKey }),
  });
  const regel = [t(`soorten.${soort}`), organisatie, plaats, instellingsnummer, `${leerlingen} ${t('kolom.leerlingen').toLowerCase()}`];
  const knop =
    adminId === null ? (
      <Button component={Link} to={`${href('/superadmin/aanmaken')}?aanvraag=${id}`}>
        {t('maak')}
      </Button>
    ) : (
      <Button component={Link} to={href('/superadmin/admins/:adminId', { adminId })}>
        {t('naarKlant')}
      </Button>
    );
  return (
    <Brief
      post={aanvraag}
      titel={organisatie === '' ? aanvraag.naam : organisatie}
      error={error}
      bezig={isPending}
      onStatus={mutate}
      onClose={onClose}
      acties={knop}
    >
      <p>{regel.filter((deel) => deel !== '').join(' · ')}</p>
      {dubbelen.length > 0 && (
        <Alert severity="warning" className={css['dubbel'] ?? ''}>
          {t('dubbel')}
          <ul>
            {dubbelen.map((dubbel) => (
              <li key={dubbel.adminId}>
                <Link to={href('/superadmin/admins/:adminId', { adminId: dubbel.adminId })}>{dubbel.naam}</Link> (
                {t(`reden.${dubbel.reden}`)})
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Brief>
  );
}
