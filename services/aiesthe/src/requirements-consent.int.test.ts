import { randomUUID } from 'node:crypto'
import { ApiError } from '@hibiki/http'
import { describeApi } from '@hibiki/service'
import { proofSeed } from '@hibiki/test-harness/proofs'
import { afterAll, expect, it } from 'vitest'
import { createSeededRandom } from './modules/choices/seeded-random.rules.ts'
import { requireConsent } from './requirements.ts'
import { aiesthe as service } from './service.ts'
import { addTestSounds, createAiestheApp, createTestMember, type TestMember } from './testing/aiesthe-app.ts'
import {
  type ConsentEvent,
  createConsentEventGenerator,
  createConsentModel,
} from './testing/consent-history.ts'
import { createFakeExaminer } from './testing/fake-examiner.ts'
import { addTestMentalCheck } from './testing/mental-checks.ts'
import { listProtectedRoutes } from './testing/protected-routes.ts'

// No face, mental-check or AI operation succeeds without a valid consent to the version in force, whatever people decide, whatever texts
// are published, and in whatever order, however late and however often the events arrive.

const STEPS = 5000
const MEMBERS = 25

const aiesthe = await createAiestheApp(createFakeExaminer())
await addTestSounds(aiesthe)
const { db } = aiesthe.database
await db.deleteFrom('current_documents').execute()
const operations = listProtectedRoutes(await addTestMentalCheck(db))
afterAll(() => aiesthe.close())

/** These routes return E4003 only for erased members; without consent a member may still decide about answers and save a score. */
const onlyWhenErased = ['POST /mental-check/decide-data-use', 'POST /stress-check/save']

it('covers every route whose documentation lists E4003', async () => {
  const { paths } = (await describeApi(service)) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  }
  const needConsent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      JSON.stringify(responses).includes('E4003') ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  )
  expect([...Object.keys(operations), ...onlyWhenErased].sort()).toEqual(needConsent.sort())
})

it(`rejects every operation without a valid consent and none with one, in ${STEPS} random steps`, async () => {
  const { db } = aiesthe.database
  const random = createSeededRandom(String(proofSeed))
  const one = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const newMember = () => createTestMember(aiesthe, { agreed: false, session: { roles: ['ROLE_CUSTOMER'] } })
  const members = await Promise.all(Array.from({ length: MEMBERS }, newMember))
  const model = createConsentModel()
  const history = createConsentEventGenerator(random, new Date('2026-11-01T00:00:00Z'))
  const consumers: Record<ConsentEvent['subject'], string> = {
    'identity.consent-changed.v1': 'project-consents',
    'identity.document-published.v1': 'project-document-versions',
    'identity.person-deleted.v1': 'erase-member',
  }

  async function deliver(event: ConsentEvent): Promise<void> {
    const delivery = { id: randomUUID(), occurredAt: event.payload.at, payload: event.payload }
    await db
      .transaction()
      .execute((trx) => aiesthe.consumer(consumers[event.subject]).handle(trx as never, [delivery] as never))
    model.arrive(event)
  }

  /** Returns the error of the consent check itself, which most steps test. */
  const gateOf = ({ userId }: TestMember) =>
    requireConsent(db, userId).then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
    )

  const underWay: ConsentEvent[] = [history.publish()]
  const wrong: string[] = []
  // Each route is tried in turn for members with and without a valid consent, because chance alone would leave some out.
  const cases = Object.keys(operations).flatMap((call) => [true, false].map((mayBe) => ({ call, mayBe })))
  const met = new Set<(typeof cases)[number]>()
  const ofSide = (mayBe: boolean) => members.filter(({ userId }) => model.mayBeProcessed(userId) === mayBe)
  for (let step = 0; step < STEPS; step++) {
    const which = random()
    if (which < 0.25) underWay.push(history.next(one(members).userId))
    else if (which < 0.5) {
      // A random event is delivered, not the oldest one, and some are delivered again later.
      const at = Math.floor(random() * underWay.length)
      const event = underWay[at]
      if (!event) continue
      if (random() < 0.8) underWay.splice(at, 1)
      await deliver(event)
    } else {
      const next = random() < 0.05 ? cases.find(({ mayBe }) => ofSide(mayBe).length > 0) : undefined
      if (next) cases.push(...cases.splice(cases.indexOf(next), 1))
      const member = one(next ? ofSide(next.mayBe) : members)
      const mayBe = model.mayBeProcessed(member.userId)
      const response = await (next && operations[next.call]?.ask(member))
      const code = response ? (response.statusCode < 400 ? null : response.json().code) : await gateOf(member)
      const isErased = model.erased.has(member.userId)
      // An erased member has no plan either, and some routes check the plan first.
      const isRefused = code === 'E4003' || (isErased && code === 'E2002')
      if (isRefused === mayBe || (response?.statusCode ?? 0) >= 500)
        wrong.push(`step ${step}, ${next?.call ?? 'gate'}: ${code} although the model says ${mayBe}`)
      // E2002 means that the plan was checked first, so this case does not count as tried.
      if (next && (mayBe || code === 'E4003')) met.add(next)
      if (isErased) members[members.indexOf(member)] = await newMember()
    }
  }

  expect({ seed: proofSeed, wrong }).toEqual({ seed: proofSeed, wrong: [] })
  expect(met.size, 'calls asked with and without a consent').toBe(cases.length)
}, 240_000)
