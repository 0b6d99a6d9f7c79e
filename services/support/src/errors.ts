import { loadErrors } from '@hibiki/service'

/** What this service refuses beside the common errors: code → status; texts are in `locales/`. */
const statuses = {
  SUPPORT_ARTICLE_NOT_FOUND: 404,
} as const

/** With the texts of `locales/`. */
export const errorCatalogue = loadErrors(new URL('../', import.meta.url), statuses)
