import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.privacyPolicy,
    page: async () => (await import('./pages/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
    namespaces: ['pages'],
  },
  {
    path: paths.terms,
    page: async () => (await import('./pages/TermsPage.tsx')).TermsPage,
    namespaces: ['pages'],
  },
]
