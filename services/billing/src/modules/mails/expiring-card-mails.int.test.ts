import { addMonths, DAY_MS, getJstDay } from '@hibiki/calendar'
import { startWhileLocked } from '@hibiki/test-harness'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { insertTestContract } from '../../testing/contracts.ts'
import { createSandboxBilling } from '../../testing/sandbox-billing.ts'
import { lockCard } from '../cards/cards.sql.ts'
import { enqueueReminderMails } from './enqueue-reminder-mails.ts'

const billing = await createSandboxBilling({ timeoutMs: 2000 })
const { db } = billing.database
afterAll(() => billing.close())
beforeEach(async () => {
  billing.clock.now = new Date('2026-10-10T03:00:00Z')
  await db.deleteFrom('mails').execute()
  await db.updateTable('contracts').set({ status: 'ended', last_day: '2026-10-09' }).execute()
})

const numbers = { visa: '4242424242424242', mastercard: '5555555555554444' }
type CardName = keyof typeof numbers
interface Member {
  userId: string
  cookie: string
}

async function createMember(): Promise<Member> {
  const userId = crypto.randomUUID()
  return { userId, cookie: await billing.sessions.cookieFor({ userId, roles: ['ROLE_GENERAL'] }) }
}
async function post({ cookie }: Member, url: string, payload: object) {
  const response = await billing.app.inject({ method: 'POST', url, payload, headers: { cookie } })
  return { status: response.statusCode, body: response.json() }
}
/** Registers a card with a month of expiry such as `2027-01`. */
async function register(member: Member, expiry: string, name: CardName = 'visa'): Promise<string> {
  const [exp_year = '', exp_month = ''] = expiry.split('-')
  const card = { number: numbers[name], exp_year, exp_month, cvc: '123' }
  const { id: token } = await billing.sandbox.stripe.tokens.create({ card })
  const { status, body } = await post(member, '/credit-card/register', { token })
  expect(status).toBe(200)
  return body.id
}
async function subscribe({ userId }: Member, cardId: string): Promise<string> {
  const { id } = await insertTestContract(billing, { key: 'light', userId })
  await payWith(id, cardId)
  return id
}
const payWith = (contractId: string, cardId: string | null) =>
  db.updateTable('contracts').set({ card_id: cardId }).where('id', '=', contractId).execute()
const remind = () => enqueueReminderMails(billing.jobs)
const setNoonOf = (day: string) => {
  billing.clock.now = new Date(`${day}T03:00:00Z`)
}
const listMails = async ({ userId }: Member) => {
  const rows = await db
    .selectFrom('mails')
    .select(['once', 'facts', 'created_at'])
    .where('user_id', '=', userId)
    .where('template', '=', 'card-expiring')
    .orderBy('id')
    .execute()
  return rows.map(({ once, facts, created_at }) => {
    const { expYear, expMonth } = facts as { expYear: number; expMonth: number }
    return { once, expiry: `${expYear}-${expMonth}`, day: getJstDay(created_at) }
  })
}

