import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.premiumPlans,
    page: async () => (await import('./pages/PremiumPlansPage.tsx')).PremiumPlansPage,
    namespaces: ['plans'],
  },
  {
    path: paths.premiumPlanAccountMethod,
    page: async () => (await import('./pages/PlanAccountPage.tsx')).PlanAccountPage,
    namespaces: ['plans'],
  },
]
