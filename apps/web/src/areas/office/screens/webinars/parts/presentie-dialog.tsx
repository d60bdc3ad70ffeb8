import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Presentie } from '@spelrijk/contract/webinars';
import { webinarsTeksten } from '@spelrijk/teksten/webinars';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import css from '../../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

/** As much as the server takes at once. */
const MAX = 100_000;

interface LijstProps {
  readonly kop: string;
  readonly regels: readonly string[];
}

function Lijst({ kop, regels }: LijstProps) {
  if (regels.length === 0) return null;
  return (
    <section>
      <h3>{kop}</h3>
      <ul className={css['opsomming']}>
        {regels.map((regel, i) => (
          <li key={`${i} ${regel}`} style={{ overflowWrap: 'anywhere' }}>
            {regel}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom we know of the list, and who is left over. */
function Voorstel({ van: { herkend, nietGeplaatst, twijfel, onbekend } }: { readonly van: Presentie }) {
  const { t } = useTexts(webinarsTeksten);
  const bij = ({ via, al }: Presentie['herkend'][number]): string =>
    [via === 'naam' ? t('presentie.opNaam') : '', al ? t('presentie.al') : ''].filter((deel) => deel !== '').join(', ');
  const regelVan = (wie: Presentie['herkend'][number]): string =>
    bij(wie) === '' ? `${wie.naam} (${wie.email})` : `${wie.naam} (${wie.email}): ${bij(wie)}`;
  return (
    <div className={css['formulier']} aria-live="polite">
      {herkend.length === 0 && <p>{t('presentie.herkend', { count: 0 })}</p>}
      <Lijst kop={t('presentie.herkend', { count: herkend.length })} regels={herkend.map(regelVan)} />
      <Lijst kop={t('presentie.twijfel')} regels={twijfel} />
      <Lijst kop={t('presentie.nietGeplaatst')} regels={nietGeplaatst.map(({ naam, stand }) => `${naam} (${t(`stand.${stand}`)})`)} />
      <Lijst kop={t('presentie.onbekend')} regels={onbekend} />
    </div>
  );
}

interface PresentieDialogProps {
  readonly webinarId: string;
  readonly titel: string;
  readonly onDone: (gezet: number) => void;
  readonly onClose: () => void;
}

/** Pasting who was there: first who that is, then the ticks. */
export function PresentieDialog({ webinarId, titel, onDone, onClose }: PresentieDialogProps) {
  const { t } = useTexts(webinarsTeksten);
  const [tekst, setTekst] = useState('');
  const params = { webinarId };
  const view = useMutation({ mutationFn: () => call('previewPresentie', { params, body: { tekst } }) });
  const set = useMutation({
    mutationFn: (ids: readonly string[]) => call('markPresentie', { params, body: { ids: [...ids] } }),
    onSuccess: ({ gezet }) => onDone(gezet),
  });
  const voorstel = view.data;
  const ids = voorstel?.herkend.map(({ id }) => id) ?? [];
  const teLang = tekst.length > MAX;
  return (
    <StaffDialog
      title={`${t('presentie.titel')} ${titel}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('presentie.terug')}
          </Button>
          {ids.length === 0 ? (
            <Button disabled={tekst.trim() === '' || teLang || view.isPending || voorstel !== undefined} onClick={() => view.mutate()}>
              {t('presentie.bekijk')}
            </Button>
          ) : (
            <Button disabled={set.isPending} onClick={() => set.mutate(ids)}>
              {t('presentie.zet', { count: ids.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={css['formulier']}>
        <p className={css['zacht']}>{t('presentie.uitleg')}</p>
        <TextField
          label={t('presentie.lijst')}
          multiline
          minRows={4}
          maxRows={8}
          value={tekst}
          error={teLang}
          helperText={teLang ? t('presentie.lang') : undefined}
          onChange={({ target }) => {
            setTekst(target.value);
            view.reset();
          }}
        />
        {voorstel && <Voorstel van={voorstel} />}
        <FormAlert error={view.error ?? set.error} />
      </div>
    </StaffDialog>
  );
}
