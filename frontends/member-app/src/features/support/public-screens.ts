import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.support,
    page: () => import('./pages/SupportPage.tsx'),
    namespaces: ['support'],
  },
  {
    path: `${paths.supportArticle}/:id`,
    page: () => import('./pages/ArticlePage.tsx'),
    namespaces: ['support'],
  },
]
