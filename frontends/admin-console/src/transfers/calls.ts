import { call } from '../dataProvider/admin-call.ts'
import type { TransferRequest } from './types.ts'

export const transferCalls = {
  /** What the transfer would move, and what forbids it; changes nothing. */
  previewTransfer: (body: TransferRequest) => call('POST /admin/transfers/preview', { body }),
  performTransfer: (body: TransferRequest) => call('POST /admin/transfers', { body }),
  /** Puts everything back; possible for 24 hours (D-057). */
  undoTransfer: (id: string) => call('POST /admin/transfers/{id}/undo', { id }),
}
