import { mdiCloudOffOutline } from '@mdi/js';
import { Icon } from '@spelrijk/ui/icon';
import { useTranslation } from 'react-i18next';
import { useQueueState } from './answers.ts';
import css from './queue-sign.module.css';

/** A small honest sign: only there when something waits for the server. */
export function QueueSign() {
  const { t } = useTranslation('leerling');
  const { wachtend, geenVerbinding, bewaart } = useQueueState();
  const offline = wachtend > 0 && geenVerbinding;
  return (
    <div role="status" className={css['plek']}>
      {offline && (
        <p className={css['bord']}>
          <Icon path={mdiCloudOffOutline} size={24} />
          <span>
            {t('wachtrij.offline', { count: wachtend })} {!bewaart && t('wachtrij.geheugen')}
          </span>
        </p>
      )}
      {!offline && !bewaart && wachtend > 0 && <p className={css['bord']}>{t('wachtrij.geheugen')}</p>}
    </div>
  );
}
