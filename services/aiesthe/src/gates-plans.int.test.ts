import { saveEntitlements } from '@hibiki/projections'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlanFunction } from './gates.ts'
import {
  type AiestheApp,
  addSounds,
  createAiestheApp,
  memberOf,
  type TestMember,
} from './testing/aiesthe-app.ts'
import { createPretendExaminer } from './testing/faces.ts'
import { addMentalCheck } from './testing/mental-checks.ts'
import { operationsWith } from './testing/operations.ts'

let aiesthe: AiestheApp
let operations: ReturnType<typeof operationsWith>
beforeAll(async () => {
  aiesthe = await createAiestheApp(createPretendExaminer())
  await addSounds(aiesthe)
  operations = operationsWith(await addMentalCheck(aiesthe.database.db))
})
afterAll(() => aiesthe.close())

const functions: PlanFunction[] = ['aiesthe', 'face-diagnosis', 'sound-therapy', 'dr-ai-healthcare']
const all = new Set(functions)
const without = (one: PlanFunction) => functions.filter((other) => other !== one)

/** What each call answers about the plan: null where it lets the member in. */
async function refusals(member: TestMember): Promise<Record<string, string | null>> {
  const codes: Record<string, string | null> = {}
  for (const [call, { ask }] of Object.entries(operations)) {
    const { code = null } = (await ask(member)).json()
    codes[call] = code === 'E2001' || code === 'E2002' ? code : null
  }
  return codes
}

const expected = (opened: ReadonlySet<PlanFunction>, code: 'E2001' | 'E2002') =>
  Object.fromEntries(
    Object.entries(operations).map(([call, { opens }]) => [
      call,
      opens === null || opened.has(opens) ? null : code,
    ]),
  )

async function unpaid({ userId: memberId }: TestMember, open: readonly string[]): Promise<void> {
  const entitlements = { memberId, functions: [...open], paymentUnconfirmed: true, revision: 2 }
  await aiesthe.database.db.transaction().execute((trx) => saveEntitlements(trx, entitlements))
}

describe('which calls a plan opens', () => {
  it.each([
    ['nothing', []],
    ['スタンダード', ['loop', 'timer', 'with-soundesthe', 'aiesthe']],
    [
      'プレミアム',
      ['loop', 'timer', 'with-soundesthe', 'aiesthe', 'face-diagnosis', 'sound-therapy', 'ai-chat'],
    ],
    ['Dr.AI レンタル', ['aiesthe', 'face-diagnosis', 'sound-therapy', 'ai-chat', 'dr-ai-healthcare']],
  ])('%s: the calls of its functions, the mental check, and E2002 for the others', async (_plan, open) => {
    const opened = new Set(functions.filter((one) => open.some((code) => code === one)))
    const member = await memberOf(aiesthe, { functions: [...open] })
    expect(await refusals(member)).toEqual(expected(opened, 'E2002'))
  })

  it.each(functions)('without %s only its own calls are closed, by E2002', async (missing) => {
    const opened = new Set(without(missing))
    const member = await memberOf(aiesthe, { functions: [...opened] })
    expect(await refusals(member)).toEqual(expected(opened, 'E2002'))
  })

  it.each(functions)('%s closed for want of a payment: E2001 from its own calls', async (missing) => {
    const opened = new Set(without(missing))
    const member = await memberOf(aiesthe)
    await unpaid(member, [...opened])
    expect(await refusals(member)).toEqual(expected(opened, 'E2001'))
  })
})

describe('the authority ai_esthe', () => {
  const session = { authorities: ['ai_esthe'] }

  it('opens AI esthe without a plan, and not the rented device', async () => {
    const member = await memberOf(aiesthe, { functions: [], session })
    expect(await refusals(member)).toEqual(expected(new Set(without('dr-ai-healthcare')), 'E2002'))
  })

  it('never opens what a missing payment of the own contract closes', async () => {
    const member = await memberOf(aiesthe, { functions: [], session })
    await unpaid(member, [])
    expect(await refusals(member)).toEqual(expected(new Set(), 'E2001'))
  })

  it('takes nothing away from a plan that is paid', async () => {
    const member = await memberOf(aiesthe, { session })
    expect(await refusals(member)).toEqual(expected(all, 'E2002'))
  })
})
