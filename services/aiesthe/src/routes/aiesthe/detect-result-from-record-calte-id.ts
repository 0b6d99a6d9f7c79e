import type { App } from '@hibiki/http'
import { detectResultFromCalteRecordId } from './detect-result-from-calte-record-id.ts'
import type { AiestheRouteDeps } from './index.ts'

/** The same call under its other address. */
export function detectResultFromRecordCalteId(app: App, deps: AiestheRouteDeps): void {
  detectResultFromCalteRecordId(app, deps, {
    url: '/aiesthe/detect-result-from-record-calte-id',
    operationId: 'getDetectResultOfRecordChart',
  })
}
