import { randomUUID } from 'node:crypto'
import { testConsumerGuarantees } from '@hibiki/service/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  AGENCY_CODE,
  addTestPerson,
  createChartsApp,
  createItemInput,
  createRecordBody,
  deliverMemberChanged,
  OTHER_AGENCY_CODE,
  registerTestFormat,
  type TestPerson,
} from '../../testing/charts-app.ts'

let customer: TestPerson
const charts = await createChartsApp()
charts.clock.now = new Date('2026-11-21T03:00:00.000Z')
const pic = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
afterAll(() => charts.close())
beforeEach(async () => {
  customer = await addTestPerson(charts)
})

const published = (publishedAt: string, more: object = {}) => ({
  answerId: randomUUID(),
  userId: customer.userId,
  fit: [100, 50, 0, 25],
  answeredAt: '2026-11-20T03:00:00.000Z',
  publishedAt,
  ...more,
})
const publish = (payload: object) => charts.deliver('aiesthe.mental-check-published.v1', payload)
const withdraw = (at: string) =>
  charts.deliver('aiesthe.mental-checks-withdrawn.v1', { userId: customer.userId, at })
const open = async (who = pic) => who.get(`/pic/calte/overview?userId=${customer.userId}`)
const shown = async (): Promise<{ id: string }[]> => (await open()).json().mentalChecks

