import { defineConsumer } from '@hibiki/messaging'
import type { IdentityTables } from '../../db/identity-tables.ts'
import { insertPushMessages } from './push.sql.ts'
import { computePushEnd } from './push-kind.rules.ts'

const notifyOfAnswer = defineConsumer<'support.inquiry-answered.v1', IdentityTables>({
  name: 'notify-of-answer',
  subject: 'support.inquiry-answered.v1',
  async handle(trx, { payload: { memberId, at } }) {
    await insertPushMessages(trx, {
      userIds: [memberId],
      kind: 'answer',
      path: '/support/chat',
      at: new Date(at),
      uselessAfter: computePushEnd('answer', new Date(at)),
    })
  },
})

const notifyOfEvening = defineConsumer<'content.evening-announced.v1', IdentityTables>({
  name: 'notify-of-evening',
  subject: 'content.evening-announced.v1',
  async handle(trx, { payload: { memberId, day, at } }) {
    await insertPushMessages(trx, {
      userIds: [memberId],
      kind: 'reminder',
      path: `/mypage/seven-nights?night=${day}`,
      at: new Date(at),
      uselessAfter: computePushEnd('reminder', new Date(at)),
    })
  },
})

const notifyOfAppointments = defineConsumer<'charts.appointments-announced.v1', IdentityTables>({
  name: 'notify-of-appointments',
  subject: 'charts.appointments-announced.v1',
  async handle(trx, { payload: { memberId, day, until, at } }) {
    await insertPushMessages(trx, {
      userIds: [memberId],
      kind: 'appointment',
      path: `/mypage/calendar?view=day&day=${day}`,
      at: new Date(at),
      uselessAfter: new Date(until),
      day,
    })
  },
})

const notifyOfSilence = defineConsumer<'enterprise.section-fell-silent.v1', IdentityTables>({
  name: 'notify-of-silence',
  subject: 'enterprise.section-fell-silent.v1',
  async handle(trx, { payload: { memberIds, at } }) {
    await insertPushMessages(trx, {
      userIds: memberIds,
      kind: 'silent-room',
      path: '/mypage/enterprise/rooms',
      at: new Date(at),
      uselessAfter: computePushEnd('silent-room', new Date(at)),
    })
  },
})

export const pushConsumers = [notifyOfAnswer, notifyOfEvening, notifyOfAppointments, notifyOfSilence]
