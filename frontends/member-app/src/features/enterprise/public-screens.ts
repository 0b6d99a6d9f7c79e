import { paths } from '../../app/paths.ts'
import type { PublicScreen } from '../../app/screen.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: paths.devicePairing,
    page: () => import('./pages/DevicePairingPage.tsx'),
    namespaces: ['enterprise'],
    flow: true,
  },
  {
    path: paths.board,
    page: () => import('./pages/BoardPage.tsx'),
    namespaces: ['enterprise'],
    flow: true,
  },
  {
    path: paths.verifySignature,
    page: () => import('./pages/VerifySignaturePage.tsx'),
    namespaces: ['enterprise'],
  },
]
