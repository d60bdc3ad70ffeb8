import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { KantoorItem, KantoorReactie } from '@spelrijk/contract/roadmap';
import { kantoorroadmapTeksten } from '@spelrijk/teksten/kantoorroadmap';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { roadmapQuery } from '../../../queries.ts';
import css from '../roadmap.module.css';

const KORTSTE_REDEN = 8;

/** Hiding asks why; showing again does not. */
function EenReactie({ itemId, reactie }: { readonly itemId: string; readonly reactie: KantoorReactie }) {
  const { t } = useTexts(kantoorroadmapTeksten);
  const client = useQueryClient();
  const dates = useDates();
  const [reden, setReden] = useState<string | null>(null);
  const { id, adminNaam, rol, tekst, op, verborgen } = reactie;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { readonly verborgen: boolean; readonly reden: string }) =>
      call('hideReactie', { params: { itemId, reactieId: id }, body }),
    onSuccess: async () => {
      setReden(null);
      await client.invalidateQueries({ queryKey: roadmapQuery.queryKey });
    },
  });
  const click = (): void => {
    if (verborgen !== null) mutate({ verborgen: false, reden: '' });
    else if (reden === null) setReden('');
    else mutate({ verborgen: true, reden });
  };
  return (
    <li className={css['reactie']}>
      <p>{tekst}</p>
      <p className={css['zacht']}>
        {t('reacties.van', { rol: t(`reacties.rol.${rol}`), naam: adminNaam })}, {dates.relative(op)}
      </p>
      {verborgen !== null && <Alert severity="info">{t('reacties.verborgen', { reden: verborgen })}</Alert>}
      {reden !== null && (
        <TextField
          label={t('reacties.reden')}
          helperText={t('reacties.redenHulp')}
          value={reden}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          onChange={({ target }) => setReden(target.value)}
        />
      )}
      <FormAlert error={error} />
      <div>
        <Button size="small" variant="text" disabled={isPending || (reden !== null && reden.trim().length < KORTSTE_REDEN)} onClick={click}>
          {t(verborgen === null ? 'reacties.verberg' : 'reacties.toon')}
        </Button>
      </div>
    </li>
  );
}

/** What customers wrote; here one sees from whom it is. */
export function ReactiesDialog({ item, onClose }: { readonly item: KantoorItem; readonly onClose: () => void }) {
  const { t } = useTexts(kantoorroadmapTeksten);
  return (
    <StaffDialog
      title={t('reacties.titel', { titel: item.titel })}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('reacties.sluit')}
          </Button>
        </>
      }
    >
      <p className={css['zacht']}>{item.reacties.length === 0 ? t('reacties.geen') : t('reacties.uitleg')}</p>
      <ul className={css['reacties']}>
        {item.reacties.map((reactie) => (
          <EenReactie key={reactie.id} itemId={item.id} reactie={reactie} />
        ))}
      </ul>
    </StaffDialog>
  );
}
