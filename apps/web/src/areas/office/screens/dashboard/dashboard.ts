import type { dashboardRoutes } from '@spelrijk/contract/dashboard';
import type { Output } from '@spelrijk/contract/define';

export type Dashboard = Output<(typeof dashboardRoutes)['readDashboard']>;
