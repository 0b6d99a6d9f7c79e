import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: `${paths.confirmEmail}/:path`,
    page: async () => (await import('./pages/ConfirmEmailPage.tsx')).ConfirmEmailPage,
    namespaces: ['settings'],
  },
]
