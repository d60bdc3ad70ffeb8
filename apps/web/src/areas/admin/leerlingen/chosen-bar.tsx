import Button from '@mui/material/Button';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { ChosenCount } from '../../../shared/list/choice.tsx';
import { useUser } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from '../parts/chosen.module.css';

interface ChosenBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly onMove: () => void;
  readonly onTrash: () => void;
}

/** What can be done with everybody chosen; its place is kept, so that nothing jumps when the first is chosen. */
export function ChosenBar({ count, onClear, onMove, onTrash }: ChosenBarProps) {
  const { t } = useTexts(beheerTeksten);
  const rol = useUser()?.role;
  // A docent may not, and a home and a practice have no other groep.
  const mayMove = rol !== 'docent' && rol !== 'thuisadmin' && rol !== 'rtadmin';
  return (
    <div className={css['balk']} data-leeg={count === 0 || undefined}>
      {mayMove && (
        <Button variant="outlined" disabled={count === 0} onClick={onMove}>
          {t('lijst.verplaats')}
        </Button>
      )}
      <Button variant="outlined" color="error" disabled={count === 0} onClick={onTrash}>
        {t('lijst.weggooien')}
      </Button>
      <ChosenCount count={count} text={t('lijst.gekozen', { count })} onClear={onClear} />
    </div>
  );
}
