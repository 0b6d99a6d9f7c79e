import { paths } from '../../app/paths.ts'
import { type MemberScreen, showToMembers } from '../../app/screen.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.profile,
    page: () => import('./pages/ProfilePage.tsx'),
    namespaces: ['profile', 'cards', 'addresses'],
    menu: {
      name: 'profile',
      section: { ...showToMembers('records'), ROLE_PERSON_IN_CHARGE: 'account', ROLE_CUSTOMER: 'others' },
      order: 50,
    },
    withoutConsent: true,
  },
]
