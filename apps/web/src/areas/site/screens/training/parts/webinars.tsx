import { isUuid } from '@spelrijk/base/id';
import type { Webinar } from '@spelrijk/contract/webinars';
import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApiFout } from '../../../../../shared/api/fout.ts';
import { call } from '../../../../../shared/api/call.ts';
import { useHydrated } from '../../../../../shared/page/use-hydrated.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { padVan } from '../../../nav.ts';
import css from '../../../parts/pagina.module.css';
import veld from '../../../parts/veld.module.css';
import { Aanmelden } from './aanmelden.tsx';

type Open = Webinar & { readonly vrij: number };

/** What comes, to sign up for; and signing off with the link of a mail. */
export function Webinars() {
  const { t } = useTexts(siteTeksten);
  const hydrated = useHydrated();
  const { data, isError } = useQuery({ queryKey: ['site', 'webinars'], queryFn: () => call('listOpenWebinars', {}), enabled: hydrated });
  return (
    <section className={css['deel']}>
      <h2>{t('training.kop')}</h2>
      <Afmelden />
      {isError && <p>{t('training.fout')}</p>}
      {!isError && (data?.webinars ?? []).length === 0 && (
        <>
          <p>{t('training.geen')}</p>
          <p>
            <Link className={veld['knop']} to={padVan('contact')}>
              {t('training.contact')}
            </Link>
          </p>
        </>
      )}
      {data?.webinars.map((webinar) => (
        <Kaart key={webinar.id} webinar={webinar} />
      ))}
    </section>
  );
}

function Kaart({ webinar: { id, titel, omschrijving, begin, minuten, vrij } }: { readonly webinar: Open }) {
  const { t, i18n } = useTexts(siteTeksten);
  const [open, setOpen] = useState(false);
  const moment = new Intl.DateTimeFormat(i18n.language, { timeZone: SCHOOL_TIJDZONE, dateStyle: 'full', timeStyle: 'short' });
  return (
    <article className={veld['formulier']} itemScope itemType="https://schema.org/Event">
      <h3 itemProp="name">{titel}</h3>
      <Gegevens begin={begin} minuten={minuten} />
      <p>
        <strong>{moment.format(new Date(begin))}</strong> · {t('training.duur', { minuten })} ·{' '}
        {vrij > 0 ? t('training.vrij', { count: vrij }) : t('training.vol')}
      </p>
      {omschrijving !== '' && <p itemProp="description">{omschrijving}</p>}
      <p>
        <a href={`/api/site/webinars/${id}/agenda`} download={`spelrijk-${id}.ics`}>
          {t('training.agenda')}
        </a>
      </p>
      {open ? (
        <Aanmelden webinarId={id} vol={vrij === 0} />
      ) : (
        <button type="button" className={veld['knop']} onClick={() => setOpen(true)}>
          {t(vrij > 0 ? 'training.meldAan' : 'training.wachtlijst')}
        </button>
      )}
    </article>
  );
}

/**
 * The rest of what a search engine wants to know of something that takes place online. In the page itself: these cards come after
 * it was built, and a script of data may not be added then (trusted types).
 */
function Gegevens({ begin, minuten }: Pick<Webinar, 'begin' | 'minuten'>) {
  const eind = new Date(new Date(begin).getTime() + minuten * 60_000).toISOString();
  const hier = window.location.origin + window.location.pathname;
  return (
    <>
      <meta itemProp="startDate" content={begin} />
      <meta itemProp="endDate" content={eind} />
      <meta itemProp="eventStatus" content="https://schema.org/EventScheduled" />
      <meta itemProp="eventAttendanceMode" content="https://schema.org/OnlineEventAttendanceMode" />
      <span itemProp="location" itemScope itemType="https://schema.org/VirtualLocation">
        <meta itemProp="url" content={hier} />
      </span>
      <span itemProp="organizer" itemScope itemType="https://schema.org/Organization">
        <meta itemProp="name" content="Spelrijk" />
        <meta itemProp="url" content={window.location.origin} />
      </span>
    </>
  );
}

/** The link in a mail only opens this question: a mail scanner that follows it signs nobody off. */
function Afmelden() {
  const { t } = useTexts(siteTeksten);
  const [params, setParams] = useSearchParams();
  const id = params.get('afmelden');
  const hydrated = useHydrated();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (aanmelding: string) => call('signOffWebinar', { body: { id: aanmelding } }),
  });
  if (id === null || !hydrated) return null;
  if (!isUuid(id) || (error instanceof ApiFout && error.status === 404)) return <p className={css['nota']}>{t('training.linkWeg')}</p>;
  if (isSuccess) return <p className={css['nota']}>{t('training.afgemeld')}</p>;
  return (
    <div className={veld['formulier']}>
      <p>{t('training.zekerAf')}</p>
      {error && (
        <p className={veld['melding']} role="alert">
          {error instanceof ApiFout ? error.message : t('formulier.mislukt')}
        </p>
      )}
      <p>
        <button type="button" className={veld['knop']} aria-disabled={isPending} onClick={() => !isPending && mutate(id)}>
          {t('training.meldAf')}
        </button>{' '}
        <button type="button" className={veld['knop']} data-stil onClick={() => setParams({})}>
          {t('training.blijf')}
        </button>
      </p>
    </div>
  );
}
