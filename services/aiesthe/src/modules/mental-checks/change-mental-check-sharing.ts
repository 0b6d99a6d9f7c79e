import { DAY_MS } from '@hibiki/calendar'
import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import {
  findMentalCheckSharing,
  listMentalCheckAnswersSince,
  type SharedMentalCheckAnswer,
  upsertMentalCheckSharing,
} from './mental-check-sharing.sql.ts'

/** The customer's page that shows them reaches back this far (26 weeks). */
const SHARED_DAYS = 26 * 7
const MAX_SHARED = 200

interface Change {
  memberId: string
  now: Date
}

/** Shares all past and future mental checks with the person in charge, or withdraws them. Callers must hold the member's lock. */
export async function changeMentalCheckSharing(
  trx: Transaction<AiestheTables>,
  of: Change & { shared: boolean },
): Promise<void> {
  const before = await findMentalCheckSharing(trx, of.memberId)
  if ((before?.shared ?? false) === of.shared && !before?.closedForAgency) return
  await save(trx, { ...of, closedForAgency: null })
}

/** Ends the sharing: for good without consent, or, with `agencyCode`, because the member left that agency. */
export async function withdrawMentalCheckSharing(
  trx: Transaction<AiestheTables>,
  of: Change & { agencyCode: string | null },
): Promise<void> {
  const before = await findMentalCheckSharing(trx, of.memberId)
  const isOpen = before?.shared ?? false
  // A sharing that a move ended must not be restored once it is withdrawn for good.
  const isForgotten = of.agencyCode === null && before?.closedForAgency
  if (isOpen || isForgotten) await save(trx, { ...of, shared: false, closedForAgency: of.agencyCode })
}

/** Restores the sharing that a transfer ended when that transfer is undone. */
export async function restoreMentalCheckSharing(
  trx: Transaction<AiestheTables>,
  of: Change & { agencyCode: string; transferredAt: Date },
): Promise<void> {
  const before = await findMentalCheckSharing(trx, of.memberId)
  if (before?.closedForAgency !== of.agencyCode || before.changedAt < of.transferredAt) return
  await save(trx, { ...of, shared: true, closedForAgency: null })
}

/** Publishes new answers of a member who shares them. */
export async function enqueueSharedAnswerEvent(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; answer: SharedMentalCheckAnswer },
): Promise<void> {
  const sharing = await findMentalCheckSharing(trx, of.memberId)
  if (sharing?.shared) await announce(trx, { ...of, answers: [of.answer], publishedAt: sharing.changedAt })
}

async function save(
  trx: Transaction<AiestheTables>,
  of: Change & { shared: boolean; closedForAgency: string | null },
): Promise<void> {
  const { memberId, now } = of
  const changedAt = await upsertMentalCheckSharing(trx, of)
  if (!of.shared) {
    const payload = { userId: memberId, at: changedAt.toISOString() }
    await appendToOutbox(trx, [{ subject: 'aiesthe.mental-checks-withdrawn.v1', payload }])
    return
  }
  const since = new Date(now.getTime() - SHARED_DAYS * DAY_MS)
  const answers = await listMentalCheckAnswersSince(trx, { memberId, since, limit: MAX_SHARED })
  await announce(trx, { memberId, answers, publishedAt: changedAt })
}

async function announce(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; answers: readonly SharedMentalCheckAnswer[]; publishedAt: Date },
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
