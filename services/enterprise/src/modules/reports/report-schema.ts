import { parseJstTime } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { type Report, readReport } from './report.rules.ts'

const Id = Type.String({ format: 'uuid' })

/** The optional fields say what several sounds at once and a time without a network need. */
export const reportFields = {
  playingDmvId: Type.Union([Id, Type.Null()], { description: 'The sound that plays; null when none does' }),
  playingDmvIds: Type.Optional(
    Type.Array(Id, { maxItems: 50, description: 'All sounds that play, where several do' }),
  ),
  actStopping: Type.Boolean({ description: 'Nothing plays' }),
  oldestStopTime: Type.Union([Type.String({ maxLength: 19 }), Type.Null()], {
    description: 'yyyy-MM-dd HH:mm:ss, JST: since when nothing plays',
  }),
  reportedAt: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'When the device noted it, by the server’s time; now unless said',
    }),
  ),
  since: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'Since when it was so without a network; reportedAt unless said',
    }),
  ),
}
const ReportBody = Type.Object(reportFields)

/** @throws ApiError E3001 naming `oldestStopTime` when it is no time */
export function toReport(body: Static<typeof ReportBody>, now: Date): Report {
  const { oldestStopTime, since, reportedAt, ...rest } = body
  const stop = oldestStopTime === null ? null : parseJstTime(oldestStopTime)
  if (oldestStopTime !== null && stop === null)
    throw new ApiError('E3001', {
      fields: {
        oldestStopTime: {
          ja: 'yyyy-MM-dd HH:mm:ss の形式で指定してください。',
          en: 'The format is yyyy-MM-dd HH:mm:ss.',
        },
      },
    })
  return readReport(
    {
      ...rest,
      oldestStopTime: stop,
      since: since === undefined ? undefined : new Date(since),
      reportedAt: reportedAt === undefined ? undefined : new Date(reportedAt),
    },
    now,
  )
}
