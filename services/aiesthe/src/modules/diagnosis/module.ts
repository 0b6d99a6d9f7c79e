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
import type { AiestheContext } from '../../context.ts'
import { abandonExpiredDiagnoses } from './abandon-expired-diagnoses.ts'
import { deleteResultsOfInactiveMembers } from './delete-results-of-inactive-members.ts'
import { projectChartRecords } from './project-chart-records.ts'
import { changePublicationRoute } from './routes/change-publication.ts'
import { deleteAllResultsRoute } from './routes/delete-all-results.ts'
import { deleteResultRoute } from './routes/delete-result.ts'
import { detectRoute } from './routes/detect.ts'
import { detectAfterRoute } from './routes/detect-after.ts'
import { getCurrentStepRoute } from './routes/get-current-step.ts'
import { getDetectResultRoute } from './routes/get-detect-result.ts'
import { getDetectResultOfChartRecordRoute } from './routes/get-detect-result-of-chart-record.ts'
import { getDetectResultOfRecordChartRoute } from './routes/get-detect-result-of-record-chart.ts'
import { startAgainRoute } from './routes/start-again.ts'
import { createTransferUndoneConsumer } from './transfer-undone-consumer.ts'

const MINUTE_MS = 60_000

/** Face diagnosis from the first photo to the result. */
export const diagnosis = defineModule<AiestheContext>({
  name: 'diagnosis',
  routes(app, ctx) {
    app.register(async (members: App) => {
      allow(members, accessRules.memberNotEnterprise)
      members.register(multipartForms, { maxFileBytes: MAX_INLINE_FILE_BYTES })
      getCurrentStepRoute(members, ctx)
      startAgainRoute(members, ctx)
      // Each route decides for each result whether the caller may see it.
      getDetectResultRoute(members, ctx)
      getDetectResultOfChartRecordRoute(members, ctx)
      getDetectResultOfRecordChartRoute(members, ctx)
      detectRoute(members, ctx)
      detectAfterRoute(members, ctx)
    })
    // Deletion is final and publication is a decision of the member, so these routes require a session with password.
    registerRoutes(app, ctx, accessRules.confirmed(accessRules.memberNotEnterprise), [
      changePublicationRoute,
      deleteResultRoute,
      deleteAllResultsRoute,
    ])
  },
  consumers: (ctx) => [projectChartRecords, createTransferUndoneConsumer(ctx.clock)],
  jobs: ({ db, clock }) => [
    { name: 'expire-steps', everyMs: MINUTE_MS, run: () => abandonExpiredDiagnoses({ db, now: clock() }) },
    {
      name: 'delete-unseen',
      everyMs: MINUTE_MS,
      run: () => deleteResultsOfInactiveMembers({ db, now: clock() }),
    },
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
