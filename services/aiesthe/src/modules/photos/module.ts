import { type App, access, allow } from '@hibiki/http'
import type { AiestheContext } from '../../context.ts'
import { exportPhoto } from './routes/export-photo.ts'
import { getFacePhoto } from './routes/get-face-photo.ts'
import { listPhotoViews } from './routes/list-photo-views.ts'

/** Photos of faces: signed links, who viewed them, and the copy for identity. */
export function photos(app: App, context: AiestheContext): void {
  app.register(async (scope: App) => {
    allow(scope, access.memberNotEnterprise)
    getFacePhoto(scope, context)
    listPhotoViews(scope, context)
  })
  app.register(async (scope: App) => {
    allow(scope, access.internal)
    exportPhoto(scope, context)
  })
}
