import type { ResponseBody } from '../../lib/api/response-body.ts'

export type SevenNights = ResponseBody<'/activity/seven-nights'>
export type SevenNightsRun = NonNullable<SevenNights['run']>
export type Night = SevenNightsRun['nights'][number]
export type Aim = SevenNightsRun['aim']
export type NightMinutes = SevenNightsRun['minutes']
export type PlanNote = NonNullable<SevenNightsRun['planNote']>
