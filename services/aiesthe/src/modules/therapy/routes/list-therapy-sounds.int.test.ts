import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { addTestSounds, createAiestheApp, createTestMember } from '../../../testing/aiesthe-app.ts'
import { completeDiagnosis } from '../../../testing/diagnoses.ts'
import { createFakeExaminer } from '../../../testing/fake-examiner.ts'
import { savePublishedSound, saveSoundWithdrawal } from '../../sounds/sounds.sql.ts'

const examiner = createFakeExaminer()
const therapy: Record<string, string> = {}
const aiesthe = await createAiestheApp(examiner)
await addTestSounds(aiesthe)
await aiesthe.database.db.transaction().execute(async (trx) => {
  for (const cluster of [1, 2, 3, 4])
    for (const bodyParts of [['eyes'], ['mouth'], ['eyes', 'mouth']]) {
      const soundId = randomUUID()
      const name = `${cluster} ${bodyParts.join(' ')}`
      therapy[name] = soundId
      await savePublishedSound(trx, {
        soundId,
        kind: 'sound_therapy',
        cluster,
        minutesCourse: null,
        bodyParts,
        genre: { ja: 'アンビエント', en: 'Ambient' },
        composer: '作曲 澪',
        effects: ['深い呼吸'],
        durationSeconds: 300,
        title: { ja: name, en: name },
        publishedAt: new Date('2026-11-01T00:00:00Z'),
      })
    }
})
afterAll(() => aiesthe.close())
beforeEach(() => {
  aiesthe.clock.now = new Date('2026-11-21T03:00:00Z')
})

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const clusterOf = async (soundId: string) =>
  (
    await aiesthe.database.db
      .selectFrom('sounds')
      .select('cluster')
      .where('sound_id', '=', soundId)
      .executeTakeFirstOrThrow()
  ).cluster

const list = '/aiesthe/sound-therapy/list'

describe('GET /aiesthe/sound-therapy/list', () => {
  it('returns the sounds of a course, for one body part or for all', async () => {
    const member = await createTestMember(aiesthe)
    const titles = async (query: string) =>
      (await member.get(`${list}?${query}`)).json().map((sound: { title: string }) => sound.title)
    expect(await titles('clusterId=2')).toEqual(['2 eyes', '2 eyes mouth', '2 mouth'])
    expect(await titles('clusterId=2&bodyPart=eyes')).toEqual(['2 eyes', '2 eyes mouth'])
    expect(await titles('clusterId=2&bodyPart=mouth')).toEqual(['2 eyes mouth', '2 mouth'])
  })

  it('returns genre, composer, effects and frequencies of a sound as they were published', async () => {
    const soundId = randomUUID()
    await aiesthe.deliver('content.sound-published.v2', {
      soundId,
      kind: 'sound_therapy',
      cluster: 1,
      minutesCourse: null,
      bodyParts: ['eyes'],
      tags: [],
      title: { ja: '朝露', en: 'Dew' },
      genre: { ja: 'ピアノ', en: 'Piano' },
      composer: '水野 澪',
      effects: ['集中', '前向き'],
      durationSeconds: 300,
      at: '2026-11-20T00:00:00Z',
    })
    await aiesthe.deliver('content.sound-measured.v1', {
      soundId,
      kind: 'sound_therapy',
      frequencies: [44, 220.5],
      at: '2026-11-20T00:00:00Z',
    })
    const member = await createTestMember(aiesthe, { language: 'en' })
    const rows: { id: string }[] = (await member.get(`${list}?clusterId=1`)).json()
    expect(rows.find(({ id }) => id === soundId)).toMatchObject({
      title: 'Dew',
      genre: 'Piano',
      composer: '水野 澪',
      effects: ['集中', '前向き'],
      frequencies: [44, 220.5],
    })
  })

  it('course 9 follows the last face diagnosis before this week, and stays the same all week', async () => {
    const member = await createTestMember(aiesthe)
    const week = async () =>
      new Set(
        (await member.get(`${list}?clusterId=9`))
          .json()
          .map((sound: { clusterId: number }) => sound.clusterId),
      )
    aiesthe.clock.now = new Date('2026-11-15T14:59:59Z')
    examiner.usable({ ANGRY: 90, SAD: 0 })
    await completeDiagnosis(member)
    aiesthe.clock.now = new Date('2026-11-16T03:00:00Z')
    expect(await week()).toEqual(new Set([4]))
    examiner.usable({ FEAR: 90, SAD: 0 })
    await completeDiagnosis(member)
    aiesthe.clock.now = new Date('2026-11-22T14:59:59Z')
    expect(await week()).toEqual(new Set([4]))
    aiesthe.clock.now = new Date('2026-11-22T15:00:00Z')
    expect(await week()).toEqual(new Set([2]))
  })

  it('course 9 stays until the end of the week even if the result it came from is deleted', async () => {
    const member = await createTestMember(aiesthe)
    const shown = async () => (await member.get(`${list}?clusterId=9`)).json()[0].clusterId
    aiesthe.clock.now = new Date('2026-11-14T03:00:00Z')
    const results: string[] = []
    for (const emotions of [
      { FEAR: 90, SAD: 0 },
      { ANGRY: 90, SAD: 0 },
    ]) {
      examiner.usable(emotions)
      results.push(await completeDiagnosis(member))
      aiesthe.clock.now = new Date('2026-11-15T03:00:00Z')
    }
    aiesthe.clock.now = new Date('2026-11-17T03:00:00Z')
    expect(await Promise.all([shown(), shown(), shown()])).toEqual([4, 4, 4])
    await member.post('/aiesthe/delete-result', { detectId: results[1] })
    aiesthe.clock.now = new Date('2026-11-22T14:59:59Z')
    expect(await shown()).toBe(4)
    aiesthe.clock.now = new Date('2026-11-22T15:00:00Z')
    expect(await shown()).toBe(2)
  })

  it('rejects an unknown course or body part with 400 E3001', async () => {
    const member = await createTestMember(aiesthe)
    for (const query of [
      'clusterId=0',
      'clusterId=5',
      'clusterId=8',
      'clusterId=10',
      '',
      'clusterId=1&bodyPart=nose',
    ])
      expect(outcome(await member.get(`${list}?${query}`))).toEqual([400, 'E3001'])
  })
})

