import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { AiestheContext } from '../../context.ts'
import { deleteMemberPhotos, selectPhotoExport } from './face-photos.sql.ts'
import { selectPhotoViewExport } from './photo-views.sql.ts'
import { removeDuePhotos } from './remove-due-photos.ts'
import { exportPhotoRoute } from './routes/export-photo.ts'
import { getFacePhotoRoute } from './routes/get-face-photo.ts'
import { listAdminPhotoViewsRoute } from './routes/list-admin-photo-views.ts'
import { listPhotoViewsRoute } from './routes/list-photo-views.ts'

/** The bytes of deleted photos are removed within seconds. */
const REMOVAL_PACE_MS = 5000

/** Photos of faces: signed links, the log of views, and the export for identity. */
export const photos = defineModule<AiestheContext>({
  name: 'photos',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [getFacePhotoRoute])
    // The list contains names of other people, so it requires a session with password, as in charts.
    registerRoutes(app, ctx, accessRules.confirmed(accessRules.memberNotEnterprise), [listPhotoViewsRoute])
    registerRoutes(app, ctx, accessRules.roles('ROLE_ADMIN'), [listAdminPhotoViewsRoute])
    registerRoutes(app, ctx, accessRules.internal, [exportPhotoRoute])
  },
  jobs: ({ db, vault, clock }) => [
    {
      name: 'remove-photos',
      everyMs: REMOVAL_PACE_MS,
      run: () => removeDuePhotos({ db, vault, now: clock() }),
    },
  ],
  personalData: [
    {
      table: 'photo_views',
      person: 'member_id',
      export: (memberId) => sql`${selectPhotoViewExport(memberId)} order by v.viewed_at`,
      erase: 'delete',
    },
    {
      // When a viewer is deleted, the viewed members keep the fact without the name.
      table: 'photo_views',
      person: 'viewer_id',
      export: { none: 'is about the one who was looked at, and in that copy' },
      erase: 'anonymize',
    },
    {
      table: 'face_photos',
      person: 'member_id',
      export: (memberId) => sql`
        select id, result_id as "resultId", moment, face, engine, engine_version as "engineVersion",
          taken_at as "takenAt", path as image
        from ${selectPhotoExport(memberId)} order by taken_at, moment desc, id`,
      attachments: (memberId) => sql`
        select path, '/internal/members/' || member_id || '/photos/' || id as "from"
        from ${selectPhotoExport(memberId)} order by taken_at desc, moment, id desc`,
      erase: {
        // The bytes are deleted first, so that the confirmation in the same transaction is true when it is sent. Meanwhile only this member
        // is locked, because deleting choices would lock the tallies of all members.
        run: (trx, memberId, { vault }) =>
          deleteMemberPhotos(trx, memberId, (photoId) => vault.remove(photoId)),
      },
    },
  ],
})
