import Button from '@mui/material/Button';
import type { Abonnement } from '@spelrijk/contract/abonnementen';
import { abonnementTeksten } from '@spelrijk/teksten/abonnement';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { bedragTekst } from '@spelrijk/teksten/instelwaarde';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href } from 'react-router';
import { replaces } from '../../../../../shared/api/fout.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { ConfirmDialog } from '../../../../../shared/dialog/confirm-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import form from '../../../../../shared/form/form.module.css';
import { Failure } from '../../../../../shared/screen/failure.tsx';
import { ScreenHead } from '../../../../../shared/screen/screen-head.tsx';
import { Waiting } from '../../../../../shared/screen/waiting.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';
import panel from '../../../parts/parts.module.css';
import { Ouders } from './ouders.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { AbonnementStand } from '../../../thuis/abonnement-stand.tsx';
import { abonnementQuery, useAbonnement } from '../../../thuis/use-abonnement.ts';
import { createId } from '../../../../../shared/id.ts';

interface DeelProps {
  readonly adminId: string;
  readonly nu: Abonnement;
}

/** An order that is sent twice is one: its id is kept until it was taken in. The next one, of another year, is another. */
function Order({ adminId, nu }: DeelProps) {
  const { t } = useTexts(abonnementTeksten);
  const { day } = useDates();
  const { order } = useAbonnement(adminId);
  const [id, setId] = useState(createId);
  const [ask, setAsk] = useState(false);
  const { van, tot, kinderen, cent } = nu.jaar;
  const bedrag = bedragTekst(cent);
  if (nu.besteld) return <p>{t('verder.besteld')}</p>;
  return (
    <section className={panel['paneel']}>
      <h2>{t('verder.kop')}</h2>
      <p>{t('verder.uitleg', { van: day(van), tot: day(tot), bedrag, count: kinderen })}</p>
      <p>{t('verder.hoe')}</p>
      <p className={form['knoppen']}>
        <Button disabled={nu.fase === 'pauze'} onClick={() => setAsk(true)}>
          {t('verder.knop')}
        </Button>
      </p>
      {ask && (
        <ConfirmDialog
          title={t('verder.vraag')}
          text={t('verder.vraagTekst', { bedrag })}
          confirm={t('verder.knop')}
          cancel={t('verder.annuleer')}
          busy={order.isPending}
          error={order.error}
          onConfirm={() =>
            order.mutate(
              { id, cent },
              {
                onSuccess: () => {
                  setAsk(false);
                  setId(createId());
                },
              },
            )
          }
          onClose={() => setAsk(false)}
        />
      )}
    </section>
  );
}

function Pause({ adminId, nu }: DeelProps) {
  const { t } = useTexts(abonnementTeksten);
  const { pause } = useAbonnement(adminId);
  const paused = nu.fase === 'pauze';
  // Without an end there are no days that would wait.
  if (!paused && ((nu.fase !== 'proef' && nu.fase !== 'betaald') || nu.tot === null)) return null;
  return (
    <section className={panel['paneel']}>
      <h2>{t('pauze.kop')}</h2>
      <p>{t('pauze.uitleg')}</p>
      <FormAlert error={pause.error} />
      <p className={form['knoppen']}>
        <Button variant="outlined" disabled={pause.isPending} onClick={() => pause.mutate(!paused)}>
          {t(paused ? 'pauze.einde' : 'pauze.knop')}
        </Button>
      </p>
    </section>
  );
}

function Stop({ adminId, nu }: DeelProps) {
  const { t } = useTexts(abonnementTeksten);
  const { day } = useDates();
  const { stop } = useAbonnement(adminId);
  const [ask, setAsk] = useState(false);
  if (nu.fase === 'gestopt')
    return !nu.terugKan ? null : (
      <section className={panel['paneel']}>
        <p>{nu.terugTot === null ? t('stop.terugZonder') : t('stop.terugUitleg', { dag: day(nu.terugTot) })}</p>
        <FormAlert error={stop.error} />
        <p className={form['knoppen']}>
          <Button disabled={stop.isPending} onClick={() => stop.mutate(false)}>
            {t('stop.terug')}
          </Button>
        </p>
      </section>
    );
  return (
    <section className={panel['paneel']}>
      <h2>{t('stop.kop')}</h2>
      <p>{t('stop.uitleg')}</p>
      <p className={form['knoppen']}>
        <Button variant="outlined" color="error" onClick={() => setAsk(true)}>
          {t('stop.knop')}
        </Button>
      </p>
      {ask && (
        <StopDialog
          adminId={adminId}
          nu={nu}
          busy={stop.isPending}
          error={stop.error}
          onStop={() => stop.mutate(true, { onSuccess: () => setAsk(false) })}
          onClose={() => setAsk(false)}
        />
      )}
    </section>
  );
}

function Ordered({ nu }: Pick<DeelProps, 'nu'>) {
  const { t } = useTexts(abonnementTeksten);
  const { day } = useDates();
  if (nu.facturen.length === 0) return null;
  return (
    <section className={panel['paneel']}>
      <h2>{t('facturen.kop')}</h2>
      <ul>
        {nu.facturen.map(({ id, van, tot, kinderen, cent, status }) => (
          <li key={id}>
            {t('facturen.periode', { van: day(van), tot: day(tot) })}: {t('facturen.regel', { bedrag: bedragTekst(cent), count: kinderen })}
            . {t(`facturen.status.${status}`)}.
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The licence of a home: until when, going on, pausing, stopping, and who else is a parent here. */
export function ThuisLicentie() {
  const { t } = useTexts(abonnementTeksten, kaderTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(abonnementQuery(adminId));
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:frame.kinderen') };
  if (replaces(error, data)) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!data) return <Waiting />;
  return (
    <>
      <ScreenHead title={t('titel')} />
      <div className={form['formulier']}>
        <AbonnementStand nu={data} />
        <Order adminId={adminId} nu={data} />
        <Ordered nu={data} />
        <Ouders adminId={adminId} />
        <Pause adminId={adminId} nu={data} />
        <Stop adminId={adminId} nu={data} />
      </div>
    </>
  );
}
