import { act, encoded } from '../dataProvider/admin-call.ts'
import type { Transfer, TransferPreview, TransferRequest } from './types.ts'

export const transferCalls = {
  /** What the transfer would move, and what forbids it; changes nothing. */
  previewTransfer: (request: TransferRequest) => act<TransferPreview>('transfers/preview', request),
  performTransfer: (request: TransferRequest) => act<Transfer>('transfers', request),
  /** Puts everything back; possible for 24 hours (D-057). */
  undoTransfer: (id: string) => act<unknown>(`transfers/${encoded(id)}/undo`),
}
