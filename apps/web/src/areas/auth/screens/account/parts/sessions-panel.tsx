import Button from '@mui/material/Button';
import type { SessieKort } from '@spelrijk/contract/sessies';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { call } from '../../../../../shared/api/call.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../account.module.css';
import { useChange } from './use-beveiliging.ts';

function SessionLine({ sessie }: { readonly sessie: SessieKort }) {
  const { t } = useTexts(beveiligingTeksten);
  const { moment } = useDates();
  const end = useChange(() => call('endSessie', { params: { sessieId: sessie.id } }));
  const toestel = sessie.toestel === '' ? t('sessies.onbekend') : sessie.toestel;
  return (
    <li className={css['regel']}>
      <div>
        <strong>{toestel}</strong>
        <div className={css['zacht']}>
          {t('sessies.sinds', { soort: t(`sessies.via.${sessie.soort}`), datum: moment(sessie.begonnen) })}
        </div>
        {!sessie.dezeSessie && <div className={css['zacht']}>{t('sessies.gebruikt', { datum: moment(sessie.gebruikt) })}</div>}
      </div>
      {sessie.dezeSessie ? (
        <span className={css['hier']}>{t('sessies.hier')}</span>
      ) : (
        <Button variant="outlined" size="small" aria-label={t('sessies.uitloggenOp', { toestel })} onClick={() => end.mutate()}>
          {t('sessies.uitloggen')}
        </Button>
      )}
    </li>
  );
}

export function SessionsPanel({ sessies }: { readonly sessies: readonly SessieKort[] }) {
  const { t } = useTexts(beveiligingTeksten);
  const endOthers = useChange(() => call('endOtherSessies', {}));
  const eerst = [...sessies].sort((a, b) => Number(b.dezeSessie) - Number(a.dezeSessie));
  return (
    <section className={css['paneel']}>
      <h2>{t('sessies.titel')}</h2>
      <p className={css['zacht']}>{t(sessies.length > 1 ? 'sessies.uitleg' : 'sessies.alleen')}</p>
      <ul className={css['lijst']}>
        {eerst.map((sessie) => (
          <SessionLine key={sessie.id} sessie={sessie} />
        ))}
      </ul>
      {sessies.length > 1 && (
        <div>
          <Button variant="outlined" onClick={() => endOthers.mutate()}>
            {t('sessies.andere')}
          </Button>
        </div>
      )}
    </section>
  );
}
