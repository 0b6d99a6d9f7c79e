import { paths } from '../../app/paths.ts'
import { type MemberScreen, mapMemberRolesToSection } from '../../app/screen.ts'
import { canUseAiEsthe, withoutAiEsthe } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.detectface,
    page: () => import('./pages/DetectFacePage.tsx'),
    namespaces: ['face', 'player', 'plans'],
    flow: true,
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
  },
  {
    path: paths.aiestheHistory,
    page: () => import('./pages/FaceHistoryPage.tsx'),
    namespaces: ['face', 'lists'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
    menu: { name: 'faceHistory', section: mapMemberRolesToSection('records'), order: 30 },
    withoutConsent: true,
  },
  {
    path: paths.aiestheTimeline,
    page: () => import('./pages/FaceTimelinePage.tsx'),
    namespaces: ['face', 'lists'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
    withoutConsent: true,
  },
  {
    path: paths.aiestheComparing,
    page: () => import('./pages/FaceComparisonPage.tsx'),
    namespaces: ['face', 'lists'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
    withoutConsent: true,
  },
]
