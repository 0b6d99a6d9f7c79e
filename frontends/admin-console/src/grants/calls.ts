import { call } from '../dataProvider/admin-call.ts'
import type { GrantChange } from './types.ts'

export const grantCalls = {
  /** Grants an authority to these members or takes it from them; answers how many changed. */
  changeGrants: (body: GrantChange) => call('POST /admin/grants/change', { body }),
}
