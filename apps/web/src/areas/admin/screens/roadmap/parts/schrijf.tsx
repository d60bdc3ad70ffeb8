import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MAX_REACTIE } from '@spelrijk/domain/roadmap';
import { roadmapTeksten } from '@spelrijk/teksten/roadmap';
import { useState } from 'react';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useAls } from '../afzender.ts';
import { useReactie, type Als } from '../queries.ts';
import css from '../roadmap.module.css';

interface SchrijfProps {
  readonly adminId: string;
  readonly itemId: string;
  readonly als: NonNullable<Als>;
  /** What is being changed; without it something new is written. */
  readonly reactie?: { readonly id: string; readonly tekst: string };
  readonly nogVandaag: number;
  readonly onClose: () => void;
}

/** Before one writes, one reads how it will be signed. */
export function Schrijf({ adminId, itemId, als, reactie, nogVandaag, onClose }: SchrijfProps) {
  const { t } = useTexts(roadmapTeksten);
  const alsTekst = useAls();
  const [id] = useState(() => reactie?.id ?? crypto.randomUUID());
  const [tekst, setTekst] = useState(reactie?.tekst ?? '');
  const { save } = useReactie({ adminId, itemId }, onClose);
  const vol = !reactie && nogVandaag === 0;
  return (
    <form
      className={css['schrijf']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (tekst.trim() !== '' && !save.isPending) save.mutate({ id, tekst });
      }}
    >
      <p className={css['zacht']}>{t('zoStaatHetEr', { als: alsTekst(als) })}</p>
      <TextField
        label={t('veld')}
        multiline
        minRows={3}
        value={tekst}
        helperText={`${t('tekens', { aantal: tekst.length, max: MAX_REACTIE })}. ${reactie ? '' : t('over', { count: nogVandaag })}`}
        slotProps={{ htmlInput: { maxLength: MAX_REACTIE } }}
        onChange={({ target }) => setTekst(target.value)}
      />
      <FormAlert error={save.error} />
      <div className={css['knoppen']}>
        <Button type="submit" disabled={tekst.trim() === '' || vol || save.isPending}>
          {t(reactie ? 'bewaar' : 'plaats')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('annuleer')}
        </Button>
      </div>
    </form>
  );
}
