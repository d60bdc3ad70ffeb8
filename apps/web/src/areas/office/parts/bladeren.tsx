import Button from '@mui/material/Button';
import { officeTeksten } from '@spelrijk/teksten/office';
import css from '../../../shared/account/account.module.css';
import { useTexts } from '../../../shared/texts/use-texts.ts';

interface BladerenProps {
  /** What is leafed through, for who does not see the list above. */
  readonly label: string;
  readonly pagina: number;
  /** Number of pages. */
  readonly totaal: number;
  readonly onPagina: (pagina: number) => void;
}

/** Page by page through a long list; nothing when it is one page. */
export function Bladeren({ label, pagina, totaal, onPagina }: BladerenProps) {
  const { t } = useTexts(officeTeksten);
  if (totaal <= 1) return null;
  return (
    <nav className={css['knoppen']} aria-label={label}>
      <Button variant="text" disabled={pagina <= 1} onClick={() => onPagina(pagina - 1)}>
        {t('admins.vorige')}
      </Button>
      {t('admins.pagina', { nu: pagina, totaal })}
      <Button variant="text" disabled={pagina >= totaal} onClick={() => onPagina(pagina + 1)}>
        {t('admins.volgende')}
      </Button>
    </nav>
  );
}
