import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addTestPerson,
  createSupportApp,
  postInquiry,
  premiumFunctions,
  type TestPerson,
} from '../../../testing/support-app.ts'

const MINUTE_MS = 60_000

const service = await createSupportApp()
afterAll(() => service.close())
let member: TestPerson
let admin: TestPerson
beforeAll(async () => {
  member = await addTestPerson(service, { functions: premiumFunctions })
  admin = await addTestPerson(service, { roles: ['ROLE_ADMIN'], name: '担当' })
})

const passMinutes = (minutes: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + minutes * MINUTE_MS)
}
const read = async () => (await member.get('/v2/support/chat/inquiry/response-time')).json().medianMinutes

/** Opens an inquiry that is answered after so many minutes. */
async function answeredAfter(minutes: number): Promise<void> {
  const id = await postInquiry(member)
  passMinutes(minutes)
  const { statusCode } = await admin.post(`/admin/inquiries/${id}/answer`, {
    text: '確認いたします。',
    key: `answer ${id}`,
    close: true,
  })
  expect(statusCode).toBe(200)
}

it('is unknown until five inquiries were answered or wait, then their median, for 30 days', async () => {
  for (const minutes of [10, 40, 20, 30]) await answeredAfter(minutes)
  expect(await read()).toBeNull()
  await answeredAfter(15)
  expect(await read()).toBe(20)

  // Two that wait move the median with the time that they have waited.
  await postInquiry(member)
  await postInquiry(member)
  passMinutes(25)
  expect(await read()).toBe(25)
  passMinutes(120)
  expect(await read()).toBe(30)

  // One that the member closed without an answer tells nothing of the staff.
  const closed = await postInquiry(member)
  const response = await member.post(`/v2/support/chat/inquiry/close?inquiryId=${closed}`)
  expect(response.statusCode).toBe(200)
  expect(await read()).toBe(30)

  passMinutes(31 * 24 * 60)
  expect(await read()).toBeNull()
})
