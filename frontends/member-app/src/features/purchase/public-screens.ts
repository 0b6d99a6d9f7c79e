import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: paths.payment,
    page: () => import('./pages/PaymentPage.tsx'),
    namespaces: ['purchase', 'plans', 'cards', 'addresses', 'lists'],
  },
]
