import { type App, accessRules, allow, multipartForms } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { ContentContext } from '../../context.ts'
import { queueLargeBodies } from './queue-large-bodies.ts'
import { listUnfinishedUploads } from './routes/list-unfinished-uploads.ts'
import { readUploadState } from './routes/read-upload-state.ts'
import { tusRoute } from './routes/tus.ts'
import { uploadAiestheSound } from './routes/upload-aiesthe-sound.ts'
import { uploadEnterpriseSound } from './routes/upload-enterprise-sound.ts'
import { uploadSound } from './routes/upload-sound.ts'
import { uploadSoundTherapySound } from './routes/upload-sound-therapy-sound.ts'
import { createUploadJobs } from './upload-jobs.ts'
import { MAX_INLINE_UPLOAD_BYTES } from './upload-limits.ts'
import { anonymizeUploader, findOldestUncheckedTime } from './uploads.sql.ts'

/** Receives uploads, checks them and publishes them as sounds of the catalogue. */
export const uploads = defineModule<ContentContext>({
  name: 'uploads',
  routes(app, ctx) {
    // Administrators and members with the authority to upload may call these routes.
    app.register(async (operators: App) => {
      allow(operators, accessRules.confirmed(accessRules.adminsOrHolders('upload_operator')))
      operators.register(multipartForms, { maxFileBytes: MAX_INLINE_UPLOAD_BYTES })
      queueLargeBodies(operators)
      uploadAiestheSound(operators, ctx)
      uploadSound(operators, ctx)
      uploadSoundTherapySound(operators, ctx)
      uploadEnterpriseSound(operators, ctx)
      readUploadState(operators, ctx)
      listUnfinishedUploads(operators, ctx)
      tusRoute(operators, ctx)
    })
  },
  jobs: createUploadJobs,
  queues: ({ db }) => [{ name: 'uploads', findOldest: () => findOldestUncheckedTime(db) }],
  personalData: [
    {
      // Published sounds and their history belong to the product, so the deletion of a person only removes the name.
      table: 'uploads',
      person: 'member_id',
      export: (memberId) => sql`
        select key, kind, file_name as "fileName", bytes, state, sound_id as "soundId", created_at as "createdAt"
        from uploads where member_id = ${memberId} order by created_at`,
      erase: { run: anonymizeUploader },
    },
  ],
})
