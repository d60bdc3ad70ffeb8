import Button from '@mui/material/Button';
import { lijstTeksten } from '@spelrijk/teksten/lijst';
import css from '../form/form.module.css';
import { useTexts } from '../texts/use-texts.ts';

interface PageButtonsProps {
  /** What is leafed through, for who does not see the list above. */
  readonly label: string;
  readonly pagina: number;
  /** Number of pages. */
  readonly totaal: number;
  readonly onPagina: (pagina: number) => void;
}

/** Page by page through a long list; nothing when it is one page. */
export function PageButtons({ label, pagina, totaal, onPagina }: PageButtonsProps) {
  const { t } = useTexts(lijstTeksten);
  if (totaal <= 1) return null;
  return (
    <nav className={css['knoppen']} aria-label={label}>
      <Button variant="text" disabled={pagina <= 1} onClick={() => onPagina(pagina - 1)}>
        {t('vorige')}
      </Button>
      {t('pagina', { nu: pagina, totaal })}
      <Button variant="text" disabled={pagina >= totaal} onClick={() => onPagina(pagina + 1)}>
        {t('volgende')}
      </Button>
    </nav>
  );
}
