import { act } from '../dataProvider/admin-call.ts'
import { type AuthorityType, aiEsthe } from './types.ts'

export const grantCalls = {
  /** Grants ai_esthe to these members or takes it from them; answers how many changed. */
  changeGrants: (userIds: string[], authorityType: AuthorityType) =>
    act<{ changed: number }>('grants/change', { userIds, authority: aiEsthe, authorityType }),
}
