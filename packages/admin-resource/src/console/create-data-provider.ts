import simpleRest from 'ra-data-simple-rest'
import { createCall, type FetchJson } from './create-call.ts'

/** Lists and records under `/admin` in the dialect of ra-data-simple-rest; `call` is every other call of the API. */
export const createDataProvider = <Paths extends object>(options: {
  base: string
  fetchJson: FetchJson
}) => ({
  ...simpleRest(`${options.base}/admin`, options.fetchJson),
  supportAbortSignal: true,
  call: createCall<Paths>(options),
})
