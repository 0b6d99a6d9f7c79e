import { paths } from '../../app/paths.ts'
import type { Screen } from '../../app/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: `${paths.registerPersonal}/:path?`,
    page: () => import('./pages/RegisterPersonalPage.tsx'),
    namespaces: ['registration'],
  },
  {
    path: `${paths.registerEnterprise}/:agency?`,
    page: () => import('./pages/RegisterEnterprisePage.tsx'),
    namespaces: ['registration'],
  },
  {
    path: paths.picRegister,
    page: () => import('./pages/PicRegisterPage.tsx'),
    namespaces: ['registration'],
  },
  {
    path: paths.adminRegister,
    page: () => import('./pages/AdminRegisterPage.tsx'),
    namespaces: ['registration'],
  },
  {
    path: `${paths.register}/:path?`,
    page: () => import('./pages/RegisterLinkPage.tsx'),
    namespaces: ['registration'],
  },
]
