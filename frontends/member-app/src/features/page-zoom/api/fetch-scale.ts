import { answerOf, api } from '../../../lib/api/client.ts'

export const fetchScale = (): Promise<number> => answerOf(api.GET('/page-size/scale'))