describe('GET /aiesthe/sound-therapy/sound', () => {
  const url = (id = '') => `/aiesthe/sound-therapy/sound?soundSrcId=${id}`

  it('returns the sound, and 404 for a sound of another kind, a withdrawn one or an unknown one', async () => {
    const member = await createTestMember(aiesthe)
    expect((await member.get(url(therapy['3 mouth']))).json()).toMatchObject({
      title: '3 mouth',
      bodyParts: ['mouth'],
      clusterId: 3,
    })
    const chosen = (await member.get('/aiesthe/random')).json().id
    const gone = therapy['4 mouth'] ?? ''
    await aiesthe.database.db.transaction().execute((trx) => saveSoundWithdrawal(trx, gone, new Date()))
    for (const id of [chosen, gone, randomUUID()])
      expect(outcome(await member.get(url(id)))).toEqual([404, 'AIESTHE_NO_SOUND'])
    expect((await member.get(url('1'))).statusCode).toBe(400)
  })
})

describe.each([
  ['/aiesthe/dr-ai-healthcare/un64', { concentration: 1 }, { concentration: 0 }],
  ['/aiesthe/dr-ai-healthcare/up65', { forget: 0 }, { forget: 1 }],
  ['/un64', { concentration: 1 }, { concentration: 0 }],
  ['/up65', { forget: 0 }, { forget: 1 }],
])('POST %s', (url, fine, amiss) => {
  const answers = { sleeping: 1, appetite: 1, well: 1, bodyPart: 12 }

  it('always returns a sound of the type that the answers ask for, with that reason', async () => {
    const member = await createTestMember(aiesthe)
    for (let time = 0; time < 40; time++) {
      const { id, reason } = (await member.post(url, { ...answers, ...amiss })).json()
      expect(await clusterOf(id)).toBe(1)
      expect(reason).toBe('いまのご回答をもとに、「朝の目覚め」の振動を選びました。')
    }
  })

  it('gives the answers as the reason even where they suit every type alike', async () => {
    const member = await createTestMember(aiesthe)
    for (let time = 0; time < 40; time++) {
      const { reason } = (await member.post(url, { ...answers, ...fine })).json()
      expect(reason).toMatch(/^いまのご回答をもとに、「[^」]+」の振動を選びました。$/)
    }
  })

  it('rejects answers other than yes and no, unknown body parts and missing answers with 400 E3001', async () => {
    const member = await createTestMember(aiesthe)
    for (const body of [
      { ...answers },
      { ...answers, ...fine, sleeping: 2 },
      { ...answers, ...fine, well: 'gut' },
      ...[9, 18, 98].map((bodyPart) => ({ ...answers, ...fine, bodyPart })),
    ])
      expect(outcome(await member.post(url, body))).toEqual([400, 'E3001'])
    for (const bodyPart of [10, 17, 99])
      expect((await member.post(url, { ...answers, ...fine, bodyPart })).statusCode).toBe(200)
  })

  it('rejects a member without consent with 422, and without the plan with 409 despite the authority ai_esthe', async () => {
    const body = { ...answers, ...fine }
    expect(outcome(await (await createTestMember(aiesthe, { agreed: false })).post(url, body))).toEqual([
      422,
      'E4003',
    ])
    const granted = await createTestMember(aiesthe, {
      functions: ['aiesthe'],
      session: { authorities: ['ai_esthe'] },
    })
    expect(outcome(await granted.post(url, body))).toEqual([409, 'E2002'])
  })
})

describe('access to sound therapy', () => {
  it.each([`${list}?clusterId=1`, `/aiesthe/sound-therapy/sound?soundSrcId=${randomUUID()}`])(
    'GET %s requires consent, the plan and a member session that is not enterprise',
    async (url) => {
      expect(outcome(await (await createTestMember(aiesthe, { agreed: false })).get(url))).toEqual([
        422,
        'E4003',
      ])
      expect(outcome(await (await createTestMember(aiesthe, { functions: ['aiesthe'] })).get(url))).toEqual([
        409,
        'E2002',
      ])
      const enterprise = await createTestMember(aiesthe, { session: { roles: ['ROLE_ENTERPRISE'] } })
      expect((await enterprise.get(url)).statusCode).toBe(403)
      expect((await aiesthe.app.inject(url)).statusCode).toBe(401)
    },
  )
})
