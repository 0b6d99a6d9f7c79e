import { paths } from '../../app/paths.ts'
import { forMembers, type MemberScreen } from '../../app/screen.ts'
import { canUseAiEsthe, withoutAiEsthe } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.detectface,
    page: async () => (await import('./pages/DetectFacePage.tsx')).DetectFacePage,
    namespaces: ['face', 'player', 'plans'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
  },
  {
    path: paths.aiestheHistory,
    page: async () => (await import('./pages/FaceHistoryPage.tsx')).FaceHistoryPage,
    namespaces: ['face', 'lists'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
    menu: { name: 'faceHistory', section: forMembers('records'), order: 30 },
    withoutConsent: true,
  },
  {
    path: paths.aiestheTimeline,
    page: async () => (await import('./pages/FaceTimelinePage.tsx')).FaceTimelinePage,
    namespaces: ['face', 'lists'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
    withoutConsent: true,
  },
  {
    path: paths.aiestheComparing,
    page: async () => (await import('./pages/FaceComparisonPage.tsx')).FaceComparisonPage,
    namespaces: ['face', 'lists'],
    permission: canUseAiEsthe,
    fallback: withoutAiEsthe,
    withoutConsent: true,
  },
]
