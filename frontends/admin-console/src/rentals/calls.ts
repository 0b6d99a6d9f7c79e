import { call } from '../dataProvider/admin-call.ts'

export const rentalCalls = {
  confirmDelivery: (id: string, serialNumber: string) =>
    call('POST /admin/rentals/{id}/confirm-delivery', { id, body: { serialNumber } }),
  confirmReturn: (id: string) => call('POST /admin/rentals/{id}/confirm-return', { id }),
}
