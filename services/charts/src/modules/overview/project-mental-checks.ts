import { defineConsumer } from '@hibiki/messaging'
import { lockMember } from '@hibiki/projections'
import type { ChartsTables } from '../../tables.ts'
import { deleteWithdrawnMentalChecks, upsertMentalCheck } from './mental-checks.sql.ts'

/** Projects mental checks that customers publish to the salon. */
export const projectMentalChecks = defineConsumer<'aiesthe.mental-check-published.v1', ChartsTables>({
  name: 'project-mental-checks',
  subject: 'aiesthe.mental-check-published.v1',
  isRepeatable: true,
  async handle(trx, { payload: { answerId, userId, fit, answeredAt, publishedAt } }) {
    await lockMember(trx, userId)
    await upsertMentalCheck(trx, {
      answerId,
      memberId: userId,
      fit,
      answeredAt: new Date(answeredAt),
      publishedAt: new Date(publishedAt),
    })
  },
})

/** Removes what a customer no longer publishes from the overview within seconds. */
export const projectWithdrawnMentalChecks = defineConsumer<
  'aiesthe.mental-checks-withdrawn.v1',
  ChartsTables
>({
  name: 'project-withdrawn-mental-checks',
  subject: 'aiesthe.mental-checks-withdrawn.v1',
  isRepeatable: true,
  async handle(trx, { payload: { userId, at } }) {
    await lockMember(trx, userId)
    await deleteWithdrawnMentalChecks(trx, { memberId: userId, at: new Date(at) })
  },
})
