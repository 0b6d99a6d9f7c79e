import { call } from '../dataProvider/admin-call.ts'

export const paymentCalls = {
  reconcilePayment: (id: string) => call('POST /admin/payments/{id}/reconcile', { id }),
}
