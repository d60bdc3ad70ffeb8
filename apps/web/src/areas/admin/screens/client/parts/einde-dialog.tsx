import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Client } from '@spelrijk/contract/clienten';
import { clientTeksten } from '@spelrijk/teksten/clienten';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { call } from '../../../../../shared/api/call.ts';
import { saveFile } from '../../../../../shared/api/save-file.ts';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../clienten/clienten.module.css';
import { usePathParams } from '../../../params.ts';

interface EindeProps {
  readonly client: Client;
  readonly bewaardagen: number;
  readonly onClose: () => void;
}

/** A client that ends: the copy, how long it is kept, and the place that comes free, in one go. */
export function EindeDialog({ client: { id, roepnaam: naam }, bewaardagen, onClose }: EindeProps) {
  const { t } = useTexts(clientTeksten);
  const { adminId } = usePathParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [daarna, setDaarna] = useState<'bewaar' | 'wis'>('bewaar');
  const kopie = useMutation({
    mutationFn: () => call('readDossier', { params: { adminId, leerlingId: id } }),
    onSuccess: saveFile,
  });
  const einde = useMutation({
    mutationFn: async () => {
      const body = { leerlingIds: [id] };
      // Again after a refusal: who lies in the prullenbak already is not thrown away once more.
      const weg = await call('listPrullenbak', { params: { adminId } });
      if (!weg.leerlingen.some((leerling) => leerling.id === id)) await call('trashLeerlingen', { params: { adminId }, body });
      if (daarna === 'wis') await call('purgeLeerlingen', { params: { adminId }, body });
    },
    onSuccess: async () => {
      await navigate(href('/admins/:adminId/groepen', { adminId }));
      await queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
    },
  });
  return (
    <FormDialog
      title={t('einde.titel', { naam })}
      content={css['velden']}
      cancel={t('annuleer')}
      submit={t('einde.klaar')}
      danger
      busy={einde.isPending || kopie.isPending}
      error={einde.error}
      onSubmit={() => !einde.isPending && einde.mutate()}
      onClose={onClose}
    >
      <p>{t('einde.plaats', { naam })}</p>
      <div>
        <p>{t('einde.kopieUitleg', { naam })}</p>
        <Button variant="outlined" disabled={kopie.isPending} onClick={() => kopie.mutate()}>
          {kopie.isPending ? t('bezig') : t('einde.kopie')}
        </Button>
        <FormAlert error={kopie.error} done={kopie.data && t('einde.kopieKlaar', { naam: kopie.data.naam })} />
      </div>
      <div>
        <h3 id="daarna">{t('einde.daarna')}</h3>
        <RadioGroup aria-labelledby="daarna" value={daarna} onChange={({ target }) => setDaarna(target.value === 'wis' ? 'wis' : 'bewaar')}>
          <FormControlLabel value="bewaar" control={<Radio />} label={t('einde.bewaar', { count: bewaardagen, naam })} />
          <FormControlLabel value="wis" control={<Radio />} label={t('einde.wis')} />
        </RadioGroup>
      </div>
    </FormDialog>
  );
}
