import 'fake-indexeddb/auto'
import { createErrorResponse } from '@hibiki/api-mocks'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { createSound } from '../../../testing/create-sound.ts'
import { collectPlayRecords, findPlayer, playAndFinishSound } from '../../../testing/play-and-finish-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { resetPlays } from '../../../testing/reset-plays.ts'
import { http, server, signIn } from '../../../testing/server.ts'
import '../../../app/member-routes.tsx'
import '../../aiesthe/pages/AiEstheRandomPage.tsx'
import '../../soundesthe/pages/SoundRandomPage.tsx'
import '../check-in/CheckInBefore.tsx'
import './PlayResultWithStreak.tsx'
import type { CheckInReport } from '../check-in/check-in-sync.ts'
import { installFakeMedia } from '../testing/fake-media.ts'

const sound = createSound()
const askBefore = 'いまの気分は？'
const askAfter = '聴いたあとの気分は？'

let media: ReturnType<typeof installFakeMedia>
let reports: CheckInReport[]

beforeEach(() => {
  media = installFakeMedia()
  signIn(createMember())
  reports = []
  collectPlayRecords()
  server.use(
    http.get('/soundesthe/random', () => sound),
    http.get('/aiesthe/random', () => ({
      ...sound,
      courseMinutes: 10,
      reason: 'あなたに合う振動を知るためです。',
    })),
    http.post('/aiesthe/check-in', async ({ readBody }) => {
      reports.push((await readBody()) as CheckInReport)
      return {}
    }),
  )
})
afterEach(async () => {
  cleanup()
  await resetPlays()
  media.restore()
  localStorage.clear()
  sessionStorage.clear()
})

const findFaces = (question: string) => screen.findByRole('group', { name: question })

describe('the check-in of a play', () => {
  it('is sent when the sound begins and completed by one tap after it', async () => {
    const { user } = await renderApp('/mypage/soundesthe/random')
    const faces = within(await findFaces(askBefore))
    expect(faces.getAllByRole('button').map((face) => face.getAttribute('aria-label'))).toEqual([
      'つらい',
      '少しつらい',
      'ふつう',
      '良い',
      'とても良い',
    ])
    await user.click(faces.getByRole('button', { name: '少しつらい' }))
    expect(reports).toEqual([])
    await playAndFinishSound(user, media, sound.title)
    await user.click(within(await findFaces(askAfter)).getByRole('button', { name: '良い' }))
    const change = within(await screen.findByRole('region', { name: '気分の変化' }))
    expect(change.getByRole('status').textContent).toBe('聴く前少しつらい聴いたあと良い')
    await waitFor(() => expect(reports).toHaveLength(2))
    expect(reports).toMatchObject([
      { vibrationId: sound.id, before: 2, revision: 1 },
      { vibrationId: sound.id, before: 2, after: 4, revision: 2 },
    ])
    expect(new Set(reports.map(({ playSessionId }) => playSessionId)).size).toBe(1)
  })

  it('is not shown as answered when the member has not consented, but says so, and is asked again', async () => {
    const refuse = () => createErrorResponse(422, 'E4003', 'データ提供への同意が必要です。')
    server.use(http.post('/aiesthe/check-in', refuse))
    const { user } = await renderApp('/mypage/soundesthe/random')
    await findFaces(askBefore)
    await playAndFinishSound(user, media, sound.title)
    await user.click(within(await findFaces(askAfter)).getByRole('button', { name: '良い' }))
    const section = within(await screen.findByRole('region', { name: askAfter }))
    expect(await section.findByText('保存できませんでした。データ提供への同意が必要です。')).toBeDefined()
    expect(section.getByRole('link', { name: '同意の設定へ' }).getAttribute('href')).toBe('/mypage/settings')
    expect(screen.queryByRole('region', { name: '気分の変化' })).toBeNull()
    const faces = within(await findFaces(askAfter))
    expect(faces.queryByRole('button', { pressed: true })).toBeNull()
    server.use(
      http.post('/aiesthe/check-in', async ({ readBody }) => {
        reports.push((await readBody()) as CheckInReport)
        return {}
      }),
    )
    await user.click(faces.getByRole('button', { name: 'ふつう' }))
    await screen.findByRole('region', { name: '気分の変化' })
    await waitFor(() => expect(reports).toMatchObject([{ after: 3 }]))
  })

  it('asks for the comparison instead after a sound of the AI without a mood before', async () => {
    const { user } = await renderApp('/mypage/aiesthe/random')
    await findFaces(askBefore)
    await playAndFinishSound(user, media, sound.title)
    expect(await screen.findByRole('heading', { name: 'いかがでしたか' })).toBeTruthy()
    expect(screen.queryByRole('group', { name: askAfter })).toBeNull()
  })

  it('asks nothing on a device that has hidden the question, and plays as ever', async () => {
    localStorage.setItem('hibiki.check-in', 'hidden')
    const { user } = await renderApp('/mypage/soundesthe/random')
    await findPlayer(sound.title)
    await act(async () => undefined)
    expect(screen.queryByRole('group', { name: askBefore })).toBeNull()
    await playAndFinishSound(user, media, sound.title)
    expect(screen.queryByRole('group', { name: askAfter })).toBeNull()
    expect(reports).toEqual([])
  })
})
