import { DAY_MS } from '@hibiki/calendar'
import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import {
  findMentalCheckSharing,
  listAnswersSince,
  type SharedAnswer,
  saveMentalCheckSharing,
} from './mental-check-sharing.sql.ts'

/** As far back as the page of a customer reaches that shows them (26 weeks). */
const SHARED_DAYS = 26 * 7
const MAX_SHARED = 200

interface Change {
  memberId: string
  now: Date
}

/** Shows all mental checks, past and coming, to the person in charge, or no longer. The member's lock is held. */
export async function shareMentalChecks(
  trx: Transaction<AiestheTables>,
  of: Change & { shared: boolean },
): Promise<void> {
  const before = await findMentalCheckSharing(trx, of.memberId)
  if ((before?.shared ?? false) === of.shared && !before?.closedForAgency) return
  await save(trx, { ...of, closedForAgency: null })
}

/** Ends it: for good without consent, or, with `agencyCode`, because the member left that agency. */
export async function closeMentalCheckSharing(
  trx: Transaction<AiestheTables>,
  of: Change & { agencyCode: string | null },
): Promise<void> {
  const before = await findMentalCheckSharing(trx, of.memberId)
  const isOpen = before?.shared ?? false
  // What was closed by a move may not come back once it is withdrawn for good.
  const isForgotten = of.agencyCode === null && before?.closedForAgency
  if (isOpen || isForgotten) await save(trx, { ...of, shared: false, closedForAgency: of.agencyCode })
}

/** Opens it again where a transfer closed it that is undone. */
export async function reopenMentalCheckSharing(
  trx: Transaction<AiestheTables>,
  of: Change & { agencyCode: string; transferredAt: Date },
): Promise<void> {
  const before = await findMentalCheckSharing(trx, of.memberId)
  if (before?.closedForAgency !== of.agencyCode || before.changedAt < of.transferredAt) return
  await save(trx, { ...of, shared: true, closedForAgency: null })
}

/** Announces an answer that was just given, where the member shows them. */
export async function shareAnswer(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; answer: SharedAnswer },
): Promise<void> {
  const sharing = await findMentalCheckSharing(trx, of.memberId)
  if (sharing?.shared) await announce(trx, { ...of, answers: [of.answer], publishedAt: sharing.changedAt })
}

async function save(
  trx: Transaction<AiestheTables>,
  of: Change & { shared: boolean; closedForAgency: string | null },
): Promise<void> {
  const { memberId, now } = of
  const changedAt = await saveMentalCheckSharing(trx, of)
  if (!of.shared) {
    const payload = { userId: memberId, at: changedAt.toISOString() }
    await appendToOutbox(trx, [{ subject: 'aiesthe.mental-checks-withdrawn.v1', payload }])
    return
  }
  const since = new Date(now.getTime() - SHARED_DAYS * DAY_MS)
  const answers = await listAnswersSince(trx, { memberId, since, limit: MAX_SHARED })
  await announce(trx, { memberId, answers, publishedAt: changedAt })
}

async function announce(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; answers: readonly SharedAnswer[]; publishedAt: Date },
): Promise<void> {
  await appendToOutbox(
    trx,
    of.answers.map(({ answerId, fit, answeredAt }) => ({
      subject: 'aiesthe.mental-check-published.v1',
      payload: {
        answerId,
        userId: of.memberId,
        fit: fit.map((share) => Math.round(share * 100)),
        answeredAt: answeredAt.toISOString(),
        publishedAt: of.publishedAt.toISOString(),
      },
    })),
  )
}
