import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { begeleidingTeksten } from '@spelrijk/teksten/begeleiding';
import { useState } from 'react';
import { useDates } from '../../../shared/date/use-dates.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from '../clienten/clienten.module.css';
import panel from '../parts/parts.module.css';
import type { Begeleiden, Begeleidingen } from './queries.ts';
import { createId } from '../../../shared/id.ts';

interface PapierProps {
  readonly data: Pick<Begeleidingen, 'vandaag' | 'uitslagen'>;
  readonly begeleiden: Pick<Begeleiden, 'saveUitslag' | 'removeUitslag'>;
}

function UitslagDialog({ data: { vandaag }, begeleiden: { saveUitslag }, onClose }: PapierProps & { readonly onClose: () => void }) {
  const { t } = useTexts(begeleidingTeksten);
  const [id] = useState(createId);
  const [body, setBody] = useState({ toets: '', dag: vandaag, score: '' });
  const klopt = body.toets.trim() !== '' && body.score.trim() !== '' && body.dag !== '' && body.dag <= vandaag;
  return (
    <FormDialog
      title={t('papier.nieuw')}
      content={css['velden']}
      cancel={t('annuleer')}
      submit={t('bewaar')}
      busy={saveUitslag.isPending || !klopt}
      error={saveUitslag.error}
      onSubmit={() => klopt && !saveUitslag.isPending && saveUitslag.mutate({ id, body }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={t('papier.toets')}
        value={body.toets}
        sx={{ mt: 1 }}
        onChange={({ target }) => setBody({ ...body, toets: target.value })}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <div className={css['rij']}>
        <TextField
          type="date"
          label={t('papier.dag')}
          value={body.dag}
          onChange={({ target }) => setBody({ ...body, dag: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: vandaag } }}
        />
        <TextField
          label={t('papier.score')}
          value={body.score}
          onChange={({ target }) => setBody({ ...body, score: target.value })}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      </div>
    </FormDialog>
  );
}

export function Papieruitslagen({ data, begeleiden }: PapierProps) {
  const { t } = useTexts(begeleidingTeksten);
  const dates = useDates();
  const [open, setOpen] = useState(false);
  const { removeUitslag } = begeleiden;
  return (
    <section className={panel['paneel']}>
      <h2>{t('papier.titel')}</h2>
      <p className={css['zacht']}>{t('papier.uitleg')}</p>
      {data.uitslagen.length === 0 ? (
        <p>{t('papier.geen')}</p>
      ) : (
        <table className={css['fouten']}>
          <caption className="verborgen">{t('papier.tabel')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('papier.toets')}</th>
              <th scope="col">{t('papier.dag')}</th>
              <th scope="col">{t('papier.score')}</th>
              <th scope="col">
                <span className="verborgen">{t('papier.weg')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.uitslagen.map(({ id, toets, dag, score }) => (
              <tr key={id}>
                <td>{toets}</td>
                <td>{dates.day(dag)}</td>
                <td>{score}</td>
                <td>
                  <Button
                    variant="text"
                    size="small"
                    aria-label={`${t('papier.weg')}: ${toets}`}
                    disabled={removeUitslag.isPending}
                    onClick={() => removeUitslag.mutate(id)}
                  >
                    {t('papier.weg')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <FormAlert error={removeUitslag.error} />
      <p className={css['knoppen']}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('papier.nieuw')}
        </Button>
      </p>
      {open && <UitslagDialog data={data} begeleiden={begeleiden} onClose={() => setOpen(false)} />}
    </section>
  );
}
