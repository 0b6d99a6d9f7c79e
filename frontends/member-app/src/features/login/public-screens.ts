import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.login,
    page: async () => (await import('./pages/LoginPage.tsx')).LoginPage,
    namespaces: ['login'],
    bare: true,
  },
]
