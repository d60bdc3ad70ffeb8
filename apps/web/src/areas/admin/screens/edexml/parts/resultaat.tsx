import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { EdexmlResultaat } from '@spelrijk/contract/edexml';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../edexml.module.css';
import { inlezingenQuery, type Edexml } from '../queries.ts';
import { TerugDialog } from './terug-dialog.tsx';

interface Props {
  readonly adminId: string;
  /** By which it can be undone. */
  readonly id: string;
  readonly resultaat: EdexmlResultaat;
  readonly undo: Edexml['undo'];
  readonly onAgain: () => void;
}

export function Resultaat({ adminId, id, resultaat, undo, onAgain }: Props) {
  const { t } = useTexts(importsTeksten);
  const { data } = useQuery(inlezingenQuery(adminId));
  const [vraagt, setVraagt] = useState(false);
  const inlezing = data?.inlezingen.find((een) => een.id === id);
  const { nieuw, gewijzigd, teruggezet: terug, weggegooid: weg, groepenNieuw: groepen, docentenNieuw: docenten } = resultaat;
  if (undo.isSuccess)
    return (
      <>
        <Alert severity="success">{t('terug.klaar')}</Alert>
        <div className={css['knoppen']}>
          <Button onClick={onAgain}>{t('bestand.ander')}</Button>
        </div>
      </>
    );
  return (
    <>
      <Alert
        severity="success"
        action={
          inlezing?.terug?.redenen.length === 0 && (
            <Button variant="text" color="inherit" onClick={() => setVraagt(true)}>
              {t('terug.knop')}
            </Button>
          )
        }
      >
        <AlertTitle>{t('edexml.klaar')}</AlertTitle>
        <p>{t('edexml.klaarKort', { nieuw, gewijzigd, terug, weg, groepen, docenten })}</p>
        {resultaat.overgeslagen > 0 && <p>{t('edexml.overgeslagen', { count: resultaat.overgeslagen })}</p>}
      </Alert>
      {resultaat.leeg.length > 0 && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {t('edexml.leegNu', { groepen: resultaat.leeg.map(({ naam }) => naam).join(', ') })}
        </Alert>
      )}
      <p className={css['advies']}>{t('edexml.ongedaan')}</p>
      <h2 className={css['kop']}>{t('edexml.verder')}</h2>
      {nieuw > 0 && <p className={css['advies']}>{t('edexml.kaarten')}</p>}
      <div className={css['knoppen']}>
        <Button component={Link} to={href('/admins/:adminId/groepen', { adminId })}>
          {t('edexml.naarGroepen')}
        </Button>
        {nieuw > 0 && (
          <Button variant="outlined" component={Link} to={href('/admins/:adminId/inlogkaarten', { adminId })}>
            {t('edexml.naarKaarten')}
          </Button>
        )}
        {docenten > 0 && (
          <Button variant="outlined" component={Link} to={href('/admins/:adminId/docenten', { adminId })}>
            {t('edexml.naarDocenten')}
          </Button>
        )}
        {weg > 0 && (
          <Button variant="outlined" component={Link} to={href('/admins/:adminId/prullenbak', { adminId })}>
            {t('edexml.naarBak')}
          </Button>
        )}
        <Button variant="text" onClick={onAgain}>
          {t('bestand.ander')}
        </Button>
      </div>
      {vraagt && inlezing && <TerugDialog inlezing={inlezing} undo={undo} onClose={() => setVraagt(false)} />}
    </>
  );
}
