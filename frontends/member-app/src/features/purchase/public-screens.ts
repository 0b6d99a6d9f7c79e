import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.payment,
    page: () => import('./pages/PaymentPage.tsx'),
    namespaces: ['purchase', 'plans', 'cards', 'addresses', 'lists'],
    flow: true,
  },
]
