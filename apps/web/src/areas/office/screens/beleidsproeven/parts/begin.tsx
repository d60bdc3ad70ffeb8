import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PROEFWEKEN } from '@spelrijk/contract/beleidsproeven';
import { beleidsproevenTeksten } from '@spelrijk/teksten/beleidsproeven';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import form from '../../../../../shared/form/form.module.css';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../beleidsproeven.module.css';
import { beleidsproevenQuery, type Proeven } from '../queries.ts';
import { useBeleidsnaam } from './naam.ts';
import { createId } from '../../../../../shared/id.ts';

type Weken = (typeof PROEFWEKEN)[number];

/** Begins one. The id is made before the click, so that a second click is the same trial. */
function Formulier({ aangeboden }: Pick<Proeven, 'aangeboden'>) {
  const { t } = useTexts(beleidsproevenTeksten);
  const naamVan = useBeleidsnaam();
  const client = useQueryClient();
  const [proefId] = useState(createId);
  const [beleid, setBeleid] = useState(aangeboden[0] ?? '');
  const [weken, setWeken] = useState<Weken>(8);
  const start = useMutation({
    mutationFn: () => call('startBeleidsproef', { params: { proefId }, body: { beleid, weken } }),
    onSettled: () => client.invalidateQueries({ queryKey: beleidsproevenQuery.queryKey }),
  });
  return (
    <>
      <div className={form['rij']}>
        <TextField select label={t('begin.beleid')} value={beleid} onChange={({ target }) => setBeleid(target.value)}>
          {aangeboden.map((naam) => (
            <MenuItem key={naam} value={naam}>
              {naamVan(naam)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('begin.weken')}
          value={String(weken)}
          onChange={({ target }) => setWeken(PROEFWEKEN.find((een) => String(een) === target.value) ?? weken)}
        >
          {PROEFWEKEN.map((een) => (
            <MenuItem key={een} value={String(een)}>
              {t('begin.aantalWeken', { count: een })}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <p className={css['zacht']}>{t('begin.gesimuleerd')}</p>
      <p className={css['zacht']}>{t('begin.vanaf')}</p>
      <FormAlert error={start.error} />
      <div className={form['knoppen']}>
        <Button disabled={start.isPending} onClick={() => start.mutate()}>
          {t('begin.knop')}
        </Button>
      </div>
    </>
  );
}

export function Begin({ proeven: { aangeboden, scholen, groepen, nodig, proeven } }: { readonly proeven: Proeven }) {
  const { t } = useTexts(beleidsproevenTeksten);
  const loopt = proeven.some(({ stand }) => stand === 'wacht' || stand === 'loopt');
  return (
    <section className={form['groep']} aria-labelledby="proef-beginnen">
      <h2 id="proef-beginnen">{t('begin.titel')}</h2>
      <p>{t('begin.meedoen', { count: scholen, scholen, groepen, nodig })}</p>
      {loopt && <Alert severity="info">{t('begin.loopt')}</Alert>}
      {!loopt && groepen < nodig && <Alert severity="info">{t('begin.teWeinig')}</Alert>}
      {!loopt && groepen >= nodig && <Formulier aangeboden={aangeboden} />}
    </section>
  );
}
