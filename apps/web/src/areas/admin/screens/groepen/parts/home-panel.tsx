import Button from '@mui/material/Button';
import type { GroepKort, GroepLeerling } from '@spelrijk/contract/groepen';
import { adviseDoen, tellBeter, tellDeed, type Beter } from '@spelrijk/domain/kindbericht';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { minutenTekst } from '@spelrijk/teksten/oefentijd';
import { oudernaam } from '@spelrijk/teksten/oudernaam';
import { thuisTeksten } from '@spelrijk/teksten/thuis';
import { BlobFigure } from '@spelrijk/ui/blob';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { href, Link } from 'react-router';
import { call } from '../../../../../shared/api/call.ts';
import { namen } from '../../../../../shared/categorie/namen.gen.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { weekdagNamen } from '../../../../../shared/date/weekdag.ts';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { Failure } from '../../../../../shared/screen/failure.tsx';
import { Waiting } from '../../../../../shared/screen/waiting.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';
import panel from '../../../parts/parts.module.css';
import { groepQuery } from '../../../queries.ts';
import { KindForm } from '../../../thuis/kind-form.tsx';
import { useHier } from '../../../thuis/use-hier.ts';
import css from './home-panel.module.css';

/** Asked for seldom. */
const LuktNiet = lazy(async () => ({ default: (await import('./lukt-niet.tsx')).LuktNiet }));

const Oefendagen = lazy(async () => ({ default: (await import('./oefendagen.tsx')).Oefendagen }));

/** What the children of a home build together. */
const PlaatPanel = lazy(async () => ({ default: (await import('../../../klassenplaat/panel.tsx')).PlaatPanel }));

/** In plain words, per child: never a table in which children are compared. */
function useAnswers(leerling: GroepLeerling) {
  const { t, i18n } = useTexts(thuisTeksten);
  const dates = useDates();
  const naam = leerling.roepnaam;
  const naamVan = (categorie: string): string => oudernaam(namen[categorie] ?? categorie, i18n.language === 'nl-BE' ? 'be' : 'nl');
  const deed = tellDeed(leerling);
  const doen = adviseDoen(leerling);
  const betterText = (beter: Beter): string => {
    if (beter.code === 'goed') return t('beter.goed', { tien: beter.tien });
    if (beter.code === 'beheerst') return t('beter.beheerst', { count: beter.aantal });
    if (beter.code === 'nieuw') return t('beter.nieuw', { onderdeel: naamVan(beter.categorie) });
    return beter.code === 'bezig' ? t('beter.bezig', { onderdeel: naamVan(beter.categorie) }) : t('beter.straks');
  };
  const onderdeel = 'categorie' in doen ? naamVan(doen.categorie) : '';
  return [
    {
      vraag: t('deed.titel', { naam }),
      zinnen: [
        deed.code === 'vrij'
          ? t(`deed.vrij.${deed.soort}`, { naam, dag: dates.long(deed.tot) })
          : deed.code === 'week'
            ? t('deed.week', { count: deed.dagen, minuten: minutenTekst(deed.minuten) })
            : deed.code === 'niet'
              ? t('deed.niet', { wanneer: dates.relative(deed.laatst) })
              : t('deed.nooit', { naam }),
      ],
    },
    { vraag: t('beter.titel'), zinnen: tellBeter(leerling).map(betterText) },
    { vraag: t('doen.titel'), zinnen: [t(`doen.${doen.code}`, { naam, onderdeel })] },
  ];
}

interface JaarvraagProps {
  readonly leerling: GroepLeerling;
  readonly vraag: NonNullable<GroepLeerling['jaarvraag']>;
}

/** It went a year further by itself on 1 August; who knows better says so in one tap. */
function Jaarvraag({ leerling: { id: leerlingId, roepnaam: naam }, vraag }: JaarvraagProps) {
  const { t } = useTexts(thuisTeksten);
  const { adminId } = usePathParams();
  const jaargroep = useJaargroep();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (jaar: number) => call('answerJaarvraag', { params: { adminId, leerlingId }, body: { jaargroep: jaar } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] }),
  });
  return (
    <div className={css['gedaan']}>
      <span>{t('jaar.vraag', { naam, jaar: jaargroep(vraag.naar) })}</span>
      <Button variant="outlined" size="small" disabled={isPending} onClick={() => mutate(vraag.naar)}>
        {t('jaar.klopt')}
      </Button>
      <Button variant="text" size="small" disabled={isPending} onClick={() => mutate(vraag.van)}>
        {t('jaar.blijft', { jaar: jaargroep(vraag.van) })}
      </Button>
      <FormAlert error={error} />
    </div>
  );
}

