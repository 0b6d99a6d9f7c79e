import { paths } from '../../app/paths.ts'
import { type MemberScreen, mapMemberRolesToSection } from '../../app/screen.ts'
import { canBuy } from '../session/permissions.ts'

/** The support service serves everyone but accounts with only the enterprise role. */
const permission = canBuy

export const screens: readonly MemberScreen[] = [
  {
    path: paths.supportChat,
    page: () => import('./pages/SupportChatPage.tsx'),
    namespaces: ['support-chat', 'plans'],
    permission,
    fallback: paths.support,
    withoutConsent: true,
  },
  {
    path: paths.aiChat,
    page: () => import('./pages/AiChatPage.tsx'),
    namespaces: ['support-chat', 'plans'],
    flow: true,
    permission,
    menu: {
      name: 'aiChat',
      section: mapMemberRolesToSection('services'),
      order: 40,
      permission: (user) => user.premium || user.roles.includes('ROLE_ADMIN'),
    },
  },
]
