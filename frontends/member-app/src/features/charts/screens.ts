import { paths } from '../../app/paths.ts'
import type { MemberScreen } from '../../app/screen.ts'
import { isAdmin, isCustomer, isPersonInCharge } from '../session/permissions.ts'
import type { CurrentUser } from '../session/types.ts'

/** Administrators list and delete. */
const managesCharts = (user: CurrentUser): boolean => isPersonInCharge(user) || isAdmin(user)

export const screens: readonly MemberScreen[] = [
  {
    path: paths.chartManagement,
    page: async () => (await import('./pages/ChartManagementPage.tsx')).ChartManagementPage,
    namespaces: ['charts', 'face', 'lists'],
    permission: managesCharts,
    menu: { name: 'chartManagement', section: { ROLE_PERSON_IN_CHARGE: 'charts' }, order: 10 },
    withoutConsent: true,
  },
  {
    path: `${paths.chartRecord}/:recordId`,
    page: async () => (await import('./pages/ChartRecordPage.tsx')).ChartRecordPage,
    namespaces: ['charts', 'face', 'lists'],
    permission: isPersonInCharge,
    withoutConsent: true,
  },
  {
    path: `${paths.chartOverview}/:userId`,
    page: async () => (await import('./pages/ChartOverviewPage.tsx')).ChartOverviewPage,
    namespaces: ['charts', 'face'],
    permission: isPersonInCharge,
    withoutConsent: true,
  },
  {
    path: paths.chartHandOver,
    page: async () => (await import('./pages/HandOverPage.tsx')).HandOverPage,
    namespaces: ['charts'],
    permission: isPersonInCharge,
    withoutConsent: true,
  },
  {
    path: paths.chartList,
    page: async () => (await import('./pages/ChartListPage.tsx')).ChartListPage,
    namespaces: ['charts', 'lists'],
    permission: isPersonInCharge,
    menu: { name: 'chartList', section: { ROLE_PERSON_IN_CHARGE: 'charts' }, order: 20 },
    withoutConsent: true,
  },
  {
    path: paths.filloutChart,
    page: async () => (await import('./pages/OwnChartsPage.tsx')).OwnChartsPage,
    namespaces: ['charts', 'lists'],
    permission: isCustomer,
    menu: { name: 'ownCharts', section: { ROLE_CUSTOMER: 'records' }, order: 40 },
    withoutConsent: true,
  },
  {
    path: `${paths.filloutChart}/:recordId`,
    page: async () => (await import('./pages/FilloutChartPage.tsx')).FilloutChartPage,
    namespaces: ['charts'],
    permission: isCustomer,
    withoutConsent: true,
  },
]