describe('GET /pic/calte/overview', () => {
  it('returns mental checks only while the customer publishes them', async () => {
    expect(await shown()).toEqual([])
    const check = published('2026-11-21T00:00:00.000Z')
    await publish(check)
    expect(await shown()).toEqual([{ id: check.answerId, at: '2026-11-20 12:00:00', fit: [100, 50, 0, 25] }])
    await withdraw('2026-11-21T01:00:00.000Z')
    expect(await shown()).toEqual([])
  })

  it('returns minutes listened only while the customer shares them', async () => {
    await charts.deliver('content.play-recorded.v2', {
      playId: randomUUID(),
      userId: customer.userId,
      soundId: randomUUID(),
      faceExpSoundResultId: null,
      soundTitle: null,
      playedSeconds: 600,
      countedSeconds: 600,
      revision: 1,
      dmvTypeCode: '02',
      planCode: '02',
      startedAt: '2026-11-17T15:00:00.000Z',
      endedAt: '2026-11-17T15:10:00.000Z',
    })
    const minutes = async () => (await open()).json().minutes
    expect(await minutes()).toBeNull()
    await customer.post('/customer/calte/sharing', { listening: true })
    expect(await minutes()).toEqual([{ week: '2026-11-16', minutes: 10 }])
    await customer.post('/customer/calte/sharing', { listening: false })
    expect(await minutes()).toBeNull()
  })

  it('returns published diagnoses, and the numbers of the records over the visits', async () => {
    const at = '2026-11-20T03:00:00.000Z'
    for (const isPublished of [true, false])
      await charts.deliver('aiesthe.diagnosis-completed.v2', {
        resultId: randomUUID(),
        userId: customer.userId,
        minutesCourse: 10,
        stressPercent: 18,
        published: isPublished,
        startedAt: at,
        at,
      })
    const format = await registerTestFormat(pic, customer.userId, [
      createItemInput('肩のこり', { rangeFrom: 0, rangeTo: 10 }),
    ])
    const [number = ''] = format.items.map(({ id }) => id)
    for (const value of ['7', '４', '3'])
      await pic.post(
        '/common/calte/register-record',
        createRecordBody(format.generalCalteId, { [number]: value }),
      )
    const { diagnoses, numbers } = (await open()).json()
    expect(diagnoses).toMatchObject([{ stressPercent: 18 }])
    expect(numbers).toMatchObject([{ label: '肩のこり' }])
    expect(numbers[0].points.map(({ value }: { value: number }) => value)).toEqual([7, 4, 3])
  })

  it('leaves out numbers that were stored with full-width letters', async () => {
    const { generalCalteId, items } = await registerTestFormat(pic, customer.userId, [
      createItemInput('肩', { rangeFrom: 0 }),
    ])
    const [number = ''] = items.map(({ id }) => id)
    for (const value of ['7', '8', '9'])
      await pic.post('/common/calte/register-record', createRecordBody(generalCalteId, { [number]: value }))
    for (const [value, stored] of [
      ['7', '7\u3000'],
      ['8', '８'],
    ] as const)
      await charts.database.db
        .updateTable('record_values')
        .set({ value: stored })
        .where('item_id', '=', number)
        .where('value', '=', value)
        .execute()
    const response = await open()
    expect(response.statusCode).toBe(200)
    expect(response.json().numbers).toMatchObject([{ points: [{ value: 9 }] }])
  })

  it('returns the newest 500 numbers, oldest first', async () => {
    const { generalCalteId, items } = await registerTestFormat(pic, customer.userId, [
      createItemInput('肩', { rangeFrom: 0 }),
    ])
    await charts.database.pool.query(
      `with visits as (
         insert into records (customer_id, version_id, version, created_at, updated_at)
         select $1, $2, 1, at, at from generate_series(timestamptz '2026-01-01', timestamptz '2026-01-21 20:00', '1 hour') as at
         returning id, created_at
       )
       insert into record_values (record_id, item_id, value, updated_at)
       select id, $3, row_number() over (order by created_at), created_at from visits`,
      [customer.userId, generalCalteId, items[0]?.id],
    )
    const [{ points }] = (await open()).json().numbers
    const values = points.map(({ value }: { value: number }) => value)
    expect(values).toEqual(Array.from({ length: 500 }, (_, index) => index + 2))
  })

  it('logs one row per view, which the customer sees, and none for a rejected one', async () => {
    const stranger = await addTestPerson(charts, {
      roles: ['ROLE_PERSON_IN_CHARGE'],
      agencyCode: OTHER_AGENCY_CODE,
    })
    expect([(await open()).statusCode, (await open(stranger)).statusCode]).toEqual([200, 404])
    expect((await customer.get('/customer/calte/views')).json()).toEqual([
      {
        id: expect.any(String),
        recordId: null,
        title: null,
        actorName: '花子',
        reason: null,
        subject: 'chart',
        actorRole: 'person-in-charge',
        action: 'view',
        at: '2026-11-21 12:00:00',
      },
    ])
  })

  it('returns shared minutes to the agency they were shared with only, and again when a transfer is undone', async () => {
    const stranger = await addTestPerson(charts, {
      roles: ['ROLE_PERSON_IN_CHARGE'],
      agencyCode: OTHER_AGENCY_CODE,
    })
    const minutesOf = async (who: TestPerson) => (await open(who)).json().minutes
    const moveTo = (agencyCode: string, at: string) =>
      deliverMemberChanged(charts, customer.userId, { roles: ['ROLE_CUSTOMER'], agencyCode, at })
    await customer.post('/customer/calte/sharing', { listening: true })
    expect(await minutesOf(pic)).toEqual([])
    await moveTo(OTHER_AGENCY_CODE, '2026-11-21T01:00:00.000Z')
    expect(await minutesOf(stranger)).toBeNull()
    expect((await customer.get('/customer/calte/sharing')).json()).toEqual({
      listening: false,
      photos: false,
    })
    await moveTo(AGENCY_CODE, '2026-11-21T02:00:00.000Z')
    expect(await minutesOf(pic)).toEqual([])
  })

  it.each(['events that arrive before the move', 'events that arrive after the move'])(
    'returns publications to the agency they were made for only, and again when a transfer is undone: %s',
    async (order) => {
      const stranger = await addTestPerson(charts, {
        roles: ['ROLE_PERSON_IN_CHARGE'],
        agencyCode: OTHER_AGENCY_CODE,
      })
      const moveTo = (agencyCode: string, at: string) =>
        deliverMemberChanged(charts, customer.userId, { roles: ['ROLE_CUSTOMER'], agencyCode, at })
      const publishBoth = async (at: string) => {
        const resultId = randomUUID()
        await charts.deliver('aiesthe.diagnosis-completed.v2', {
          resultId,
          userId: customer.userId,
          minutesCourse: 10,
          stressPercent: 18,
          published: true,
          startedAt: at,
          at,
        })
        const check = published(at)
        await publish(check)
        return { resultId, answerId: check.answerId }
      }
      const seenBy = async (who: TestPerson) => {
        const { diagnoses, mentalChecks } = (await open(who)).json()
        const body = { userIds: [customer.userId], since: '2026-11-20', until: '2026-11-23' }
        const events: { category: string; detectId: string }[] = (
          await who.post('/calendar/esthe-between', body)
        ).json()
        return [
          diagnoses.map((one: { detectId: string }) => one.detectId),
          events.flatMap(({ detectId }) => detectId ?? []),
          mentalChecks.map((one: { id: string }) => one.id),
        ]
      }
      const move = () => moveTo(OTHER_AGENCY_CODE, '2026-11-21T01:00:00.000Z')
      const isMoveFirst = order === 'events that arrive after the move'
      if (isMoveFirst) await move()
      const old = await publishBoth('2026-11-20T23:00:00.000Z')
      if (!isMoveFirst) await move()
      expect(await seenBy(stranger)).toEqual([[], [], []])
      const anew = await publishBoth('2026-11-21T01:30:00.000Z')
      expect(await seenBy(stranger)).toEqual([[anew.resultId], [anew.resultId], [anew.answerId]])
      await moveTo(AGENCY_CODE, '2026-11-21T02:00:00.000Z')
      expect(await seenBy(pic)).toEqual([[old.resultId], [old.resultId], [old.answerId]])
    },
  )

  it('responds with 404 to the staff of another agency, and to the old agency at once after a transfer', async () => {
    await publish(published('2026-11-21T00:00:00.000Z'))
    const stranger = await addTestPerson(charts, {
      roles: ['ROLE_PERSON_IN_CHARGE'],
      agencyCode: OTHER_AGENCY_CODE,
    })
    expect((await open(stranger)).statusCode).toBe(404)
    const at = '2026-11-21T02:00:00.000Z'
    await deliverMemberChanged(charts, customer.userId, {
      roles: ['ROLE_CUSTOMER'],
      agencyCode: OTHER_AGENCY_CODE,
      at,
    })
    expect([(await open()).statusCode, (await open(stranger)).statusCode]).toEqual([404, 200])
  })
})

