import Button from '@mui/material/Button';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Leesnood } from '@spelrijk/contract/samenlezen';
import { klaarlezenTeksten } from '@spelrijk/teksten/klaarlezen';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { call } from '../../../../../shared/api/call.ts';
import { Empty } from '../../../../../shared/list/empty.tsx';
import { Waiting } from '../../../../../shared/screen/waiting.tsx';
import { useLeesniveau } from '../../../../../shared/categorie/niveau.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { Klaargezet, LaatLezen } from '../../../parts/leesopdrachten.tsx';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import { usePathParams } from '../../../params.ts';
import namenCss from '../namen.module.css';
import panelCss from '../panel.module.css';

type Groepjes = Output<Api['readLeesgroepjes']>;
type Kind = Groepjes['verder'][number];

const groepjesQuery = (adminId: string, groepId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'groepen', groepId, 'leesgroepjes'],
    queryFn: () => call('readLeesgroepjes', { params: { adminId, groepId } }),
  });

/** As it stands on the spine of a book. */
const niveauNaam = (id: string): string => (id === 'start' || id === 'plus' ? id[0]?.toUpperCase() + id.slice(1) : id.toUpperCase());

/** Each sentence takes those of its own need. */
const GETALLEN = { laag: 0, hoog: 0, antwoorden: 0, goed: 0, gelezen: 0, teksten: 0, vanaf: 0 } as const;

function useNood() {
  const { t } = useTexts(klaarlezenTeksten);
  const leesniveau = useLeesniveau();
  const sleutel = (nood: Leesnood) => (nood.nood === 'begrip' ? nood.deel : nood.nood);
  const woorden = (nood: Leesnood) =>
    nood.nood === 'letters' ? { set: nood.set, niveau: '' } : { set: 0, niveau: leesniveau(niveauNaam(nood.niveau)) };
  return {
    kop: (nood: Leesnood): string => t(`groepjes.kop.${sleutel(nood)}`, woorden(nood)),
    waarom: (nood: Leesnood): string => t(`groepjes.waarom.${sleutel(nood)}`, woorden(nood)),
    bewijs: (nood: Leesnood): string => t(`groepjes.bewijs.${nood.nood}`, { ...GETALLEN, ...nood }),
  };
}

function Groepje({ groepje, vandaag }: { readonly groepje: Groepjes['groepjes'][number]; readonly vandaag: string }) {
  const { groepId } = usePathParams();
  const { kop, waarom, bewijs } = useNood();
  const [eerste] = groepje.leden;
  if (!eerste) return null;
  return (
    <section className={namenCss['groepje']} aria-label={kop(eerste.bewijs)}>
      <h3>{kop(eerste.bewijs)}</h3>
      <p>{waarom(eerste.bewijs)}</p>
      <ul className={namenCss['wie']}>
        {groepje.leden.map((lid) => (
          <li key={lid.id}>
            <LeerlingLink groepId={groepId} leerling={lid} />
            <span>{bewijs(lid.bewijs)}</span>
          </li>
        ))}
      </ul>
      <LaatLezen teksten={groepje.teksten} leerlingen={groepje.leden} vandaag={vandaag} />
    </section>
  );
}

function Namen({ kop, wie }: { readonly kop: string; readonly wie: readonly Kind[] }) {
  if (wie.length === 0) return null;
  return (
    <p className={panelCss['inleiding']}>
      <strong>{kop}:</strong> {wie.map(({ roepnaam, achternaam }) => `${roepnaam} ${achternaam}`).join(', ')}
    </p>
  );
}

/** Where something is set ready for a groep. */
export function Leesdeur() {
  const { t } = useTexts(klaarlezenTeksten);
  const { adminId, groepId } = usePathParams();
  const to = href('/admins/:adminId/groepen/:groepId/leesopdrachten', { adminId, groepId });
  return (
    <Button component={Link} variant="outlined" to={to} className="niet-printen">
      {t('klaar.scherm')}
    </Button>
  );
}

/** Who needs the same in reading now, and what says so; nothing is said of whom too little is known. */
export function Leesgroepjes() {
  const { t } = useTexts(klaarlezenTeksten);
  const { adminId, groepId } = usePathParams();
  const { kop, bewijs } = useNood();
  const { data, error } = useQuery(groepjesQuery(adminId, groepId));
  if (!data) return error ? <FormAlert error={error} /> : <Waiting />;
  const { groepjes, alleen, verder, teWeinig, vandaag } = data;
  return (
    <>
      <h2 className={panelCss['deelkop']}>{t('groepjes.titel')}</h2>
      <p className={panelCss['inleiding']}>{t('groepjes.uitleg')}</p>
      {groepjes.length === 0 && <Empty title={t('groepjes.leeg')} text={t('groepjes.leegUitleg')} />}
      <div className={namenCss['groepjes']}>
        {groepjes.map((groepje) => (
          <Groepje key={groepje.sleutel} groepje={groepje} vandaag={vandaag} />
        ))}
      </div>
      {alleen.length > 0 && (
        <>
          <h3 className={panelCss['deelkop']}>{t('groepjes.alleen')}</h3>
          <ul className={namenCss['wie']}>
            {alleen.map((lid) => (
              <li key={lid.id}>
                <LeerlingLink groepId={groepId} leerling={lid} />
                <span>
                  {kop(lid.bewijs)}: {bewijs(lid.bewijs)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Namen kop={t('groepjes.verder')} wie={verder} />
      <Namen kop={t('groepjes.teWeinig')} wie={teWeinig} />
      <Klaargezet />
    </>
  );
}
