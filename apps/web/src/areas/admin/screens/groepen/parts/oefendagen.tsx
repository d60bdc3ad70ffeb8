import Button from '@mui/material/Button';
import type { GroepLeerling } from '@spelrijk/contract/groepen';
import { OEFENDAGEN_VOORSTEL } from '@spelrijk/domain/oefentijd';
import { thuisTeksten } from '@spelrijk/teksten/thuis';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Weekdagen } from '../../../instellingen/parts/weekdagen.tsx';
import { useInstellen } from '../../../instellingen/queries.ts';
import { usePathParams } from '../../../params.ts';
import { createId } from '../../../../../shared/id.ts';

interface OefendagenProps {
  readonly groepId: string;
  readonly leerling: GroepLeerling;
  readonly onClose: () => void;
}

/** On which days a child practises: a proposal until its parent chooses, and her choice from then on. */
export function Oefendagen({ groepId, leerling, onClose }: OefendagenProps) {
  const { t } = useTexts(thuisTeksten);
  const { adminId } = usePathParams();
  const queryClient = useQueryClient();
  const { createBeurt } = useInstellen({ adminId, groepId });
  const { id: leerlingId, roepnaam: naam } = leerling;
  const [dagen, setDagen] = useState<readonly number[] | null>(leerling.oefendagen ?? OEFENDAGEN_VOORSTEL);
  const [id, setId] = useState(createId);
  const save = (oefendagen: readonly number[] | null): void => {
    if (createBeurt.isPending) return;
    createBeurt.mutate(
      { id, leerlingIds: [leerlingId], zet: { oefendagen: oefendagen && [...oefendagen] }, terug: [] },
      {
        onSuccess: () => {
          void queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
          onClose();
        },
        // What was refused is another change the next time.
        onError: () => setId(createId()),
      },
    );
  };
  return (
    <StaffDialog
      title={t('dagen.titel', { naam })}
      width="sm"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={() => save(null)}>
            {t('dagen.maaktNietUit')}
          </Button>
          <Button onClick={() => save(dagen)}>{t('dagen.bewaar')}</Button>
        </>
      }
    >
      <p>{t('dagen.voorstel')}</p>
      <Weekdagen label={t('dagen.welke')} dagen={dagen} uit={false} onSet={setDagen} />
      <p>{t('dagen.uitleg')}</p>
      <p>{t('dagen.nietUitUitleg')}</p>
      <FormAlert error={createBeurt.error} />
    </StaffDialog>
  );
}
