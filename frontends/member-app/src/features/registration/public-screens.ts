import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: `${paths.registerPersonal}/:path?`,
    page: () => import('./pages/RegisterPersonalPage.tsx'),
    namespaces: ['registration'],
    flow: true,
  },
  {
    path: `${paths.registerEnterprise}/:agency?`,
    page: () => import('./pages/RegisterEnterprisePage.tsx'),
    namespaces: ['registration'],
    flow: true,
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
    page: () => import('./pages/RegisterRedirectPage.tsx'),
    namespaces: ['registration'],
  },
]
