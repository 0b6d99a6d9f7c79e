import { call } from '../dataProvider/admin-call.ts'

export const productCalls = {
  putProductBack: (id: string) => call('POST /admin/products/{id}/put-back', { id }),
}
