import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContract } from '../../../testing/create-contract.ts'
import { createMember } from '../../../testing/create-member.ts'
import { createSound } from '../../../testing/create-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import type { Contract } from '../../contracts/types.ts'
import { faceResult } from '../../face/testing/face-result.ts'
import type { FaceImages, FaceResult } from '../../face/types.ts'
import { planCodes } from '../../player/plan-codes.ts'
import { resumablePlayStore } from '../../player/record/resumable-play-store.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'
import '../../../app/member-routes.tsx'
import './TonightOverview.tsx'
import './TonightPage.tsx'
import '../../player/pages/PlayResultWithStreak.tsx'

const sound = createSound()
const course = { ...sound, durationSeconds: 24, courseMinutes: 10 }
const contract = (status: Contract['status'], nextBillDate: string | null = '2026-12-21') =>
  createContract({ status, nextBillDate })

let media: ReturnType<typeof installFakeMedia>

beforeEach(() => {
  media = installFakeMedia()
  server.use(
    http.get('/soundesthe/random', () => sound),
    http.get('/activity/weekly', () =>
      [0, 6, 2, 0, 0, 0, 0].map((score, day) => ({ label: `11/${16 + day}`, score })),
    ),
    http.get('/mental-check/can-any-mentalcheck', () => false),
    http.get('/payment/fetch-subscription', () => []),
    http.get('/aiesthe/my-history-count', () => 0),
    http.get('/aiesthe/my-history', () => []),
    http.post('/dmv/record-playing', () => ({})),
  )
})
afterEach(() => {
  media.restore()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

describe('tonight', () => {
  it("greets a member without a plan by name and plays tonight's sound with one tap", async () => {
    signIn(createMember())
    const { user } = await renderApp('/mypage')
    const title = await screen.findByRole('heading', {
      level: 1,
      name: /一般 花子さん。.*「夜の入り江」を。/,
    })
    expect(title).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: '再生する' }))
    await waitFor(() => expect(document.querySelector('audio')?.paused).toBe(false))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says how long the member has listened this evening after a play, until another sound is asked for', async () => {
    signIn(createMember())
    const { user, unmount } = await renderApp('/mypage/tonight')
    await user.click(await screen.findByRole('button', { name: '再生する' }))
    const audio = document.querySelector('audio') as HTMLAudioElement
    await waitFor(() => expect(audio.paused).toBe(false))
    media.advance(audio, 600)
    act(() => media.end(audio))
    await screen.findByRole('heading', { name: 'おつかれさまでした' })
    const head = () => screen.getByRole('heading', { level: 1 }).textContent
    expect(head()).toMatch(/(今朝|今日|今夜)は10分お聴きになりました。/)
    expect(head()).not.toContain('夜の入り江')
    unmount()

    await renderApp('/mypage/tonight')
    await screen.findByRole('button', { name: '再生する' })
    expect(head()).toMatch(/10分お聴きになりました。/)
    await user.click(await screen.findByRole('button', { name: '別の音' }))
    await waitFor(() => expect(head()).toContain('「夜の入り江」を。'))
  })

  it('asks for the sound that leads the evening, and for another that leads from then on', async () => {
    const asked: string[] = []
    server.use(
      http.get('/soundesthe/random', ({ request }) => {
        asked.push(new URL(request.url).search)
        return sound
      }),
    )
    signIn(createMember())
    const { user } = await renderApp('/mypage/tonight')
    for (const count of [2, 3]) {
      await user.click(await screen.findByRole('button', { name: '別の音' }))
      await waitFor(() => expect(asked).toHaveLength(count))
    }
    const another = '?tonight=true&another=true'
    expect(asked).toEqual(['?tonight=true', another, another])
  })

  it('shows the points of each day of the week', async () => {
    signIn(createMember())
    await renderApp('/mypage/tonight')
    const week = within(await screen.findByRole('region', { name: '今週' }))
    expect((await week.findAllByRole('listitem')).map((day) => day.firstChild?.textContent)).toEqual([
      expect.stringContaining('0'),
      expect.stringContaining('6'),
      expect.stringContaining('2'),
      ...Array.from({ length: 4 }, () => expect.stringContaining('0')),
    ])
  })

  it('shows what waits for the member, and nothing when nothing does', async () => {
    signIn(createMember({ premium: true, planName: 'プレミアム' }))
    const first = await renderApp('/mypage/tonight')
    await screen.findByRole('region', { name: '今週' })
    expect(screen.queryByRole('region', { name: 'お待ちしています' })).toBeNull()
    first.unmount()

    server.use(
      http.get('/mental-check/can-any-mentalcheck', () => true),
      http.get('/payment/fetch-subscription', () => [contract('30'), contract('40'), contract('10')]),
    )
    await renderApp('/mypage/tonight')
    const waiting = within(await screen.findByRole('region', { name: 'お待ちしています' }))
    await waitFor(() =>
      expect(
        waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['お支払いを確認できませんでした。カードをご確認ください', '/mypage/subscription-state'],
        ['機器の配送をお待ちください', '/mypage/subscription-state'],
        ['メンタルチェックにお答えいただけます', '/mypage/mentalcheck'],
      ]),
    )
  })

  it('shows the newest diagnosis with the small picture of both faces', async () => {
    signIn(createMember({ premium: true, planName: 'プレミアム' }))
    server.use(
      http.get('/aiesthe/my-history-count', () => 1),
      http.get('/aiesthe/my-history', () => [faceResult]),
    )
    await renderApp('/mypage/tonight')
    const newest = await screen.findByRole('region', { name: '前回の顔診断' })
    expect([...newest.querySelectorAll('img')].map((face) => face.getAttribute('src'))).toEqual([
      faceResult.beforePortrait,
      faceResult.afterPortrait,
    ])
  })

  it('shows the whole faces when a replica of the previous release names no portraits', async () => {
    signIn(createMember({ premium: true, planName: 'プレミアム' }))
    const { beforePortrait: _, afterPortrait: __, ...older } = faceResult
    const images = (face: string) => ({
      ...(faceResult.beforeProcFaceImgs as FaceImages),
      full: `/api/aiesthe/photos/${face}.full`,
    })
    server.use(
      http.get('/aiesthe/my-history-count', () => 1),
      http.get('/aiesthe/my-history', () => [
        { ...older, beforeProcFaceImgs: images('b'), afterProcFaceImgs: images('a') } as FaceResult,
      ]),
    )
    await renderApp('/mypage/tonight')
    const newest = await screen.findByRole('region', { name: '前回の顔診断' })
    expect([...newest.querySelectorAll('img')].map((face) => face.getAttribute('src'))).toEqual([
      '/api/aiesthe/photos/b.full',
      '/api/aiesthe/photos/a.full',
    ])
  })

  it('resumes its own sound, whatever plan an offline sound belongs to', async () => {
    const address = '/mypage/tonight'
    window.history.replaceState({}, '', address)
    const session = {
      playSessionId: 'play-1',
      userId: createMember().id,
      vibrationId: 'kept',
      plan: planCodes.kanade,
      startedAtMs: Date.now() - 60_000,
    }
    const kept = { ...sound, id: 'kept', title: '朝の霧' }
    resumablePlayStore.save({
      address,
      sound: kept,
      session,
      heardSeconds: 40,
      position: 40,
      savedAtMs: Date.now(),
    })
    const reports: unknown[] = []
    server.use(
      http.get('/soundesthe/random', () => HttpResponse.error()),
      http.post('/dmv/record-playing', async ({ readBody }) => {
        reports.push(await readBody())
        return {}
      }),
    )
    signIn(createMember())
    const { user } = await renderApp(address)
    const player = within(await screen.findByRole('region', { name: 'プレーヤー：朝の霧' }))
    const audio = document.querySelector('audio') as HTMLAudioElement
    audio.dispatchEvent(new Event('loadedmetadata'))
    await user.click(player.getByRole('button', { name: '再生する' }))
    await waitFor(() => expect(audio.paused).toBe(false))
    media.advance(audio, 20)
    await user.click(player.getByRole('button', { name: '一時停止する' }))
    const record = { playSessionId: 'play-1', ...planCodes.kanade, totalPlayingTime: '00:01:00' }
    await waitFor(() => expect(reports.at(-1)).toMatchObject(record))
  })

  it.each([
    ['offers', 'halfway through', { position: 300 }, true],
    ['does not offer', 'at its end', { position: 600 }, false],
    ['does not offer', 'a moment before its end', { position: 598.6 }, false],
    ['offers', 'halfway through a course of a short sound', { position: 300, sound: course }, true],
    ['does not offer', 'at the end of a course', { position: 600, sound: course }, false],
  ])('%s to resume a sound that was left %s', async (_, __, left, isOffered) => {
    resumablePlayStore.save({
      address: '/mypage/soundesthe/random',
      sound,
      session: {
        playSessionId: 'play-2',
        userId: createMember().id,
        vibrationId: sound.id,
        plan: planCodes.soundestheRandom,
        startedAtMs: Date.now() - 900_000,
      },
      heardSeconds: left.position,
      savedAtMs: Date.now(),
      ...left,
    })
    signIn(createMember())
    await renderApp('/mypage/tonight')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryAllByRole('link', { name: '「夜の入り江」の続き（5:00から）' })).toHaveLength(
      isOffered ? 1 : 0,
    )
    expect(screen.queryAllByRole('link', { name: /の続き/ })).toHaveLength(isOffered ? 1 : 0)
  })

  it('redirects enterprise accounts to another page', async () => {
    signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
    const { router } = await renderApp('/mypage/tonight')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/settings'))
  })
})
