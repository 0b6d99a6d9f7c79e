import { paths } from './paths.ts'
import type { MemberScreen } from './screen.ts'

const featureScreens = import.meta.glob<readonly MemberScreen[]>('../features/*/screens.ts', {
  eager: true,
  import: 'screens',
})

/** Every screen of my page, as the features declare them. */
export const memberScreens: readonly MemberScreen[] = [
  { path: paths.mypage, page: () => import('./pages/MyPage.tsx'), namespaces: [] },
  ...Object.values(featureScreens).flat(),
]
