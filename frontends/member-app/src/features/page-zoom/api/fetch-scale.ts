import { api, unwrap } from '../../../lib/api/client.ts'

export const fetchScale = (): Promise<number> => unwrap(api.GET('/page-size/scale'))