describe('mental checks whose events arrive in any order', () => {
  it('are those published after the last withdrawal', async () => {
    const early = published('2026-11-21T00:00:00.000Z')
    const again = { ...early, publishedAt: '2026-11-21T02:00:00.000Z' }
    const steps = [
      () => publish(early),
      () => withdraw('2026-11-21T01:00:00.000Z'),
      () => publish(again),
      () => publish(early),
    ]
    for (const order of permutations([0, 1, 2, 3])) {
      await charts.database.db.deleteFrom('mental_checks').execute()
      await charts.database.db.deleteFrom('mental_check_withdrawals').execute()
      for (const step of order) await steps[step]?.()
      expect([order, (await shown()).map(({ id }) => id)]).toEqual([order, [early.answerId]])
    }
    await withdraw('2026-11-21T03:00:00.000Z')
    await publish(again)
    expect(await shown()).toEqual([])
  })

  it('are deleted with their member, and no later event adds any', async () => {
    await publish(published('2026-11-21T00:00:00.000Z'))
    await withdraw('2026-11-20T00:00:00.000Z')
    await charts.deliver('identity.person-deleted.v1', {
      userId: customer.userId,
      at: '2026-11-21T03:00:00.000Z',
    })
    await publish(published('2026-11-21T04:00:00.000Z'))
    await withdraw('2026-11-21T05:00:00.000Z')
    for (const table of ['mental_checks', 'mental_check_withdrawals'] as const)
      expect(
        await charts.database.db
          .selectFrom(table)
          .selectAll()
          .where('member_id', '=', customer.userId)
          .execute(),
      ).toEqual([])
  })
})

function permutations(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]]
  return values.flatMap((value) =>
    permutations(values.filter((other) => other !== value)).map((rest) => [value, ...rest]),
  )
}

describe('project-mental-checks', () => {
  testConsumerGuarantees({
    service: () => charts,
    consumer: 'project-mental-checks',
    subject: 'aiesthe.mental-check-published.v1',
    table: 'mental_checks',
    payload: () => published('2026-11-21T00:00:00.000Z'),
    effect: (payload) => rowsOf('mental_checks', payload),
  })
})

describe('project-withdrawn-mental-checks', () => {
  testConsumerGuarantees({
    service: () => charts,
    consumer: 'project-withdrawn-mental-checks',
    subject: 'aiesthe.mental-checks-withdrawn.v1',
    table: 'mental_check_withdrawals',
    payload: () => ({ userId: customer.userId, at: '2026-11-21T00:00:00.000Z' }),
    effect: (payload) => rowsOf('mental_check_withdrawals', payload),
  })
})

const rowsOf = (table: 'mental_checks' | 'mental_check_withdrawals', payload: object) =>
  charts.database.db
    .selectFrom(table)
    .selectAll()
    .where('member_id', '=', (payload as { userId: string }).userId)
    .execute()