it('is written on the first day of the month before, once for each expiry of a card', async () => {
  const member = await createMember()
  const cardId = await register(member, '2027-01')
  await subscribe(member, cardId)
  const days = ['2026-10-31', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-31', '2027-01-01']
  for (const day of [...days, '2027-01-20', '2027-01-31', '2027-02-01', '2027-02-28', '2027-03-31']) {
    setNoonOf(day)
    if (day === '2027-01-20') expect(await register(member, '2027-03')).toBe(cardId)
    await Promise.all([remind(), remind()])
  }
  expect(await listMails(member)).toMatchObject([
    { expiry: '2027-1', day: '2026-12-01' },
    { expiry: '2027-3', day: '2027-02-01' },
  ])
})

it('is not written for a card that was registered again with a later expiry, replaced, removed, or pays nothing', async () => {
  const [renewed, replaced, removed, idle] = await Promise.all([
    createMember(),
    createMember(),
    createMember(),
    createMember(),
  ])
  await subscribe(renewed, await register(renewed, '2027-01'))
  await register(renewed, '2031-01')
  const contractId = await subscribe(replaced, await register(replaced, '2027-01'))
  const creditCardId = await register(replaced, '2031-01', 'mastercard')
  const change = { paymentHistoryId: contractId, creditCardId }
  expect((await post(replaced, '/v3/subscription/update-card', change)).status).toBe(200)
  const id = await register(removed, '2027-01')
  await payWith(await subscribe(removed, id), await register(removed, '2031-01', 'mastercard'))
  expect((await post(removed, '/credit-card/delete', { id })).status).toBe(200)
  await register(idle, '2027-01')
  setNoonOf('2026-12-01')
  await remind()
  for (const member of [renewed, replaced, removed, idle]) expect(await listMails(member)).toEqual([])
})

it('is written at once when a card that expires this month begins to pay, and never for one that has expired', async () => {
  const [late, over] = await Promise.all([createMember(), createMember()])
  const overId = await register(over, '2026-12')
  setNoonOf('2027-01-15')
  await subscribe(late, await register(late, '2027-01'))
  await subscribe(over, overId)
  await remind()
  expect(await listMails(late)).toMatchObject([{ expiry: '2027-1', day: '2027-01-15' }])
  expect(await listMails(over)).toEqual([])
})

it('is written for a card that was removed and registered again, and whose contract it pays again', async () => {
  const member = await createMember()
  const first = await register(member, '2027-01')
  const contractId = await subscribe(member, first)
  await payWith(contractId, null)
  expect((await post(member, '/credit-card/delete', { id: first })).status).toBe(200)
  const again = await register(member, '2027-01')
  await payWith(contractId, again)
  setNoonOf('2026-12-01')
  await remind()
  expect(await listMails(member)).toMatchObject([{ once: `card-expiring:${again}:2027-1` }])
})

it('is written once to each member after a crash in the middle of the list', async () => {
  const members = await Promise.all([createMember(), createMember(), createMember()])
  for (const member of members) await subscribe(member, await register(member, '2027-01'))
  setNoonOf('2026-12-01')
  // The database rejects the second mail, so the job ends between two members.
  await sql`create sequence mails_written`.execute(db)
  await sql`create function fail_at_second_mail() returns trigger language plpgsql as $$
    begin
      if nextval('mails_written') = 2 then raise exception 'no second mail'; end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger fail_at_second_mail before insert on mails
    for each row execute function fail_at_second_mail()`.execute(db)
  await expect(remind()).rejects.toThrow('no second mail')
  const written = (await Promise.all(members.map(listMails))).flat()
  expect(written).toHaveLength(1)
  await remind()
  await remind()
  for (const member of members) expect(await listMails(member)).toHaveLength(1)
  await sql`drop trigger fail_at_second_mail on mails`.execute(db)
})

it('is not written for a card that its owner removes in the same moment', async () => {
  const member = await createMember()
  const id = await register(member, '2027-01')
  const contractId = await subscribe(member, id)
  setNoonOf('2026-12-01')
  await startWhileLocked(
    billing.database,
    async (trx) => {
      await lockCard(trx, { memberId: member.userId, id })
      // Whoever holds the lock ends the contract, so that the card may be removed.
      await trx.updateTable('contracts').set({ card_id: null }).where('id', '=', contractId).execute()
    },
    () => post(member, '/credit-card/delete', { id }),
    () => remind(),
  )
  expect(await listMails(member)).toEqual([])
})

type Command =
  | { type: 'register'; name: CardName; monthsAhead: number }
  | { type: 'remove'; name: CardName }
  | { type: 'pay'; contract: number; name: CardName }
  | { type: 'end'; contract: number }
  | { type: 'remind' }

const name = fc.constantFrom<CardName>('visa', 'mastercard')
const contract = fc.integer({ min: 0, max: 1 })
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('register' as const),
      name,
      monthsAhead: fc.integer({ min: 0, max: 4 }),
    }),
  },
  fc.record({ type: fc.constant('remove' as const), name }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant('pay' as const), contract, name }) },
  fc.record({ type: fc.constant('end' as const), contract }),
  { weight: 2, arbitrary: fc.constant<Command>({ type: 'remind' }) },
)
const step = fc.record({
  commands: fc.array(command, { minLength: 1, maxLength: 3 }),
  days: fc.integer({ min: 0, max: 25 }),
})

