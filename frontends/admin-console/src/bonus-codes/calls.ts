import { call } from '../dataProvider/admin-call.ts'

export const bonusCodeCalls = {
  stopBonusCode: (id: string) => call('POST /admin/bonus-codes/{id}/stop', { id }),
}
