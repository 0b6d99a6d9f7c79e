import { randomUUID } from 'node:crypto'
import { createAiestheApp, createTestMember } from '@hibiki/aiesthe/testing'
import { afterAll, expect, it } from 'vitest'
import { seedDemoDiagnoses } from './diagnoses.ts'
import { seedDemoMentalCheckAnswers } from './mental-check-answers.ts'
import { seedDemoMentalChecks } from './mental-checks.ts'

const aiesthe = await createAiestheApp()
afterAll(() => aiesthe.close())

it('gives members diagnoses with pictures and check answers once, and leaves later diagnoses to them', async () => {
  const member = await createTestMember(aiesthe, { dataUse: false })
  const sounds = ([1, 2, 3, 4] as const).map((cluster) => ({
    soundId: randomUUID(),
    cluster,
    minutesCourse: 10,
  }))
  await seedDemoMentalChecks(aiesthe.databaseUrl)
  for (let time = 0; time < 2; time++) {
    await seedDemoDiagnoses(aiesthe.context, {
      members: [{ memberId: member.userId, publishes: true }],
      sounds,
    })
    await seedDemoMentalCheckAnswers(aiesthe.context, [member.userId])
  }
  expect((await member.get('/aiesthe/my-history-count')).json()).toBe(5)
  const [newest] = (await member.get('/aiesthe/my-history?page=0&size=5')).json()
  const result = await member.get(`/aiesthe/detect-result?detectId=${newest.id}`)
  expect(result.statusCode).toBe(200)
  expect(result.json().afterProcFaceImgs.full.length).toBeGreaterThan(1000)
  expect(await aiesthe.outbox('aiesthe.diagnosis-completed.v2')).toHaveLength(5)
  expect(await aiesthe.outbox('aiesthe.publication-changed.v1')).toHaveLength(5)
  expect(await aiesthe.outbox('aiesthe.sound-chosen.v1')).toEqual([])
  const answers = aiesthe.database.db.selectFrom('mental_check_answers').select('answered_at')
  expect((await answers.where('member_id', '=', member.userId).execute()).length).toBeGreaterThan(5)
  expect((await member.get('/mental-check/can-any-mentalcheck')).json()).toBe(true)
})
