import { parseJstDateTime } from '@hibiki/calendar'
import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import { type Static, Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { requireConsent } from '../../../requirements.ts'
import { fieldText, localText } from '../../../texts.ts'
import { findStartRejection, MAX_AGE_DAYS, MAX_MOOD, MIN_MOOD } from '../check-in.rules.ts'
import { upsertCheckIn } from '../check-ins.sql.ts'

const Mood = Type.Integer({
  minimum: MIN_MOOD,
  maximum: MAX_MOOD,
  description: 'One of five faces: 1 is the worst mood, 5 the best one',
})

const CheckInBody = Type.Object(
  {
    playSessionId: Type.With(Id, { description: 'The play that the moods belong to' }),
    vibrationId: Id,
    startDateTime: Type.String({
      maxLength: 19,
      description: 'Start of the play as yyyy-MM-dd HH:mm:ss in JST',
    }),
    before: Type.Optional(Mood),
    after: Type.Optional(Mood),
    revision: Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description:
        'Grows with each change of this check-in; an older one than the stored one changes nothing',
    }),
  },
  { additionalProperties: false },
)

const schema = {
  operationId: 'saveCheckIn',
  summary: 'Saves how the caller felt before and after a play; repeated and late reports change nothing',
  tags: ['aiesthe'],
  headers: Type.Object({
    'x-hibiki-member': Type.Optional(
      Type.With(Id, {
        description:
          'Id of the member who checked in. The request is rejected when the session belongs to another member, who logged in meanwhile',
      }),
    ),
  }),
  body: CheckInBody,
  response: {
    200: Type.Object({}),
    ...describeAiestheErrors('E4003', 'AIESTHE_CHECK_IN_OF_ANOTHER', 'AIESTHE_CHECK_IN_REUSED'),
  },
}

/**
 * The play itself may still be unknown: the first mood is said before it, and records wait for the network, too. So a check-in belongs to
 * the caller and to an id that the caller's device made, and nobody else's play is read or changed by it.
 */
export function saveCheckInRoute(app: App, { db, clock }: AiestheContext): void {
  app.post('/aiesthe/check-in', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const owner = request.headers['x-hibiki-member']
    if (owner !== undefined && owner.toLowerCase() !== memberId)
      throw new ApiError('AIESTHE_CHECK_IN_OF_ANOTHER')
    const checkIn = { memberId, ...parseCheckIn(request.body, clock()) }
    const isSaved = await db.transaction().execute(async (trx) => {
      await lockMember(trx, memberId)
      if (await isMemberErased(trx, memberId)) throw new ApiError('E4003')
      await requireConsent(trx, memberId)
      return upsertCheckIn(trx, checkIn)
    })
    if (!isSaved) throw new ApiError('AIESTHE_CHECK_IN_REUSED')
    return {}
  })
}

function parseCheckIn(body: Static<typeof CheckInBody>, now: Date) {
  const { playSessionId, vibrationId: soundId, startDateTime, before = null, after = null, revision } = body
  const startedAt = parseJstDateTime(startDateTime)
  if (!startedAt) throw new ApiError('E3001', { fields: { startDateTime: fieldText('noTime') } })
  const rejection = findStartRejection(startedAt, now)
  if (rejection === 'future') throw new ApiError('E3001', { fields: { startDateTime: fieldText('future') } })
  if (rejection === 'tooOld')
    throw new ApiError('E3001', {
      fields: { startDateTime: localText((t) => t('fields.tooOld', { max: MAX_AGE_DAYS })) },
    })
  if (before === null && after === null)
    throw new ApiError('E3001', { fields: { before: fieldText('unanswered') } })
  return { playSessionId, soundId, startedAt, before, after, revision }
}
