import { saveEntitlements } from '@hibiki/projections'
import { afterAll, describe, expect, it } from 'vitest'
import type { PlanFunction } from './requirements.ts'
import { addTestSounds, createAiestheApp, createTestMember, type TestMember } from './testing/aiesthe-app.ts'
import { createFakeExaminer } from './testing/fake-examiner.ts'
import { addTestMentalCheck } from './testing/mental-checks.ts'
import { listProtectedRoutes } from './testing/protected-routes.ts'

const aiesthe = await createAiestheApp(createFakeExaminer())
await addTestSounds(aiesthe)
const operations = listProtectedRoutes(await addTestMentalCheck(aiesthe.database.db))
afterAll(() => aiesthe.close())

const functions: PlanFunction[] = ['aiesthe', 'face-diagnosis', 'sound-therapy', 'dr-ai-healthcare']
const all = new Set(functions)
const without = (one: PlanFunction) => functions.filter((other) => other !== one)

/** Returns the plan error of each route, or null where the member may use it. */
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

describe('plan check of every route', () => {
  it.each([
    ['no plan', []],
    ['スタンダード', ['loop', 'timer', 'with-soundesthe', 'aiesthe']],
    [
      'プレミアム',
      ['loop', 'timer', 'with-soundesthe', 'aiesthe', 'face-diagnosis', 'sound-therapy', 'ai-chat'],
    ],
    ['Dr.AI レンタル', ['aiesthe', 'face-diagnosis', 'sound-therapy', 'ai-chat', 'dr-ai-healthcare']],
  ])(
    'with %s, allows the routes of its functions and mental checks, and rejects the others with E2002',
    async (_plan, open) => {
      const opened = new Set(functions.filter((one) => open.some((code) => code === one)))
      const member = await createTestMember(aiesthe, { functions: [...open] })
      expect(await refusals(member)).toEqual(expected(opened, 'E2002'))
    },
  )

  it.each(functions)('without %s, rejects only the routes of this function with E2002', async (missing) => {
    const opened = new Set(without(missing))
    const member = await createTestMember(aiesthe, { functions: [...opened] })
    expect(await refusals(member)).toEqual(expected(opened, 'E2002'))
  })

  it.each(functions)(
    'without %s because a payment is missing, rejects only its routes with E2001',
    async (missing) => {
      const opened = new Set(without(missing))
      const member = await createTestMember(aiesthe)
      await unpaid(member, [...opened])
      expect(await refusals(member)).toEqual(expected(opened, 'E2001'))
    },
  )
})

describe('plan check for a member with the authority ai_esthe', () => {
  const session = { authorities: ['ai_esthe'] }

  it('allows AI esthe without a plan, but not the rented device', async () => {
    const member = await createTestMember(aiesthe, { functions: [], session })
    expect(await refusals(member)).toEqual(expected(new Set(without('dr-ai-healthcare')), 'E2002'))
  })

  it('rejects with E2001 while the payment of the member’s own contract is missing', async () => {
    const member = await createTestMember(aiesthe, { functions: [], session })
    await unpaid(member, [])
    expect(await refusals(member)).toEqual(expected(new Set(), 'E2001'))
  })

  it('allows everything that a paid plan includes', async () => {
    const member = await createTestMember(aiesthe, { session })
    expect(await refusals(member)).toEqual(expected(all, 'E2002'))
  })
})
