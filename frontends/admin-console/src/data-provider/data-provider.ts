import { createDataProvider } from '@hibiki/admin-resource/console'
import { API_BASE_URL, fetchApi } from '../api/fetch-api.ts'
import type { paths } from '../api/schema.gen.d.ts'

/**
 * Lists and records use the ra-data-simple-rest dialect; any other call of the API is made by its name: `provider.call('POST
 * /admin/invoices/{id}/paid', { id })`.
 */
export const dataProvider = createDataProvider<paths>({ base: API_BASE_URL, fetchJson: fetchApi })

export type ConsoleDataProvider = typeof dataProvider
