import { paths } from '../../app/paths.ts'
import { forMembers, type MemberScreen } from '../../app/screen.ts'
import { canBuy } from '../session/permissions.ts'

/** Whom the support service serves: everyone but accounts that are enterprise alone. */
const permission = canBuy

export const screens: readonly MemberScreen[] = [
  {
    path: paths.supportChat,
    page: async () => (await import('./pages/SupportChatPage.tsx')).SupportChatPage,
    namespaces: ['support-chat', 'plans'],
    permission,
    fallback: paths.support,
    withoutConsent: true,
  },
  {
    path: paths.aiChat,
    page: async () => (await import('./pages/AiChatPage.tsx')).AiChatPage,
    namespaces: ['support-chat', 'plans'],
    permission,
    menu: {
      name: 'aiChat',
      section: forMembers('services'),
      order: 40,
      permission: (user) => user.premium || user.roles.includes('ROLE_ADMIN'),
    },
  },
]
