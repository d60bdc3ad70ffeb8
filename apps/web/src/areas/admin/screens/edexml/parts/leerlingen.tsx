import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { EdexmlVoorstel, LeerlingRegel, Opmerking, Persoonsnaam } from '@spelrijk/contract/edexml';
import { heleNaam, naamSleutel } from '@spelrijk/domain/naam';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { useRegio } from '../../../../../shared/region/use-regio.ts';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { choiceOf } from '../../../../../shared/list/choice.tsx';
import { List } from '../../../../../shared/list/list.tsx';
import { joins, isOpen, jaargroepVan, mayJoin, chooseLeerling, type Keuzes } from '../keuzes.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../edexml.module.css';

export const fullName = (naam: Persoonsnaam): string => heleNaam(naam) || '–';

/** Old and new side by side; equal is said once. */
export function Wissel({ oud, nieuw }: { readonly oud: string | undefined; readonly nieuw: string }) {
  const { t } = useTexts(importsTeksten);
  if (oud === undefined || oud === nieuw) return nieuw;
  return (
    <>
      <del>{oud}</del> <span className={css['zacht']}>{t('edexml.wordt')}</span> <ins>{nieuw}</ins>
    </>
  );
}

export function Opmerkingen({ opmerkingen }: { readonly opmerkingen: readonly Opmerking[] }) {
  const { t } = useTexts(importsTeksten);
  return opmerkingen.map((opmerking) => <div key={opmerking}>{t(`edexml.let.${opmerking}`)}</div>);
}

interface Props {
  readonly voorstel: EdexmlVoorstel;
  readonly regels: readonly LeerlingRegel[];
  readonly keuzes: Keuzes;
  readonly onChange: (keuzes: Keuzes) => void;
}

function Wie({ regel, keuzes, onChange }: Omit<Props, 'regels' | 'voorstel'> & { readonly regel: LeerlingRegel }) {
  const { t } = useTexts(importsTeksten);
  const pick = (is: string): void => onChange(chooseLeerling(keuzes, regel.nr, { is, mee: true }));
  return (
    <TextField
      select
      size="small"
      label={t('edexml.wie')}
      value={keuzes.leerlingen[regel.nr]?.is ?? ''}
      onChange={({ target }) => pick(target.value)}
      sx={{ display: 'flex', maxWidth: 340, my: 0.75 }}
    >
      {regel.kandidaten.map(({ id, naam, groep }) => (
        <MenuItem key={id} value={id}>
          {t('edexml.zelfde', { naam: fullName(naam), groep })}
        </MenuItem>
      ))}
      {regel.soort === 'lijkt-op' && <MenuItem value="nieuw">{t('edexml.nieuweLeerling')}</MenuItem>}
    </TextField>
  );
}

function Jaar({ regel, keuzes, onChange }: Omit<Props, 'regels' | 'voorstel'> & { readonly regel: LeerlingRegel }) {
  const { t } = useTexts(importsTeksten);
  const jaargroep = useJaargroep();
  const nu = jaargroepVan(regel, keuzes);
  if (regel.jaargroep !== null || regel.leerlingId !== null || !mayJoin(regel))
    return nu === null ? '–' : <Wissel oud={regel.oud ? jaargroep(regel.oud.jaargroep) : undefined} nieuw={jaargroep(nu)} />;
  return (
    <TextField
      select
      size="small"
      label={t('edexml.kiesJaar')}
      value={nu ?? ''}
      onChange={({ target }) => onChange(chooseLeerling(keuzes, regel.nr, { jaargroep: Number(target.value), mee: true }))}
      sx={{ minWidth: 170 }}
    >
      {[1, 2, 3, 4, 5, 6, 7, 8].map((jaar) => (
        <MenuItem key={jaar} value={jaar}>
          {jaargroep(jaar)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Which groep the file has a leerling in. */
function useNieuweGroep(voorstel: EdexmlVoorstel): (regel: LeerlingRegel) => string {
  const { t } = useTexts(importsTeksten);
  return (regel) => voorstel.groepen.find(({ sleutel }) => sleutel === regel.groep)?.naam ?? regel.oud?.groep ?? t('edexml.zonderGroep');
}

/** Leerlingen of one tab. */
export function Leerlingen({ voorstel, regels, keuzes, onChange }: Props) {
  const { t } = useTexts(importsTeksten);
  const nieuweGroep = useNieuweGroep(voorstel);
  const sleutel = naamSleutel(useRegio());
  const choice = choiceOf<LeerlingRegel>({
    isChosen: (regel) => joins(regel, keuzes),
    has: mayJoin,
    isLocked: (regel) => isOpen(regel, keuzes) || (regel.soort === 'conflict' && keuzes.leerlingen[regel.nr]?.is === undefined),
    // Who is who in a conflict is said one by one.
    inAll: (regel) => mayJoin(regel) && !isOpen(regel, keuzes) && regel.soort !== 'conflict',
    onChoose: (gekozen, mee) => onChange(gekozen.reduce((nu, { nr }) => chooseLeerling(nu, nr, { mee }), keuzes)),
    labelOf: ({ naam }) => t('edexml.kies', { naam: fullName(naam) }),
    all: t('edexml.alles'),
  });
  return (
    <List
      label={t('edexml.tabs')}
      rows={regels}
      keyOf={({ nr }) => String(nr)}
      choice={choice}
      columns={[
        {
          key: 'naam',
          label: t('edexml.naam'),
          value: ({ naam }) => sleutel(naam),
          renderCell: ({ naam, oud }) => <Wissel oud={oud ? fullName(oud.naam) : undefined} nieuw={fullName(naam)} />,
        },
        {
          key: 'groep',
          label: t('edexml.groep'),
          value: (regel) => (regel.soort === 'vertrokken' ? (regel.oud?.groep ?? null) : nieuweGroep(regel)),
          renderCell: (regel) =>
            regel.soort === 'vertrokken' ? regel.oud?.groep : <Wissel oud={regel.oud?.groep} nieuw={nieuweGroep(regel)} />,
        },
        {
          key: 'jaargroep',
          label: t('edexml.jaargroep'),
          value: (regel) => jaargroepVan(regel, keuzes),
          renderCell: (regel) => <Jaar regel={regel} keuzes={keuzes} onChange={onChange} />,
        },
        {
          key: 'opmerking',
          label: t('edexml.opmerking'),
          value: ({ soort }) => t(`edexml.soort.${soort}`),
          renderCell: (regel) => (
            <>
              <strong>{t(`edexml.soort.${regel.soort}`)}</strong>
              <Opmerkingen opmerkingen={regel.opmerkingen} />
              {regel.kandidaten.length > 0 && <Wie regel={regel} keuzes={keuzes} onChange={onChange} />}
            </>
          ),
        },
      ]}
      search={{ wordsOf: (regel) => `${fullName(regel.naam)} ${nieuweGroep(regel)}` }}
      empty={{ title: t('edexml.leeg') }}
    />
  );
}
