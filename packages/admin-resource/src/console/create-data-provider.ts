import simpleRest from 'ra-data-simple-rest'
import { createApiCaller, type FetchJsonFn } from './api-caller.ts'

/** Lists and records under `/admin` in the dialect of ra-data-simple-rest; `call` is every other call of the API. */
export const createDataProvider = <Paths extends object>(options: {
  base: string
  fetchJson: FetchJsonFn
}) => ({
  ...simpleRest(`${options.base}/admin`, options.fetchJson),
  supportAbortSignal: true,
  call: createApiCaller<Paths>(options),
})
