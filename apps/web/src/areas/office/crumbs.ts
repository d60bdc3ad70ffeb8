/** The crumbs that several screens of our office begin with. */
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { href, useParams } from 'react-router';
import { type Crumb, crumb } from '../../shared/crumbs/crumb.ts';
import { adminQuery } from './queries.ts';

function KlantNaam(): string {
  const { adminId = '' } = useParams();
  return useQuery(adminQuery(adminId)).data?.admin.naam ?? '…';
}

export const dashboardCrumb = crumb(kaderTeksten, 'frame.dashboard', () => href('/superadmin/dashboard'));
export const klantenCrumb = crumb(officeTeksten, 'admins.titel', () => href('/superadmin/admins'));
export const klantCrumb: Crumb = { Name: KlantNaam, to: ({ adminId = '' }) => href('/superadmin/admins/:adminId', { adminId }) };
export const mailtemplatesCrumb = crumb(mailtemplatesTeksten, 'titel', () => href('/superadmin/mailtemplates'));