/** Returns whether the key of a mail names this month or the next. */
function expiresSoon(once: string): boolean {
  const first = `${getJstDay(billing.clock.now).slice(0, 7)}-01`
  const months = [first, addMonths(first, 1)].map((day) => day.slice(0, 7).replace('-0', '-'))
  return months.includes(once.split(':').at(-1) ?? '')
}

/** Lists the mails that are due for a member's cards as the rows say it, without a line of the job. */
async function listDue({ userId }: Member): Promise<string[]> {
  const cards = await db.selectFrom('cards').selectAll().where('member_id', '=', userId).execute()
  const contracts = await db
    .selectFrom('contracts')
    .select('card_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .execute()
  return cards
    .filter((card) => card.removed_at === null && contracts.some(({ card_id }) => card_id === card.id))
    .map((card) => `card-expiring:${card.id}:${card.exp_year}-${card.exp_month}`)
    .filter(expiresSoon)
    .sort()
}

it('is written for each card that is due and for no other, whatever happens at the same moment', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
    billing.clock.now = new Date('2026-10-10T03:00:00Z')
    const member = await createMember()
    const contracts = [
      (await insertTestContract(billing, { key: 'light', userId: member.userId })).id,
      (await insertTestContract(billing, { key: 'standard', userId: member.userId })).id,
    ]
    const findCardId = async (of: CardName) => {
      const cards = db.selectFrom('cards').select('id').where('member_id', '=', member.userId)
      const last4 = numbers[of].slice(-4)
      const active = cards.where('last4', '=', last4).where('removed_at', 'is', null)
      return (await active.executeTakeFirst())?.id ?? null
    }
    const run = async (command: Command) => {
      if (command.type === 'remind') return remind()
      if (command.type === 'register') {
        const expiry = addMonths(getJstDay(billing.clock.now), command.monthsAhead).slice(0, 7)
        await register(member, expiry, command.name)
      } else if (command.type === 'remove') {
        // A card that pays something is not removed.
        const id = await findCardId(command.name)
        if (id !== null)
          expect([200, 404, 409]).toContain((await post(member, '/credit-card/delete', { id })).status)
      } else {
        const cardId = command.type === 'pay' ? await findCardId(command.name) : null
        await payWith(String(contracts[command.contract]), cardId)
      }
    }
    for (const { commands, days } of steps) {
      const before = await listMails(member)
      const dueBefore = await listDue(member)
      await Promise.all(commands.map(run))
      const due = await listDue(member)
      await remind()
      const written = (await listMails(member)).map(({ once }) => String(once))
      expect(written).toEqual(expect.arrayContaining(due))
      expect(new Set(written).size).toBe(written.length)
      const added = written.slice(before.length)
      // Between two commands at the same moment another card may be due, but none that expires at another time.
      const possible = commands.length === 1 ? [...dueBefore, ...due] : added.filter(expiresSoon)
      expect(possible).toEqual(expect.arrayContaining(added))
      billing.clock.now = new Date(billing.clock.now.getTime() + days * DAY_MS)
    }
    await db.deleteFrom('mails').where('user_id', '=', member.userId).execute()
    await db
      .updateTable('contracts')
      .set({ status: 'ended', last_day: '2026-10-09' })
      .where('user_id', '=', member.userId)
      .execute()
  })
  await fc.assert(property, createPropertyParameters({ test: 12, prove: 150 }))
}, 120_000)
