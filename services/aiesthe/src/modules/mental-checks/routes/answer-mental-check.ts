import { ApiError, type App, getRequestLanguage, Id, type Language, requireSession } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Transaction } from 'kysely'
import { type Static, Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { formatJstMoment } from '../../../jst.ts'
import { requireConsent } from '../../../requirements.ts'
import type { AiestheTables } from '../../../tables.ts'
import { fieldText, getFixedT } from '../../../texts.ts'
import { enqueueSharedAnswerEvent } from '../change-mental-check-sharing.ts'
import { hasAgreedToDataUse } from '../has-agreed-to-data-use.ts'
import {
  computeClusterFit,
  computeNextDueAt,
  findAnswerProblems,
  hasSameAnswers,
} from '../mental-check.rules.ts'
import {
  findAnswersOfRepeatedRequest,
  insertAnswerSheet,
  listOfferedMentalChecks,
} from '../mental-checks.sql.ts'

const MAX_ITEMS = 100
/** Without a key, the same answers within this time are a repetition of the request. */
const SAME_REQUEST_MS = 60_000

const Sheet = Type.Object({
  mentalCheckId: Id,
  answers: Type.Array(
    Type.Object({ itemId: Type.String({ maxLength: 64 }), choiceId: Type.String({ maxLength: 64 }) }),
    { maxItems: MAX_ITEMS },
  ),
})

/** The answers of one member in one request. */
interface Sending extends Static<typeof Sheet> {
  memberId: string
  requestKey: string | undefined
  spoken: Language
  now: Date
}

const schema = {
  operationId: 'answerMentalCheck',
  summary: 'Answers a mental check; saved answers cannot be changed',
  tags: ['mental-check'],
  headers: Type.Object({
    'idempotency-key': Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'The same value for every attempt to send the same answers, which are then saved once',
      }),
    ),
  }),
  body: Sheet,
  response: {
    200: Type.Object({ message: Type.String() }),
    ...describeAiestheErrors(
      'E4003',
      'AIESTHE_DATA_USE_NEEDED',
      'AIESTHE_KEY_REUSED',
      'AIESTHE_CHECK_NOT_FOUND',
      'AIESTHE_CHECK_NOT_DUE',
      'AIESTHE_CHECK_CHANGED',
    ),
  },
}

export function answerMentalCheckRoute(app: App, { db, clock }: AiestheContext): void {
  app.post('/mental-check/answer', { schema }, async (request) => {
    const spoken = getRequestLanguage(request)
    const requestKey = request.headers['idempotency-key']
    const sending = {
      ...request.body,
      memberId: requireSession(request).userId,
      requestKey,
      spoken,
      now: clock(),
    }
    await db.transaction().execute((trx) => take(trx, sending))
    return { message: getFixedT(spoken)('mentalCheckSent') }
  })
}

async function take(trx: Transaction<AiestheTables>, sending: Sending): Promise<void> {
  const { memberId, mentalCheckId, answers, requestKey, now } = sending
  // The lock processes one request after the other: of two that arrive together only the first is due.
  await lockMember(trx, memberId)
  if (await isMemberErased(trx, memberId)) throw new ApiError('E4003')
  await requireConsent(trx, memberId)
  if (!(await hasAgreedToDataUse(trx, memberId))) throw new ApiError('AIESTHE_DATA_USE_NEEDED')
  if (await isRepeated(trx, sending)) return

  const [check] = await listOfferedMentalChecks(trx, memberId, mentalCheckId)
  if (!check) throw new ApiError('AIESTHE_CHECK_NOT_FOUND')
  const due = computeNextDueAt(check.lastAnsweredAt, check.intervalDays, now)
  if (due)
    throw new ApiError('AIESTHE_CHECK_NOT_DUE', { params: { from: formatJstMoment(due, sending.spoken) } })
  const { unanswered, unknown } = findAnswerProblems(check.items, answers)
  if (unknown.length > 0) throw new ApiError('AIESTHE_CHECK_CHANGED')
  if (unanswered.length > 0)
    throw new ApiError('E3001', {
      fields: Object.fromEntries(unanswered.map((id) => [id, fieldText('unanswered')])),
    })
  const fit = computeClusterFit(check.items, answers)
  const answerId = await insertAnswerSheet(trx, {
    memberId,
    checkId: check.id,
    version: check.version,
    answers,
    fit,
    answeredAt: now,
    requestKey: requestKey ?? null,
  })
  const answer = { answerId, fit: [fit[1], fit[2], fit[3], fit[4]] as const, answeredAt: now }
  await enqueueSharedAnswerEvent(trx, { memberId, answer })
}

/** Whether these answers were saved already and only the response was lost. */
async function isRepeated(
  trx: Transaction<AiestheTables>,
  { memberId, mentalCheckId, answers, requestKey, now }: Sending,
): Promise<boolean> {
  const checkId = mentalCheckId.toLowerCase()
  const sent = await findAnswersOfRepeatedRequest(trx, { memberId, checkId, requestKey })
  if (!sent) return false
  const isSame = sent.checkId === checkId && hasSameAnswers(sent.answers, answers)
  if (requestKey === undefined) return isSame && now.getTime() - sent.answeredAt.getTime() < SAME_REQUEST_MS
  if (!isSame) throw new ApiError('AIESTHE_KEY_REUSED')
  return true
}
