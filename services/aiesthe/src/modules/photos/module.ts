import { type App, accessRules, allow } from '@hibiki/http'
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
    app.register(async (members: App) => {
      allow(members, accessRules.memberNotEnterprise)
      getFacePhotoRoute(members, ctx)
    })
    app.register(async (confirmed: App) => {
      // The list contains names of other people, so it requires a session with password, as in charts.
      allow(confirmed, accessRules.confirmed(accessRules.memberNotEnterprise))
      listPhotoViewsRoute(confirmed, ctx)
    })
    app.register(async (admins: App) => {
      allow(admins, accessRules.roles('ROLE_ADMIN'))
      listAdminPhotoViewsRoute(admins, ctx)
    })
    app.register(async (services: App) => {
      allow(services, accessRules.internal)
      exportPhotoRoute(services, ctx)
    })
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
