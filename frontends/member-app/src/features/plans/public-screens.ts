import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: paths.premiumPlans,
    page: () => import('./pages/PremiumPlansPage.tsx'),
    namespaces: ['plans'],
  },
  {
    path: paths.premiumPlanAccountMethod,
    page: () => import('./pages/PlanAccountPage.tsx'),
    namespaces: ['plans'],
  },
]
