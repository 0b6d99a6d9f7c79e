import { act, encoded } from '../dataProvider/admin-call.ts'

export const memberCalls = {
  /** Ends every session of a member (D-194); answers how many there were. */
  endSessions: (id: string) => act<{ ended: number }>(`members/${encoded(id)}/end-sessions`),
}
