import { act, encoded } from '../dataProvider/admin-call.ts'
import type { Application } from './types.ts'

type Version = Pick<Application, 'id' | 'version'>

/** Both are refused with 409 when somebody else decided since `version` was read. */
export const applicationCalls = {
  approveApplication: ({ id, version }: Version) =>
    act<unknown>(`applications/${encoded(id)}/approve`, { version }),
  rejectApplication: ({ id, version }: Version) =>
    act<unknown>(`applications/${encoded(id)}/reject`, { version }),
}