function KindCard({ groepId, leerling }: { readonly groepId: string; readonly leerling: GroepLeerling }) {
  const { t } = useTexts(thuisTeksten);
  const { adminId } = usePathParams();
  const jaargroep = useJaargroep();
  const answers = useAnswers(leerling);
  const [open, setOpen] = useState<'lukt' | 'dagen' | null>(null);
  const close = (): void => setOpen(null);
  const { id: leerlingId, roepnaam: naam } = leerling;
  const here = useHier({ adminId, groepId, leerlingId });
  const voortgang = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', { adminId, groepId, leerlingId });
  const kaart = `${href('/admins/:adminId/groepen/:groepId/wachtwoorden', { adminId, groepId })}?kind=${leerlingId}`;
  return (
    <article className={panel['paneel']} aria-labelledby={`kind-${leerlingId}`}>
      <header className={css['kop']}>
        <div className={css['figuur']}>
          <BlobFigure seed={leerling.figuur} />
        </div>
        <div>
          <h2 id={`kind-${leerlingId}`}>{naam}</h2>
          <p className={css['jaar']}>{jaargroep(leerling.jaargroep)}</p>
          {leerling.oefendagen && <p className={css['jaar']}>{t('dagen.oefent', { dagen: weekdagNamen(leerling.oefendagen) })}</p>}
        </div>
      </header>
      {leerling.jaarvraag && <Jaarvraag leerling={leerling} vraag={leerling.jaarvraag} />}
      <dl className={css['antwoorden']}>
        {answers.map(({ vraag, zinnen }) => (
          <div key={vraag}>
            <dt>{vraag}</dt>
            {zinnen.map((zin) => (
              <dd key={zin}>{zin}</dd>
            ))}
          </div>
        ))}
      </dl>
      <FormAlert error={here.error} />
      <p className={css['knoppen']}>
        <Button aria-label={t('hierVan', { naam })} onClick={() => !here.isPending && here.mutate()}>
          {here.isPending ? t('hierBezig') : t('hier')}
        </Button>
        <Button variant="outlined" component={Link} to={voortgang} aria-label={t('meerWetenVan', { naam })}>
          {t('meerWeten')}
        </Button>
        <Button variant="text" component={Link} to={kaart} aria-label={t('kaartVan', { naam })}>
          {t('kaart')}
        </Button>
        <Button variant="text" aria-label={t('dagen.knopVan', { naam })} onClick={() => setOpen('dagen')}>
          {t('dagen.knop')}
        </Button>
        <Button variant="text" aria-label={t('luktNietVan', { naam })} onClick={() => setOpen('lukt')}>
          {t('luktNiet')}
        </Button>
      </p>
      <Suspense>
        {open === 'lukt' && <LuktNiet groepId={groepId} leerling={leerling} onClose={close} />}
        {open === 'dagen' && <Oefendagen groepId={groepId} leerling={leerling} onClose={close} />}
      </Suspense>
    </article>
  );
}

export function AddKind({ groepId }: { readonly groepId: string }) {
  const { t } = useTexts(thuisTeksten);
  const { adminId } = usePathParams();
  return (
    <Button component={Link} to={href('/admins/:adminId/groepen/:groepId/kinderen-toevoegen', { adminId, groepId })}>
      {t('voegToe')}
    </Button>
  );
}

/** The first minutes of a new parent. */
function Begin({ groepId }: { readonly groepId: string }) {
  const { t } = useTexts(thuisTeksten);
  const { adminId } = usePathParams();
  return (
    <section className={panel['paneel']}>
      <h2>{t('begin.titel')}</h2>
      <p>{t('begin.uitleg')}</p>
      <KindForm adminId={adminId} groepId={groepId} />
    </section>
  );
}

/** A family is not interested in groepen but in its children. */
export function HomePanel({ groepen }: { readonly groepen: readonly GroepKort[] }) {
  const { t } = useTexts(thuisTeksten, algemeenTeksten);
  const { adminId } = usePathParams();
  const results = useQueries({ queries: groepen.map(({ id }) => groepQuery(adminId, id)) });
  const failed = results.find(({ error }) => error);
  if (failed?.error)
    return <Failure error={failed.error} onRetry={() => void failed.refetch()} back={{ to: '/', label: t('algemeen:naarBegin') }} />;
  if (results.some(({ isPending }) => isPending)) return <Waiting />;
  const kinderen = results.flatMap(({ data }) => data?.leerlingen.map((leerling) => ({ groepId: data.groep.id, leerling })) ?? []);
  const [first] = groepen;
  if (kinderen.length === 0 && first) return <Begin groepId={first.id} />;
  return (
    <>
      <div className={css['kinderen']}>
        {kinderen.map(({ groepId, leerling }) => (
          <KindCard key={leerling.id} groepId={groepId} leerling={leerling} />
        ))}
      </div>
      {first && (
        <Suspense>
          <PlaatPanel adminId={adminId} groepId={first.id} />
        </Suspense>
      )}
      {first && <Meer groepId={first.id} />}
    </>
  );
}

/** What is seldom needed, and of all children. */
function Meer({ groepId }: { readonly groepId: string }) {
  const { t } = useTexts(thuisTeksten);
  const { adminId } = usePathParams();
  return (
    <nav className={css['knoppen']} aria-label={t('meer.titel')}>
      <Button variant="text" component={Link} to={href('/admins/:adminId/groepen/:groepId/leerlingen', { adminId, groepId })}>
        {t('meer.kinderen')}
      </Button>
      <Button variant="text" component={Link} to={href('/admins/:adminId/groepen/:groepId/woordlijsten', { adminId, groepId })}>
        {t('meer.woorden')}
      </Button>
      <Button variant="text" component={Link} to={href('/admins/:adminId/groepen/:groepId/opnamestudio', { adminId, groepId })}>
        {t('meer.stem')}
      </Button>
    </nav>
  );
}
