import type { ResponseBody } from '../../lib/api/response-body.ts'

export type SevenNightsRun = NonNullable<ResponseBody<'/activity/seven-nights'>['run']>
export type Night = SevenNightsRun['nights'][number]
export type Aim = SevenNightsRun['aim']
export type NightMinutes = SevenNightsRun['minutes']
export type PlanNote = NonNullable<SevenNightsRun['planNote']>
