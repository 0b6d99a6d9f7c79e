import { paths } from './paths.ts'
import type { PublicScreen } from './screen.ts'

const featureScreens = import.meta.glob<readonly PublicScreen[]>('../features/*/public-screens.ts', {
  eager: true,
  import: 'publicScreens',
})

/** This screen also replaces screens that do not exist in this mode. */
export const notFoundScreen: PublicScreen = {
  path: '*',
  page: () => import('./pages/NotFoundPage.tsx'),
  namespaces: ['pages'],
}

/** All screens open to everyone, as declared by the features. */
export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.menu,
    page: () => import('./pages/MenuPage.tsx'),
    namespaces: ['pages'],
  },
  ...Object.values(featureScreens).flat(),
  notFoundScreen,
]
