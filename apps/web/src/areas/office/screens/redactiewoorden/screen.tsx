import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Regio } from '@spelrijk/domain/admin';
import { findCategorienaam } from '@spelrijk/taal/categorie-namen';
import { redactiewoordenTeksten } from '@spelrijk/teksten/redactiewoorden';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { replaces } from '../../../../shared/api/fout.ts';
import { call } from '../../../../shared/api/call.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useKept } from '../../../../shared/list/kept.ts';
import { ListScreen } from '../../../../shared/list/list-screen.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Unready } from '../../parts/unready.tsx';

export const handle: Crumbs = { crumbs: [crumb(redactiewoordenTeksten, 'titel')] };
export const meta = () => pageTitle(redactiewoordenTeksten, 'titel');

const naamVan = (categorie: string): string => findCategorienaam(categorie)?.naam ?? '';

/** Words that children write otherwise than was expected, the furthest off first: what editors listen to and read again. */
export default function RedactiewoordenScreen() {
  const { t } = useTexts(redactiewoordenTeksten);
  const [kept, setRegio] = useKept('regio', () => '');
  const regio: Regio = kept === 'be' ? 'be' : 'nl';
  const { data, error, refetch } = useQuery({
    queryKey: ['office', 'redactiewoorden', regio],
    queryFn: () => call('listRedactiewoorden', { query: { regio } }),
    placeholderData: keepPreviousData,
  });
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return (
    <ListScreen
      title={t('titel')}
      text={t('uitleg', { count: data.vanaf })}
      label={t('tabel')}
      rows={data.woorden}
      keyOf={({ sleutel }) => sleutel}
      columns={[
        { key: 'woord', label: t('woord'), value: ({ woord }) => woord },
        { key: 'categorie', label: t('categorie'), value: ({ categorie }) => naamVan(categorie) },
        { key: 'oorzaak', label: t('oorzaak'), value: ({ oorzaak }) => t(`oorzaken.${oorzaak}`) },
        { key: 'goed', label: t('goed'), value: ({ goed }) => goed, renderCell: ({ goed }) => t('procent', { procent: goed }) },
        {
          key: 'verwacht',
          label: t('verwacht'),
          value: ({ verwacht }) => verwacht,
          renderCell: ({ verwacht }) => t('procent', { procent: verwacht }),
        },
        { key: 'antwoorden', label: t('antwoorden'), value: ({ antwoorden }) => antwoorden },
        { key: 'fouten', label: t('fouten'), value: ({ fouten }) => fouten.map((fout) => t('fout', fout)).join(', ') },
      ]}
      search={{ label: t('zoek'), wordsOf: ({ woord, categorie }) => `${woord} ${naamVan(categorie)}` }}
      filters={
        <TextField select label={t('regio')} value={regio} onChange={({ target }) => setRegio(target.value === 'be' ? 'be' : '')}>
          {Regio.options.map((een) => (
            <MenuItem key={een} value={een}>
              {t(`regios.${een}`)}
            </MenuItem>
          ))}
        </TextField>
      }
      empty={{ title: t('leeg'), text: t('leegUitleg', { count: data.vanaf }) }}
    />
  );
}
