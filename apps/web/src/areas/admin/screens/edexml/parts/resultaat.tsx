import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { EdexmlResultaat } from '@spelrijk/contract/edexml';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { href, Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../edexml.module.css';

interface Props {
  readonly adminId: string;
  readonly resultaat: EdexmlResultaat;
  readonly onAgain: () => void;
}

export function Resultaat({ adminId, resultaat, onAgain }: Props) {
  const { t } = useTexts(importsTeksten);
  const { nieuw, gewijzigd, teruggezet: terug, weggegooid: weg, groepenNieuw: groepen, docentenNieuw: docenten } = resultaat;
  return (
    <>
      <Alert severity="success">
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
    </>
  );
}
