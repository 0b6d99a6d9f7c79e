import { call } from '../dataProvider/admin-call.ts'
import type { Application } from './types.ts'

type Version = Pick<Application, 'id' | 'version'>

/** Both are refused with 409 when somebody else decided since `version` was read. */
export const applicationCalls = {
  approveApplication: ({ id, version }: Version) =>
    call('POST /admin/applications/{id}/approve', { id, body: { version } }),
  rejectApplication: ({ id, version }: Version) =>
    call('POST /admin/applications/{id}/reject', { id, body: { version } }),
}
