import { mdiCheck } from '@mdi/js';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { leerlingKlaarTeksten } from '@spelrijk/teksten/leerling-klaar';
import { Icon } from '@spelrijk/ui/icon';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { leesthemaPath, planktekstPath, toneelPath } from '../../paths.ts';
import { beurtenSent } from '../../queue/reading.ts';
import css from './leesplank.module.css';

type Opdracht = Output<Api['readKlaargezet']>['opdrachten'][number];

/** Not with the others: they are in what the map loads first. */
const samenPath = (leerlingId: string, opdrachtId: string): string => `/leerling/${leerlingId}/samen/${opdrachtId}`;

const klaargezetQuery = (leerlingId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'klaargezet'],
    queryFn: async () => {
      await beurtenSent();
      return call('readKlaargezet', { params: { leerlingId } });
    },
    // What was just read stands as read at once.
    gcTime: 0,
    staleTime: 0,
  });

function Boek({ leerlingId, opdracht, nr }: { readonly leerlingId: string; readonly opdracht: Opdracht; readonly nr: number }) {
  const { t } = useTexts(leerlingKlaarTeksten);
  const tekst = opdracht.teksten[nr];
  if (!tekst) return null;
  const { id, soort, titel, rollen, teksten, met, keer } = opdracht;
  const samen = met === null ? t('plank.naast') : t(rollen[0] === 'tutor' ? 'plank.tutor' : 'plank.met', { naam: met });
  const isSamen = soort === 'tutor' || soort === 'koor';
  const bij = {
    tekst: t('plank.lees'),
    thema: t('plank.thema', { nr: nr + 1, van: teksten.length, thema: titel }),
    toneel: t('plank.speel', { rollen: rollen.join(', ') }),
    tutor: samen,
    koor: samen,
  }[soort];
  const alleen = soort === 'toneel' ? toneelPath(leerlingId, tekst.id) : planktekstPath(leerlingId, tekst.id);
  const pad = isSamen ? samenPath(leerlingId, id) : alleen;
  return (
    <li>
      <Link to={pad}>
        <strong>{tekst.titel}</strong>
        <span>{bij}</span>
        {isSamen && keer > 0 && <span>{t('plank.keer', { count: keer })}</span>}
        {tekst.uit && !isSamen && (
          <span className={css['stand']}>
            <Icon path={mdiCheck} size={18} /> {t('plank.uit')}
          </span>
        )}
      </Link>
    </li>
  );
}

/** The last task of a theme. */
function Slot({ leerlingId, opdracht: { id, titel } }: { readonly leerlingId: string; readonly opdracht: Opdracht }) {
  const { t } = useTexts(leerlingKlaarTeksten);
  return (
    <li>
      <Link to={leesthemaPath(leerlingId, id)}>
        <strong>{t('thema.slotTitel')}</strong>
        <span>{t('thema.slot', { thema: titel })}</span>
      </Link>
    </li>
  );
}

/** What a docent set ready stands above the shelves; nothing where there is none. */
export function Klaargezet({ leerlingId }: { readonly leerlingId: string }) {
  const { t } = useTexts(leerlingKlaarTeksten);
  const { data } = useQuery(klaargezetQuery(leerlingId));
  if (!data || data.opdrachten.length === 0) return null;
  return (
    <section className={css['plank']} aria-labelledby="plank-klaargezet">
      <h2 id="plank-klaargezet">{t('plank.titel')}</h2>
      <ul className={css['boeken']}>
        {data.opdrachten.flatMap((opdracht) => [
          ...opdracht.teksten.map((tekst, nr) => (
            <Boek key={`${opdracht.id}-${tekst.id}`} leerlingId={leerlingId} opdracht={opdracht} nr={nr} />
          )),
          ...(opdracht.soort === 'thema' ? [<Slot key={opdracht.id} leerlingId={leerlingId} opdracht={opdracht} />] : []),
        ])}
      </ul>
    </section>
  );
}
