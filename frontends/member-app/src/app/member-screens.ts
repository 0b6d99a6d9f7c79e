import { paths } from './paths.ts'
import type { MemberScreen } from './screen.ts'

const featureScreens = import.meta.glob<readonly MemberScreen[]>('../features/*/screens.ts', {
  eager: true,
  import: 'screens',
})

/** All screens of my page, as declared by the features. */
export const memberScreens: readonly MemberScreen[] = [
  { path: paths.mypage, page: () => import('./pages/MyPage.tsx'), namespaces: [] },
  ...Object.values(featureScreens).flat(),
]
