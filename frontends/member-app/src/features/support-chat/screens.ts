import { paths } from '../../app/paths.ts'
import { forMembers, type MemberScreen } from '../../app/screen.ts'
import { canUseAiEsthe } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.supportChat,
    page: () => import('./pages/SupportChatPage.tsx'),
    namespaces: ['support-chat', 'plans'],
    permission: canUseAiEsthe,
    fallback: paths.support,
    withoutConsent: true,
  },
  {
    path: paths.aiChat,
    page: () => import('./pages/AiChatPage.tsx'),
    namespaces: ['support-chat', 'plans'],
    permission: canUseAiEsthe,
    menu: {
      name: 'aiChat',
      section: forMembers('services'),
      order: 40,
      permission: (user) => user.premium || user.roles.includes('ROLE_ADMIN'),
    },
  },
]
