import { paths } from '../../app/paths.ts'
import { type MemberScreen, mapMemberRolesToSection } from '../../app/screen.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.profile,
    page: () => import('./pages/ProfilePage.tsx'),
    namespaces: ['profile', 'cards', 'addresses'],
    menu: {
      name: 'profile',
      section: {
        ...mapMemberRolesToSection('records'),
        ROLE_PERSON_IN_CHARGE: 'account',
        ROLE_CUSTOMER: 'others',
      },
      order: 50,
    },
    withoutConsent: true,
  },
]
