import { paths } from '../../app/paths.ts'
import { forEverybody, type MemberScreen } from '../../app/screen.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.settings,
    page: () => import('./pages/SettingsPage.tsx'),
    namespaces: ['settings'],
    menu: { name: 'settings', section: forEverybody('others'), order: 80 },
    withoutConsent: true,
  },
]
