import { paths } from '../../app/paths.ts'
import { type MemberScreen, mapAllRolesToSection } from '../../app/screen.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.settings,
    page: () => import('./pages/SettingsPage.tsx'),
    namespaces: ['settings', 'check-in'],
    menu: { name: 'settings', section: mapAllRolesToSection('others'), order: 80 },
    withoutConsent: true,
  },
]
