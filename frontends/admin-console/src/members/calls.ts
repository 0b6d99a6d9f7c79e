import { call } from '../dataProvider/admin-call.ts'

export const memberCalls = {
  /** Ends every session of a member (D-194); answers how many there were. */
  endSessions: (id: string) => call('POST /admin/members/{id}/end-sessions', { id }),
}
