import type { App } from '@hibiki/http'
import type { AiestheContext } from '../../../context.ts'
import { getDetectResultOfChartRecordRoute } from './get-detect-result-of-chart-record.ts'

/** Registers the same route under its second address. */
export function getDetectResultOfRecordChartRoute(app: App, deps: AiestheContext): void {
  getDetectResultOfChartRecordRoute(app, deps, {
    url: '/aiesthe/detect-result-from-record-calte-id',
    operationId: 'getDetectResultOfRecordChart',
  })
}
