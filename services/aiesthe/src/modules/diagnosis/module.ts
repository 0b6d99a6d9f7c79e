import { type App, acceptMultipart, access, allow, MAX_INLINE_FILE_BYTES } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { AiestheContext } from '../../context.ts'
import { deleteUnseen } from './delete-unseen.ts'
import { expireSteps } from './expire-sessions.ts'
import { projectChartRecords } from './project-chart-records.ts'
import { restorePublicationsOfTransfer } from './restore-publications.ts'
import { changePublication } from './routes/change-publication.ts'
import { deleteAllResults } from './routes/delete-all-results.ts'
import { deleteResult } from './routes/delete-result.ts'
import { detect } from './routes/detect.ts'
import { detectAfter } from './routes/detect-after.ts'
import { getCurrentStep } from './routes/get-current-step.ts'
import { getDetectResult } from './routes/get-detect-result.ts'
import { getDetectResultOfChartRecord } from './routes/get-detect-result-of-chart-record.ts'
import { getDetectResultOfRecordChart } from './routes/get-detect-result-of-record-chart.ts'
import { startAgain } from './routes/start-again.ts'

const MINUTE_MS = 60_000

/** Face diagnosis from the first photo to the result. */
export const diagnosis = defineModule<AiestheContext>({
  name: 'diagnosis',
  routes(app, ctx) {
    app.register(async (members: App) => {
      allow(members, access.memberNotEnterprise)
      acceptMultipart(members, { maxFileBytes: MAX_INLINE_FILE_BYTES })
      getCurrentStep(members, ctx)
      startAgain(members, ctx)
      // Each route decides for each result whether the caller may see it.
      getDetectResult(members, ctx)
      getDetectResultOfChartRecord(members, ctx)
      getDetectResultOfRecordChart(members, ctx)
      detect(members, ctx)
      detectAfter(members, ctx)
    })
    app.register(async (confirmed: App) => {
      // Deletion is final and publication is a decision of the member, so these routes require a session with password.
      allow(confirmed, access.confirmed(access.memberNotEnterprise))
      changePublication(confirmed, ctx)
      deleteResult(confirmed, ctx)
      deleteAllResults(confirmed, ctx)
    })
  },
  consumers: (ctx) => [projectChartRecords, restorePublicationsOfTransfer(ctx.clock)],
  jobs: ({ db, clock }) => [
    { name: 'expire-steps', everyMs: MINUTE_MS, run: () => expireSteps({ db, now: clock() }) },
    { name: 'delete-unseen', everyMs: MINUTE_MS, run: () => deleteUnseen({ db, now: clock() }) },
  ],
  personalData: [
    {
      table: 'face_results',
      person: 'member_id',
      export: (memberId) => sql`
        select id, course, published, started_at as "startedAt", before_at as "beforeAt", after_at as "afterAt"
        from face_results where member_id = ${memberId} order by started_at`,
      erase: 'delete',
    },
    {
      table: 'chart_records',
      person: 'member_id',
      export: (memberId) => sql`
        select record_id as "recordId", result_id as "resultId", changed_at as "changedAt" from chart_records
        where member_id = ${memberId} and not removed order by changed_at`,
      erase: 'delete',
    },
  ],
})
