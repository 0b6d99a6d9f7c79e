import { call } from '../dataProvider/admin-call.ts'

const moves = {
  tags: 'POST /admin/tags/{id}/move',
  genres: 'POST /admin/genres/{id}/move',
  countries: 'POST /admin/countries/{id}/move',
  'purpose-details': 'POST /admin/purpose-details/{id}/move',
} as const

export type MasterName = keyof typeof moves

export const masterCalls = {
  /** Moves a row of master data up (-1) or down (1) in the order of the forms. */
  moveMasterRow: (name: MasterName, id: string, step: -1 | 1) => call(moves[name], { id, body: { step } }),
}
