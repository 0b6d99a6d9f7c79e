import { call } from '../dataProvider/admin-call.ts'

export const contractCalls = {
  cancelContract: (id: string, reason: string) =>
    call('POST /admin/contracts/{id}/cancel', { id, body: { reason } }),
  undoCancelContract: (id: string, reason: string) =>
    call('POST /admin/contracts/{id}/undo-cancel', { id, body: { reason } }),
}
