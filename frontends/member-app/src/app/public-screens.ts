import { paths } from './paths.ts'
import type { Screen } from './screen.ts'

const featureScreens = import.meta.glob<readonly Screen[]>('../features/*/public-screens.ts', {
  eager: true,
  import: 'publicScreens',
})

/** Also stands for every address that is unknown in this mode. */
export const notFoundScreen: Screen = {
  path: '*',
  page: () => import('./pages/NotFoundPage.tsx'),
  namespaces: ['pages'],
}

/** Every screen open to everyone, as the features declare them. */
export const publicScreens: readonly Screen[] = [
  {
    path: paths.menu,
    page: () => import('./pages/MenuPage.tsx'),
    namespaces: ['pages'],
  },
  ...Object.values(featureScreens).flat(),
  notFoundScreen,
]
