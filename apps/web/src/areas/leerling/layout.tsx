import '@spelrijk/ui/tokens.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { requireRole } from '../../shared/session/guard.ts';
import css from './layout.module.css';
import { openAnswers } from './queue/answers.ts';
import { QueueSign } from './queue/queue-sign.tsx';
import { useLooksOn } from './looks-on.ts';
import './texts.ts';

/** All eight roles may enter; the server decides whose map they see. */
export const clientMiddleware = [requireRole(() => true)];

/** The frame of the child's world: fills the window, nothing of it scrolls away. */
export default function LeerlingLayout() {
  const { t } = useTranslation('leerling');
  const looksOn = useLooksOn();
  useEffect(() => {
    if (!looksOn) void openAnswers();
  }, [looksOn]);
  return (
    <div className={css['wereld']}>
      {looksOn && <p className={css['meekijken']}>{t('meekijken')}</p>}
      <main id="inhoud" className={css['inhoud']}>
        <Outlet />
      </main>
      <QueueSign />
    </div>
  );
}
