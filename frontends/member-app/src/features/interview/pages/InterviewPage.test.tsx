import 'fake-indexeddb/auto'
import { createErrorResponse } from '@hibiki/api-mocks'
import { configure, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { collectPlayRecords, playAndFinishSound } from '../../../testing/play-and-finish-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'
import { ageGroups } from '../rules.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import '../../../app/member-routes.tsx'
import './InterviewPage.tsx'

const sound = {
  id: '0190a000-0000-7000-8000-0000000000ee',
  soundSrc: '/api/media/5?exp=1&sig=a',
  title: '凪',
  durationSeconds: 600,
  courseMinutes: null,
  frequencies: [],
  reason: 'いまのご回答をもとに選びました。',
}
const page = '/mypage/aiesthe/dr_ai_healthcare'

configure({ asyncUtilTimeout: 20_000 })

let media: ReturnType<typeof installFakeMedia>
let reports: ReturnType<typeof collectPlayRecords>
let sent: { age: string; body: unknown }[]

beforeEach(() => {
  media = installFakeMedia()
  signIn(createMember())
  reports = collectPlayRecords()
  sent = []
  server.use(
    ...ageGroups.map((age) =>
      http.post(`/aiesthe/dr-ai-healthcare/${age}`, async ({ readBody }) => {
        sent.push({ age, body: await readBody() })
        return sound
      }),
    ),
  )
})
afterEach(() => media.restore())

async function answer(user: UserEvent, question: string, choice: string) {
  await screen.findByRole('heading', { name: question })
  await user.click(screen.getByRole('button', { name: choice }))
}

async function answerFour(user: UserEvent, fourth: string) {
  await answer(user, 'よく眠れていますか？', 'いいえ')
  await answer(user, '食欲はありますか？', 'はい')
  await answer(user, '気分よく過ごせていますか？', 'いいえ')
  await answer(user, fourth, 'はい')
}
/** These tests run many steps with the whole page in a simulated browser. */
const timeout = 60_000
const bodyPart = 'いま、いちばん気になるところはどこですか？'

describe('/mypage/aiesthe/dr_ai_healthcare', () => {
  it('asks people under 65 five questions in a row and plays the chosen sound', {
    timeout: timeout,
  }, async () => {
    const { user } = await renderApp(page)
    expect(await screen.findByRole('heading', { name: 'あなたの年齢は？' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: '65歳未満' }))
    await answerFour(user, 'ものごとに集中できていますか？')
    expect(sent).toEqual([])
    await answer(user, bodyPart, '首・肩')
    expect(await screen.findByRole('region', { name: '首と肩の力を抜くひとときに' })).toBeTruthy()
    expect(await screen.findByText(sound.reason)).toBeTruthy()
    expect(sent).toEqual([
      { age: 'un64', body: { sleeping: 0, appetite: 1, well: 0, concentration: 1, bodyPart: 12 } },
    ])
    await playAndFinishSound(user, media, '凪')
    expect(reports.at(-1)).toMatchObject({ dmvTypeCode: '01', planCode: '02', vibrationId: sound.id })
  })

  it('asks people of 65 and over about forgetting, and shows the result even when the sound fails', {
    timeout: timeout,
  }, async () => {
    server.use(
      http.post('/aiesthe/dr-ai-healthcare/up65', async ({ readBody }) => {
        sent.push({ age: 'up65', body: await readBody() })
        return createErrorResponse(404, 'AIESTHE_NO_SOUND', '振動選択に失敗しました。')
      }),
    )
    const { user } = await renderApp(page)
    await user.click(await screen.findByRole('link', { name: '65歳以上' }))
    await answerFour(user, '最近、もの忘れが気になりますか？')
    await answer(user, bodyPart, 'ひざ')
    expect(await screen.findByRole('region', { name: 'ひざをいたわるひとときに' })).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toContain('振動選択に失敗しました。')
    expect(sent).toEqual([
      { age: 'up65', body: { sleeping: 0, appetite: 1, well: 0, forget: 1, bodyPart: 16 } },
    ])
  })

  it('restarts with やり直す, and goes back to the previous question', async () => {
    const { user, router } = await renderApp(`${page}/un64`)
    await answer(user, 'よく眠れていますか？', 'はい')
    await answer(user, '食欲はありますか？', 'はい')
    await screen.findByRole('heading', { name: '気分よく過ごせていますか？' })
    await router.navigate(-1)
    expect(await screen.findByRole('heading', { name: '食欲はありますか？' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '前の質問へ' }))
    await answer(user, 'よく眠れていますか？', 'いいえ')
    await screen.findByRole('heading', { name: '食欲はありますか？' })
    await user.click(screen.getByRole('button', { name: 'やり直す' }))
    expect(await screen.findByRole('heading', { name: 'よく眠れていますか？' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'やり直す' })).toBeNull()
  })

  it('takes a tap on a region of the drawn body as the answer', async () => {
    const { user, router } = await renderApp(`${page}/un64`)
    await answerFour(user, 'ものごとに集中できていますか？')
    await screen.findByRole('heading', { name: bodyPart })
    const region = document.querySelector('[data-body-part=knees]')
    if (region) await user.click(region)
    expect(await screen.findByRole('region', { name: 'ひざをいたわるひとときに' })).toBeTruthy()
    expect(router.state.location.state).toEqual({ answers: [0, 1, 0, 1, 16] })
  })

  it('counts a second tap on an answer for the same question', async () => {
    const { user, router } = await renderApp(`${page}/un64`)
    await screen.findByRole('heading', { name: 'よく眠れていますか？' })
    await user.dblClick(screen.getByRole('button', { name: 'はい' }))
    await screen.findByRole('heading', { name: '食欲はありますか？' })
    expect(router.state.location.state).toEqual({ answers: [1] })
  })

  it('keeps the answers out of the address', async () => {
    const { user, router } = await renderApp(`${page}/un64`)
    await answer(user, 'よく眠れていますか？', 'いいえ')
    await screen.findByRole('heading', { name: '食欲はありますか？' })
    await waitFor(() => expect(router.state.location.state).toEqual({ answers: [0] }))
    expect(router.state.location.pathname + router.state.location.search).toBe(`${page}/un64`)
  })

  it('shows the age choice for an unknown age group', async () => {
    await renderApp(`${page}/x`)
    expect(await screen.findByRole('heading', { name: 'あなたの年齢は？' })).toBeTruthy()
  })
})
