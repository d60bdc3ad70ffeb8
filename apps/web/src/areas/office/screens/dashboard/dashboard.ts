import type { Output } from '@spelrijk/contract/define';
import type { systeemRoutes } from '@spelrijk/contract/systeem';

export type Dashboard = Output<(typeof systeemRoutes)['readDashboard']>;
