import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { BlobFigure } from '@spelrijk/ui/blob';
import { fileNameOf } from '@spelrijk/ui/file-name';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { thuisTeksten } from '@spelrijk/teksten/thuis';
import { Brand } from '../../../shared/brand/brand.tsx';
import { QrCode } from '../../../shared/factor/qr.tsx';
import { useUser } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './cards.module.css';

type Uitgegeven = Output<Api['issueWachtwoorden']>['wachtwoorden'];

interface CardsProps {
  readonly wachtwoorden: Uitgegeven;
  /** The groep's code, with pictures only. */
  readonly code: string | null;
  readonly leerlingen: readonly Pick<BeheerLeerling, 'id' | 'figuur'>[];
}

/** Cards to cut out: eight on a sheet of A4, never broken over two sheets. */
export function Cards({ wachtwoorden, code, leerlingen }: CardsProps) {
  const figuren = new Map(leerlingen.map(({ id, figuur }) => [id, figuur]));
  return (
    <div className={css['vel']}>
      {wachtwoorden.map((wachtwoord) => (
        <LoginCard key={wachtwoord.leerlingId} wachtwoord={wachtwoord} code={code} figuur={figuren.get(wachtwoord.leerlingId) ?? 0} />
      ))}
    </div>
  );
}

interface LoginCardProps {
  readonly wachtwoord: Uitgegeven[number];
  readonly code: string | null;
  readonly figuur: number;
}

function LoginCard({ wachtwoord, code, figuur }: LoginCardProps) {
  const { t } = useTexts(beheerTeksten);
  const { roepnaam, gebruikersnaam, woorden, plaatjes } = wachtwoord;
  const { origin, host } = window.location;
  const address =
    code === null
      ? `${origin}/app/auth/login#naam=${encodeURIComponent(gebruikersnaam)}`
      : `${origin}/app/auth/login-plaatjes#code=${encodeURIComponent(code)}`;
  return (
    <section className={css['kaart']} aria-label={roepnaam}>
      <header className={css['kop']}>
        <span className={css['blob']}>
          <BlobFigure seed={figuur} />
        </span>
        <h2>{t('kaarten.hoi', { naam: roepnaam })}</h2>
        <Brand />
      </header>
      <div className={css['inhoud']}>
        <div className={css['tekst']}>
          <p>{t('kaarten.gaNaar', { adres: host })}</p>
          {code === null ? (
            <dl>
              <dt>{t('kaarten.gebruikersnaam')}</dt>
              <dd>{gebruikersnaam}</dd>
              <dt>{t('kaarten.wachtwoord')}</dt>
              <dd>{woorden}</dd>
            </dl>
          ) : (
            <Pictures code={code} plaatjes={plaatjes} />
          )}
        </div>
        <QrCode text={address} label={t('kaarten.scan')} />
      </div>
    </section>
  );
}

function Pictures({ code, plaatjes }: { readonly code: string; readonly plaatjes: readonly string[] }) {
  const { t } = useTexts(beheerTeksten, thuisTeksten);
  const thuis = useUser()?.role === 'thuisadmin';
  return (
    <>
      <dl>
        <dt>{thuis ? t('thuis:code.opKaart') : t('kaarten.groepscode')}</dt>
        <dd>{code}</dd>
      </dl>
      <p>{t('kaarten.kies')}</p>
      <p className={css['plaatjes']}>
        {plaatjes.map((naam) => (
          <img key={naam} src={`/plaatjes/${fileNameOf(naam)}.svg`} width={44} height={44} alt={naam} />
        ))}
      </p>
    </>
  );
}
