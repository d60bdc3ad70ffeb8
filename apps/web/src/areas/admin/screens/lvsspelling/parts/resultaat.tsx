import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { LvsResultaat } from '@spelrijk/contract/lvsspelling';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { href, Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../lvsspelling.module.css';

interface Props {
  readonly adminId: string;
  readonly resultaat: LvsResultaat;
  readonly onAgain: () => void;
}

export function Resultaat({ adminId, resultaat, onAgain }: Props) {
  const { t } = useTexts(lvsspellingTeksten);
  const { begin, importId, ...telling } = resultaat;
  return (
    <>
      <Alert severity={importId === null ? 'info' : 'success'}>
        <AlertTitle>{t(importId === null ? 'nietsNieuws' : 'klaar')}</AlertTitle>
        <p>{t('klaarKort', telling)}</p>
        {begin > 0 && <p>{t('klaarBegin', { count: begin })}</p>}
      </Alert>
      <p>{t('waar')}</p>
      <div className={css['knoppen']}>
        <Button component={Link} to={href('/admins/:adminId/groepen', { adminId })}>
          {t('naarGroepen')}
        </Button>
        <Button variant="text" onClick={onAgain}>
          {t('ander')}
        </Button>
      </div>
    </>
  );
}
