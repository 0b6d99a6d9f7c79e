import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.support,
    page: async () => (await import('./pages/SupportPage.tsx')).SupportPage,
    namespaces: ['support'],
  },
  {
    path: `${paths.supportArticle}/:id`,
    page: async () => (await import('./pages/ArticlePage.tsx')).ArticlePage,
    namespaces: ['support'],
  },
]
