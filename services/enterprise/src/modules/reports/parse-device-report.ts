import { parseJstDateTime } from '@hibiki/calendar'
import { ApiError, Id, Moment } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { fieldText } from '../../texts.ts'
import { type DeviceReport, normalizeDeviceReport } from './device-report.rules.ts'

/** The optional fields serve several sounds at once and times without a network. */
export const deviceReportFields = {
  playingDmvId: Type.Union([Id, Type.Null()], { description: 'The sound that plays; null for none' }),
  playingDmvIds: Type.Optional(
    Type.Array(Id, { maxItems: 50, description: 'All sounds that play, where there are several' }),
  ),
  actStopping: Type.Boolean({ description: 'Whether nothing plays' }),
  oldestStopTime: Type.Union([Type.String({ maxLength: 19 }), Type.Null()], {
    description: 'Since when nothing plays, as yyyy-MM-dd HH:mm:ss in JST',
  }),
  reportedAt: Type.Optional(
    Type.With(Moment, {
      description: 'When the device made the report, by the server’s clock; by default now',
    }),
  ),
  since: Type.Optional(
    Type.With(Moment, {
      description: 'Since when this state has lasted without a network; by default reportedAt',
    }),
  ),
}
const ReportBody = Type.Object(deviceReportFields)

/** @throws ApiError E3001 naming `oldestStopTime` when it is not a valid time */
export function parseDeviceReport(body: Static<typeof ReportBody>, now: Date): DeviceReport {
  const { oldestStopTime, since, reportedAt, ...rest } = body
  const stop = oldestStopTime === null ? null : parseJstDateTime(oldestStopTime)
  if (oldestStopTime !== null && stop === null)
    throw new ApiError('E3001', { fields: { oldestStopTime: fieldText('oldestStopTime') } })
  return normalizeDeviceReport(
    {
      ...rest,
      oldestStopTime: stop,
      since: since === undefined ? undefined : new Date(since),
      reportedAt: reportedAt === undefined ? undefined : new Date(reportedAt),
    },
    now,
  )
}
