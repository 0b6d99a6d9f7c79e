import { type App, access, allow } from '@hibiki/http'
import type { AiestheContext } from '../../context.ts'
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

/** Face diagnosis from the first photo to the result (D-111). */
export function diagnosis(app: App, context: AiestheContext): void {
  app.register(async (scope: App) => {
    allow(scope, access.memberNotEnterprise)
    getCurrentStep(scope, context)
    startAgain(scope, context)
    detect(scope, context)
    detectAfter(scope, context)
    changePublication(scope, context)
    deleteResult(scope, context)
    deleteAllResults(scope, context)
    // Whose results a member may see is decided per result.
    getDetectResult(scope, context)
    getDetectResultOfChartRecord(scope, context)
    getDetectResultOfRecordChart(scope, context)
  })
}
