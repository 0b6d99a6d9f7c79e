import { createDataProvider } from '@hibiki/admin-resource/console'
import { API_BASE_URL, fetchApi } from '../api/fetch-api.ts'
import type { paths } from '../api/schema.gen.d.ts'

/**
 * Lists and records in the ra-data-simple-rest dialect. Whatever else the API can do is called by its name:
 * `provider.call('POST /admin/invoices/{id}/paid', { id })`.
 */
export const dataProvider = createDataProvider<paths>({ base: API_BASE_URL, fetchJson: fetchApi })

export type ConsoleDataProvider = typeof dataProvider
