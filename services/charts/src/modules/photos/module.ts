import {
  type App,
  accessRules,
  allow,
  MAX_INLINE_FILE_BYTES,
  multipartForms,
  registerRoutes,
} from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import { chartMemberAccess } from '../../access.ts'
import type { ChartsContext } from '../../context.ts'
import { rejectDuringHandOver } from '../hand-over/reject-during-hand-over.ts'
import { photoRemovals } from './photo-removals.sql.ts'
import { deletePhotosOfCustomer, selectPhotoExport } from './record-photos.sql.ts'
import { addChartPhoto, changeChartPhoto, deleteChartPhoto } from './routes/change-chart-photo.ts'
import { deleteOwnChartPhotos } from './routes/delete-own-chart-photos.ts'
import { exportChartPhoto } from './routes/export-chart-photo.ts'
import { getChartPhoto } from './routes/get-chart-photo.ts'
import { listChartPhotoVisits } from './routes/list-chart-photo-visits.ts'

/** The bytes of deleted photos are removed within seconds. */
const REMOVAL_PACE_MS = 5000

export const photos = defineModule<ChartsContext>({
  name: 'photos',
  routes(app, context) {
    app.register(async (staff: App) => {
      allow(staff, accessRules.confirmed(accessRules.roles('ROLE_PERSON_IN_CHARGE')))
      staff.register(multipartForms, { maxFileBytes: MAX_INLINE_FILE_BYTES })
      rejectDuringHandOver(staff, context)
      addChartPhoto(staff, context)
      changeChartPhoto(staff, context)
      deleteChartPhoto(staff, context)
    })
    registerRoutes(app, context, chartMemberAccess, [
      rejectDuringHandOver,
      // Who takes part is decided per customer.
      getChartPhoto,
      listChartPhotoVisits,
      deleteOwnChartPhotos,
    ])
    registerRoutes(app, context, accessRules.internal, [exportChartPhoto])
  },
  jobs: ({ db, photoVault, clock }) => [
    {
      name: 'remove-photos',
      everyMs: REMOVAL_PACE_MS,
      run: () => photoRemovals.removeDue({ db, removeBytes: photoVault.remove, now: clock() }),
    },
  ],
  personalData: [
    {
      table: 'record_photos',
      person: ['customer_id', 'taken_by'],
      // The copy holds what the customer may see: published photos, with what was drawn on them.
      export: (memberId) => sql`
        select id, record_id as "recordId", created_at as "takenAt", strokes, path as image
        from ${selectPhotoExport(memberId)} order by created_at, id`,
      attachments: (memberId) => sql`
        select path, '/internal/members/' || customer_id || '/photos/' || id as "from"
        from ${selectPhotoExport(memberId)} order by created_at desc, id desc`,
      erase: {
        // The bytes are deleted before the confirmation in the same transaction is sent.
        async run(trx, memberId, { photoVault }) {
          const ids = await deletePhotosOfCustomer(trx, memberId)
          for (const id of ids) await photoVault.remove(id)
          await photoRemovals.cancel(trx, ids)
          await sql`update record_photos set taken_by = null where taken_by = ${memberId}`.execute(trx)
        },
      },
    },
  ],
})
