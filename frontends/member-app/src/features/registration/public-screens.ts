import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: `${paths.registerPersonal}/:path?`,
    page: async () => (await import('./pages/RegisterPersonalPage.tsx')).RegisterPersonalPage,
    namespaces: ['registration'],
  },
  {
    path: `${paths.registerEnterprise}/:agency?`,
    page: async () => (await import('./pages/RegisterEnterprisePage.tsx')).RegisterEnterprisePage,
    namespaces: ['registration'],
  },
  {
    path: paths.picRegister,
    page: async () => (await import('./pages/PicRegisterPage.tsx')).PicRegisterPage,
    namespaces: ['registration'],
  },
  {
    path: paths.adminRegister,
    page: async () => (await import('./pages/AdminRegisterPage.tsx')).AdminRegisterPage,
    namespaces: ['registration'],
  },
  {
    path: `${paths.register}/:path?`,
    page: async () => (await import('./pages/RegisterLinkPage.tsx')).RegisterLinkPage,
    namespaces: ['registration'],
  },
]
