import { mdiCloudOffOutline } from '@mdi/js';
import { Icon } from '@spelrijk/ui/icon';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useQueueState } from './answers.ts';
import css from './queue-sign.module.css';

/** A small honest sign: only there when something waits for the server. */
export function QueueSign() {
  const { t } = useTexts(leerlingTeksten);
  const { wachtend, antwoorden, geenVerbinding, bewaart } = useQueueState();
  const offline = (bewaart ? antwoorden : wachtend) > 0 && geenVerbinding;
  return (
    <output className={css['plek']}>
      {offline && (
        <span className={css['bord']}>
          <Icon path={mdiCloudOffOutline} size={24} />
          <span>{bewaart ? t('wachtrij.offline', { count: antwoorden }) : t('wachtrij.offlineGeheugen')}</span>
        </span>
      )}
      {!offline && !bewaart && wachtend > 0 && <span className={css['bord']}>{t('wachtrij.geheugen')}</span>}
    </output>
  );
}
