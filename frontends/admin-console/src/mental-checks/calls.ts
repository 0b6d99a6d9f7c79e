import { call } from '../dataProvider/admin-call.ts'

export const mentalCheckCalls = {
  putMentalCheckBack: (id: string) => call('POST /admin/mental-checks/{id}/put-back', { id }),
}
