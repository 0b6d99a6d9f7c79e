import type { ResponseOf } from '../api/contract.ts'

export type Article = ResponseOf<'GET /admin/articles/{id}'>

export const articleCategories = [
  ...['sounds', 'plans', 'cards', 'rentals', 'diagnosis'],
  ...['privacy', 'devices', 'account', 'troubleshooting'],
]
