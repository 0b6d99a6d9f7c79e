import type { ResponseOf } from '../api/call-types.ts'

export type Article = ResponseOf<'GET /admin/articles/{id}'>

export const articleCategories = [
  ...['sounds', 'plans', 'cards', 'rentals', 'diagnosis'],
  ...['privacy', 'devices', 'account', 'troubleshooting'],
]
