import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { isAdmin, isCustomer, isPersonInCharge } from '../session/permissions.ts'
import type { CurrentUser } from '../session/types.ts'

/** Administrators may list and delete charts but not open them here. */
const canManageCharts = (user: CurrentUser): boolean => isPersonInCharge(user) || isAdmin(user)

export const screens: readonly MemberScreen[] = [
  {
    path: paths.chartManagement,
    page: () => import('./pages/ChartManagementPage.tsx'),
    namespaces: ['charts', 'appointments', 'face', 'lists'],
    permission: canManageCharts,
    menu: { name: 'chartManagement', section: { ROLE_PERSON_IN_CHARGE: 'charts' }, order: 10 },
    withoutConsent: true,
  },
  {
    path: `${paths.chartRecord}/:recordId`,
    page: () => import('./pages/ChartRecordPage.tsx'),
    namespaces: ['charts', 'face', 'lists'],
    flow: true,
    permission: isPersonInCharge,
    withoutConsent: true,
  },
  {
    path: `${paths.chartOverview}/:userId`,
    page: () => import('./pages/ChartOverviewPage.tsx'),
    namespaces: ['charts', 'face'],
    permission: isPersonInCharge,
    withoutConsent: true,
  },
  {
    path: `${paths.chartPhotos}/:userId`,
    page: () => import('./pages/ChartPhotosPage.tsx'),
    namespaces: ['charts'],
    permission: isPersonInCharge,
    withoutConsent: true,
  },
  {
    path: paths.chartHandOver,
    page: () => import('./pages/HandOverPage.tsx'),
    namespaces: ['charts'],
    permission: isPersonInCharge,
    withoutConsent: true,
  },
  {
    path: paths.chartList,
    page: () => import('./pages/ChartListPage.tsx'),
    namespaces: ['charts', 'lists'],
    permission: isPersonInCharge,
    menu: { name: 'chartList', section: { ROLE_PERSON_IN_CHARGE: 'charts' }, order: 20 },
    withoutConsent: true,
  },
  {
    path: paths.filloutChart,
    page: () => import('./pages/OwnChartsPage.tsx'),
    namespaces: ['charts', 'lists'],
    permission: isCustomer,
    menu: { name: 'ownCharts', section: { ROLE_CUSTOMER: 'records' }, order: 40 },
    withoutConsent: true,
  },
  {
    path: `${paths.filloutChart}/:recordId`,
    page: () => import('./pages/FilloutChartPage.tsx'),
    namespaces: ['charts'],
    flow: true,
    permission: isCustomer,
    withoutConsent: true,
  },
]
