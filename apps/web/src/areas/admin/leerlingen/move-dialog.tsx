import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StaffDialog } from '../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useJaargroep } from '../../../shared/region/jaargroep.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Beheer } from '../beheer.ts';
import { groepenQuery } from '../queries.ts';
import css from '../parts/chosen.module.css';

interface MoveDialogProps {
  readonly adminId: string;
  /** Where they are; without it they come from more than one. */
  readonly groepId?: string;
  readonly ids: string[];
  readonly move: Beheer['move'];
  readonly onClose: () => void;
  /** With the name of the groep they went to. */
  readonly onMoved: (groep: string) => void;
}

/** Another groep, and when it has one year only, that year is proposed too. */
export function MoveDialog({ adminId, groepId, ids, move, onClose, onMoved }: MoveDialogProps) {
  const { t } = useTexts(beheerTeksten);
  const jaar = useJaargroep();
  const groepen = (useQuery(groepenQuery(adminId)).data?.groepen ?? []).filter(({ id }) => id !== groepId);
  const [naar, setNaar] = useState('');
  const [jaargroep, setJaargroep] = useState<number | ''>('');
  const doel = groepen.find(({ id }) => id === naar);
  const choose = (id: string): void => {
    setNaar(id);
    const jaren = groepen.find((groep) => groep.id === id)?.jaargroepen ?? [];
    setJaargroep(jaren.length === 1 ? (jaren[0] ?? '') : '');
  };
  const body = { leerlingIds: ids, groepId: naar, ...(jaargroep !== '' && { jaargroep }) };
  return (
    <StaffDialog
      title={t('lijst.verplaats')}
      width="xs"
      content={css['velden']}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('annuleer')}
          </Button>
          <Button disabled={!doel || move.isPending} onClick={() => move.mutate(body, { onSuccess: () => onMoved(doel?.naam ?? '') })}>
            {t('bewaar')}
          </Button>
        </>
      }
    >
      <p>{t('lijst.gekozen', { count: ids.length })}</p>
      <TextField select label={t('lijst.naarGroep')} value={naar} onChange={({ target }) => choose(target.value)}>
        {groepen.map(({ id, naam }) => (
          <MenuItem key={id} value={id}>
            {naam}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('lijst.nieuweJaargroep')}
        value={jaargroep}
        onChange={({ target }) => setJaargroep(target.value === '' ? '' : Number(target.value))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('lijst.jaargroepBlijft')}</MenuItem>
        {(doel?.jaargroepen ?? []).map((value) => (
          <MenuItem key={value} value={value}>
            {jaar(value)}
          </MenuItem>
        ))}
      </TextField>
      <FormAlert error={move.error} />
    </StaffDialog>
  );
}
