import type { App } from '@hibiki/http'
import type { AiestheContext } from '../../../context.ts'
import { getDetectResultOfChartRecord } from './get-detect-result-of-chart-record.ts'

/** Registers the same route under its second address. */
export function getDetectResultOfRecordChart(app: App, deps: AiestheContext): void {
  getDetectResultOfChartRecord(app, deps, {
    url: '/aiesthe/detect-result-from-record-calte-id',
    operationId: 'getDetectResultOfRecordChart',
  })
}
