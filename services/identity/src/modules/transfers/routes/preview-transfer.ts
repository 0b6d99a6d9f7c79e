import { type App, getRequestLanguage } from '@hibiki/http'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { previewTransfer, TransferPreviewBody, TransferPreviewResponse } from '../preview-transfer.ts'

const schema = {
  operationId: 'previewTransfer',
  summary: 'Returns what a transfer would move and what prevents it; changes nothing',
  tags: ['account'],
  body: TransferPreviewBody,
  response: {
    200: TransferPreviewResponse,
    ...describeIdentityErrors('E3001', 'E3032', 'E4010', 'E4014', 'E4030'),
  },
}

export function previewTransferRoute(app: App, context: IdentityContext): void {
  app.post('/account/transfer/preview', { schema }, (request) =>
    previewTransfer(context.db, request.body, getRequestLanguage(request)),
  )
}
