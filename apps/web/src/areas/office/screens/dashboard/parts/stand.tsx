import { mdiAlertOutline, mdiCheckCircleOutline } from '@mdi/js';
import { gebruikTeksten } from '@spelrijk/teksten/gebruik';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import type { Dashboard } from '../dashboard.ts';
import css from './gebruik.module.css';

interface KaartProps {
  readonly titel: string;
  readonly goed: boolean;
  /** Where it can be dealt with. */
  readonly naar?: '/superadmin/admins' | '/superadmin/mails';
  readonly children: ReactNode;
}

/** All is well or not: a word and a shape, not a colour alone. */
function Kaart({ titel, goed, naar, children }: KaartProps) {
  const { t } = useTexts(gebruikTeksten);
  return (
    <section className={css['paneel']}>
      <h3>{naar === undefined ? titel : <Link to={href(naar)}>{titel}</Link>}</h3>
      <p className={css['oordeel']} data-goed={goed}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={goed ? mdiCheckCircleOutline : mdiAlertOutline} />
        </svg>
        {t(goed ? 'goed' : 'letOp')}
      </p>
      {children}
    </section>
  );
}

type Geteld = 'lopend' | 'looptAf' | 'afgelopen' | 'wacht' | 'mislukt' | 'verstuurd';

function Getallen({ van }: { readonly van: readonly (readonly [wat: Geteld, aantal: number])[] }) {
  const { t, i18n } = useTexts(gebruikTeksten);
  return (
    <dl className={css['getallen']}>
      {van.map(([wat, aantal]) => (
        <div key={wat}>
          <dt>{t(wat, { count: aantal })}</dt>
          <dd>{aantal.toLocaleString(i18n.language)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Mail goes out at once; what waits this long is stuck. */
const VAST_MS = 15 * 60_000;

/** Licences, mails and the server at a glance. `now` as the server has it (ms). */
export function Stand({ licenties, mails, server, now }: Pick<Dashboard, 'licenties' | 'mails' | 'server'> & { readonly now: number }) {
  const { t } = useTexts(gebruikTeksten);
  const dates = useDates();
  const { wacht, oudste, mislukt, verstuurd } = mails;
  const vast = oudste !== null && now - Date.parse(oudste) > VAST_MS;
  const { databaseMs, duurzaam, heel, versie, sinds } = server;
  return (
    <section className={css['deel']} aria-labelledby="stand">
      <h2 id="stand">{t('stand')}</h2>
      <div className={css['drie']}>
        <Kaart titel={t('licenties')} goed={licenties.looptAf === 0 && licenties.afgelopen === 0} naar="/superadmin/admins">
          <Getallen
            van={[
              ['lopend', licenties.lopend],
              ['looptAf', licenties.looptAf],
              ['afgelopen', licenties.afgelopen],
            ]}
          />
        </Kaart>
        <Kaart titel={t('mails')} goed={mislukt === 0 && !vast} naar="/superadmin/mails">
          <Getallen
            van={[
              ['wacht', wacht],
              ['mislukt', mislukt],
              ['verstuurd', verstuurd],
            ]}
          />
          {vast && <p>{t('oudste', { moment: dates.moment(oudste) })}</p>}
        </Kaart>
        <Kaart titel={t('server')} goed={databaseMs !== null && duurzaam && heel}>
          <p>{databaseMs === null ? t('databaseWeg') : t('database', { count: databaseMs })}</p>
          <p>{t(duurzaam ? 'duurzaam' : 'nietDuurzaam')}</p>
          {databaseMs !== null && !heel && <p>{t('nietHeel')}</p>}
          <p>{t('sinds', { versie, moment: dates.moment(sinds) })}</p>
        </Kaart>
      </div>
    </section>
  );
}
