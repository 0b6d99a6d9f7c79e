import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.premiumPlans,
    page: () => import('./pages/PremiumPlansPage.tsx'),
    namespaces: ['plans'],
  },
  {
    path: paths.premiumPlanAccountMethod,
    page: () => import('./pages/PlanAccountMethodPage.tsx'),
    namespaces: ['plans'],
  },
]
