import { paths } from '../../app/paths.ts'
import { type MemberScreen, mapAllRolesToSection } from '../../app/screen.ts'
import { canUpload } from '../session/permissions.ts'

export const screens: readonly MemberScreen[] = [
  {
    path: paths.upload,
    page: () => import('./pages/UploadPage.tsx'),
    namespaces: ['uploads'],
    permission: canUpload,
    menu: { name: 'upload', section: mapAllRolesToSection('others'), order: 70 },
  },
  {
    path: `${paths.upload}/:kind`,
    page: () => import('./pages/UploadKindPage.tsx'),
    namespaces: ['uploads', 'lists'],
    permission: canUpload,
  },
]
