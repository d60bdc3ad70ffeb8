import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { DicteeLeerling } from '@spelrijk/contract/dictees';
import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { useState } from 'react';
import { schoolDay } from '../../../../../shared/date/days.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { serverNow } from '../../../../../shared/session/clock.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useWeekplan } from '../../../weekplan/queries.ts';
import { createId } from '../../../../../shared/id.ts';

interface VoorEenProps {
  readonly adminId: string;
  readonly groepId: string;
  readonly dicteeId: string;
  readonly leerlingen: readonly DicteeLeerling[];
}

/** A practice and a home work with one child at a time: the dictation for that one alone, from today. */
export function VoorEen({ adminId, groepId, dicteeId, leerlingen }: VoorEenProps) {
  const { t } = useTexts(dicteeTeksten);
  const { save } = useWeekplan({ adminId, groepId });
  // One id for each choice: a second tap sets the same one, another child gets one of its own.
  const [{ wie, id }, setKeuze] = useState(() => ({ wie: '', id: createId() }));
  const naam = leerlingen.find((leerling) => leerling.id === wie)?.naam ?? '';
  const set = (): void => {
    if (wie === '' || save.isPending) return;
    save.mutate({ id, body: { dag: schoolDay(serverNow()), wat: { soort: 'dictee', id: dicteeId }, leerlingIds: [wie] } });
  };
  return (
    <>
      <TextField
        select
        label={t('afnemen.voorWie')}
        value={wie}
        onChange={({ target }) => {
          setKeuze({ wie: target.value, id: createId() });
          save.reset();
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ mt: 2, mb: 1, width: 'min(100%, 320px)' }}
      >
        <option value="">{t('afnemen.kiesWie')}</option>
        {leerlingen.map((leerling) => (
          <option key={leerling.id} value={leerling.id}>
            {leerling.naam}
          </option>
        ))}
      </TextField>
      <div>
        <Button variant="outlined" disabled={wie === '' || save.isPending} onClick={set}>
          {t('afnemen.voorEen')}
        </Button>
      </div>
      <FormAlert error={save.error} done={save.isSuccess ? t('afnemen.staatKlaar', { naam }) : undefined} />
    </>
  );
}
