import { createAiestheApp, createTestMember } from '@hibiki/aiesthe/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { demoMentalChecks, seedDemoMentalChecks } from './mental-checks.ts'

const aiesthe = await createAiestheApp()
await seedDemoMentalChecks(aiesthe.databaseUrl)
afterAll(() => aiesthe.close())

describe('demo mental checks', () => {
  it('can be answered once each, and do not change when seeded again', async () => {
    await seedDemoMentalChecks(aiesthe.databaseUrl)
    const member = await createTestMember(aiesthe, { language: 'en' })
    const due = (await member.get('/mental-check/can-do-mentalchecks')).json()
    expect(due.map(({ title }: { title: string }) => title)).toEqual([
      'Mind and body this week',
      'At the end of the day',
    ])
    for (const { id } of due) {
      const { items } = (await member.get(`/mental-check/get?mentalCheckId=${id}`)).json()
      const answers = items.map((item: { id: string; choices: { id: string }[] }) => ({
        itemId: item.id,
        choiceId: item.choices.at(-1)?.id,
      }))
      expect((await member.post('/mental-check/answer', { mentalCheckId: id, answers })).statusCode).toBe(200)
    }
    expect((await member.get('/mental-check/can-any-mentalcheck')).json()).toBe(false)
  })

  it('ask about every cluster, in both languages, with unique ids', () => {
    for (const { items } of demoMentalChecks) {
      expect(new Set(items.map(({ cluster }) => cluster))).toEqual(new Set([1, 2, 3, 4]))
      for (const { name, choices } of items)
        for (const { ja, en } of [name, ...choices.map(({ display }) => display)]) {
          expect(ja).toMatch(/\p{Script=Hiragana}/u)
          expect(en).toMatch(/^[\x20-\x7e]+$/)
        }
    }
    const ids = demoMentalChecks.flatMap(({ items }) =>
      items.flatMap((item) => [item.id, ...item.choices.map(({ id }) => id)]),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})
