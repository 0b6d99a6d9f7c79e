import { createErrorResponse } from '@hibiki/api-mocks'
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { createRecordQueue } from '../../player/record/record-queue.ts'
import type { PlayedTime } from '../rules.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './ActivityPage.tsx'

const days = (...scores: number[]) => scores.map((score, day) => ({ label: `11/${16 + day}`, score }))
const none = { hour: 0, minutes: 0, seconds: 0 }
const months = (last: PlayedTime, before: PlayedTime = none) =>
  Array.from({ length: 12 }, (_, month) => ({
    label: `2026/${String(month + 1).padStart(2, '0')}`,
    aiEstheTime: none,
    medicalSoundTime: month === 11 ? last : month === 9 ? before : none,
  }))

const advice = {
  dullnessElimination: '朝の5分から始めてみましょう。',
  rejuvenationAdvice: '同じ時間に聴くと続けやすくなります。',
  attractivenessUp: 'ゆっくり息をしながらお聴きください。',
}

interface Answers {
  week?: number[]
  last?: PlayedTime
  /** The member listened in October. */
  october?: PlayedTime
  percent?: number
}

function response({ week, last, october, percent }: Answers = {}) {
  server.use(
    http.get('/activity/weekly', () => days(...(week ?? [0, 0, 0, 0, 0, 0, 0]))),
    http.get('/v2/activity/monthly', () => months(last ?? none, october)),
    http.get('/v2/activity/rank', () => ({ month: '2026/10', percent: percent ?? 12 })),
    http.get('/activity/advice', () => ({ version: 1, ...advice })),
  )
}

beforeEach(() => {
  signIn(createMember())
  // jsdom has no layout, so the chart renders nothing here and is checked in a browser.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('/mypage/activity', () => {
  it.each([
    [[6, 6, 6, 0, 0, 0, 0], 'ブロンズ', 'あと1点でシルバーです'],
    [[6, 6, 6, 1, 0, 0, 0], 'シルバー', 'あと6点でゴールドです'],
    [[6, 6, 6, 6, 6, 6, 5], 'ダイヤモンド', 'いちばん上のランクです'],
  ])('shows the week of %j as %s', async (week, tier, next) => {
    response({ week })
    await renderApp('/mypage/activity')
    const rank = await screen.findByRole('region', { name: '今週' })
    expect(await within(rank).findByText(tier)).toBeTruthy()
    expect(within(rank).getByText(next)).toBeTruthy()
    expect(within(rank).getByText('11/16（月）6点')).toBeTruthy()
  })

  it('shows the months as a table too, newest first', async () => {
    response({ last: { hour: 1, minutes: 20, seconds: 5 } })
    const { user } = await renderApp('/mypage/activity')
    await user.click(await screen.findByRole('button', { name: '表で見る' }))
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(13)
    expect(rows[1]?.textContent).toBe('2026/120分0秒1時間20分')
  })

  it('shows the moods of the weeks in one measured sentence, and nothing before the first check-in', async () => {
    response()
    server.use(http.get('/aiesthe/check-in-weeks', () => []))
    const { unmount } = await renderApp('/mypage/activity')
    await screen.findByRole('region', { name: '月ごとの利用時間' })
    expect(screen.queryByRole('region', { name: '気分の記録' })).toBeNull()
    unmount()
    server.use(
      http.get('/aiesthe/check-in-weeks', () => [
        { monday: '2026-11-02', count: 4, better: 3, meanBefore: 2, meanAfter: 3.75 },
        { monday: '2026-11-16', count: 2, better: 1, meanBefore: 3.5, meanAfter: 3.5 },
      ]),
    )
    await renderApp('/mypage/activity')
    const moods = within(await screen.findByRole('region', { name: '気分の記録' }))
    expect(moods.getByText('聴いたあとの方が良かったのは、6回中4回でした。')).toBeTruthy()
    expect(moods.getAllByRole('listitem').map((week) => week.textContent)).toEqual([
      '11月2日からの週：2から3.75（4回）',
      '11月16日からの週：3.5から3.5（2回）',
      '1：つらい　5：とても良い',
    ])
  })

  it('leads to the sounds while nothing is recorded', async () => {
    response()
    await renderApp('/mypage/activity')
    expect(await screen.findByText(/まだ記録がありません/)).toBeTruthy()
    expect(screen.getByRole('link', { name: '音を選ぶ' }).getAttribute('href')).toBe('/mypage/soundesthe')
  })

  it("shows the server's message when loading fails, and retries", async () => {
    response()
    server.use(
      http.get('/activity/weekly', () => createErrorResponse(400, 'E3001', 'しばらくお待ちください。')),
    )
    const { user } = await renderApp('/mypage/activity')
    const rank = await screen.findByRole('region', { name: '今週' })
    expect(await within(rank).findByText('しばらくお待ちください。')).toBeTruthy()
    response({ week: [6, 6, 6, 6, 6, 0, 0] })
    await user.click(within(rank).getByRole('button', { name: 'もう一度試す' }))
    expect(await within(rank).findByText('ゴールド')).toBeTruthy()
  })

  it('sends records left behind by an earlier visit and then shows the new figures', async () => {
    response({ week: [0, 0, 0, 0, 0, 0, 0] })
    let recorded = false
    server.use(
      http.post('/dmv/record-playing', () => {
        recorded = true
        response({ week: [6, 6, 6, 1, 0, 0, 0] })
        return {}
      }),
    )
    await createRecordQueue().put({
      playSessionId: 'play-1',
      userId: createMember().id,
      revision: 1,
      report: {
        dmvTypeCode: '02',
        planCode: '01',
        playSessionId: 'play-1',
        vibrationId: 'sound-1',
        startDateTime: '2026-11-21 12:00:00',
        endDateTime: '2026-11-21 12:30:00',
        totalPlayingTime: '00:30:00',
      },
    })
    await renderApp('/mypage/activity')
    await waitFor(() => expect(recorded).toBe(true))
    expect(await screen.findByText('シルバー')).toBeTruthy()
  })

  it.each([
    [12, '上位12%'],
    [99, '上位99%'],
    [100, '上位50%以下'],
  ])('shows a rank of %d percent as %s', async (percent, words) => {
    response({ percent, october: { hour: 0, minutes: 5, seconds: 0 } })
    await renderApp('/mypage/activity')
    const rank = await screen.findByRole('region', { name: '先月のランキング' })
    expect(await within(rank).findByText(words)).toBeTruthy()
    expect(within(rank).getByText('10月の利用時間')).toBeTruthy()
  })

  it('shows no rank for a month without a play', async () => {
    response({ percent: 100 })
    await renderApp('/mypage/activity')
    await screen.findByRole('region', { name: 'あなたへのアドバイス' })
    await screen.findByText(/まだ記録がありません/)
    expect(screen.queryByRole('region', { name: '先月のランキング' })).toBeNull()
  })

  it('shows the minutes of this month, also above its bar', async () => {
    response({ last: { hour: 1, minutes: 20, seconds: 5 } })
    await renderApp('/mypage/activity')
    const now = within(await screen.findByRole('region', { name: '今月' }))
    expect(await now.findByText('80分')).toBeTruthy()
    const plot = await screen.findByRole('img', { name: /月ごとの利用時間のグラフ/ })
    expect(within(plot).getByText('80')).toBeTruthy()
  })

  it.each([
    [30, '1分未満', '0'],
    [59, '1分未満', '0'],
    [60, '1分', '1'],
    [119, '1分', '1'],
  ])('counts only full minutes: %s seconds are %s', async (seconds, text, aboveBar) => {
    response({ last: { hour: 0, minutes: Math.floor(seconds / 60), seconds: seconds % 60 } })
    await renderApp('/mypage/activity')
    const now = within(await screen.findByRole('region', { name: '今月' }))
    expect(await now.findByText(text)).toBeTruthy()
    const plot = await screen.findByRole('img', { name: /月ごとの利用時間のグラフ/ })
    expect(within(plot).getAllByText(aboveBar).length).toBeGreaterThan(0)
  })

  it('shows how many minutes are missing for a day to count', async () => {
    response()
    server.use(
      http.get('/activity/streak', () => ({
        days: 0,
        todayDone: false,
        secondsToGo: 30,
        freezeLeft: 1,
        weekdays: [1],
      })),
    )
    await renderApp('/mypage/activity')
    const streak = within(await screen.findByRole('region', { name: '続けた日数' }))
    expect(await streak.findByText('今日の分まで、あと30秒です。')).toBeTruthy()
  })

  it('shows the start of a streak without a zero', async () => {
    response()
    server.use(
      http.get('/activity/streak', () => ({
        days: 0,
        todayDone: false,
        secondsToGo: null,
        freezeLeft: 1,
        weekdays: [1],
      })),
    )
    await renderApp('/mypage/activity')
    const streak = within(await screen.findByRole('region', { name: '続けた日数' }))
    expect(await streak.findByText('今日から')).toBeTruthy()
    expect(streak.queryByText(/お休み/)).toBeNull()
  })

  it('shows three pieces of advice, and none to enterprise users', async () => {
    response()
    const view = await renderApp('/mypage/activity')
    const region = await screen.findByRole('region', { name: 'あなたへのアドバイス' })
    for (const words of Object.values(advice)) expect(await within(region).findByText(words)).toBeTruthy()
    view.unmount()

    signIn(createMember({ enterprise: true }))
    await renderApp('/mypage/activity')
    await screen.findByRole('region', { name: '今週' })
    expect(screen.queryByRole('region', { name: 'あなたへのアドバイス' })).toBeNull()
  })

  it('shows the streak and saves the chosen weekdays', async () => {
    response()
    let weekdays = [1, 2, 3, 4, 5]
    server.use(
      http.get('/activity/streak', () => ({
        days: 9,
        todayDone: true,
        secondsToGo: null,
        freezeLeft: 0,
        weekdays,
      })),
      http.post('/activity/streak-days', async ({ readBody }) => {
        weekdays = (await readBody()).weekdays
        return {}
      }),
    )
    const { user } = await renderApp('/mypage/activity')
    const streak = within(await screen.findByRole('region', { name: '続けた日数' }))
    expect(await streak.findByText('9日連続')).toBeTruthy()
    expect(streak.getByText('今日の分は、もう聴きました。')).toBeTruthy()
    expect(streak.getByText('今週のお休みは使いました。')).toBeTruthy()
    await user.click(screen.getByText('聴きたい曜日'))
    await user.click(screen.getByRole('button', { name: '土' }))
    await waitFor(() => expect(weekdays).toEqual([1, 2, 3, 4, 5, 6]))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '土' }).getAttribute('aria-pressed')).toBe('true'),
    )
  })

  it("shows the week's notice once, and nothing when it cannot be loaded", async () => {
    response()
    server.use(
      http.get('/v1/activity/notice', () => ({ message: '先週は35分お聴きになりました。', ...advice })),
    )
    const view = await renderApp('/mypage/activity')
    const notice = await screen.findByRole('region', { name: '先週は35分お聴きになりました。' })
    expect(within(notice).getByText(advice.attractivenessUp)).toBeTruthy()
    await view.user.click(within(notice).getByRole('button', { name: '閉じる' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.queryByText('先週は35分お聴きになりました。')).toBeNull())
    view.unmount()

    server.use(http.get('/v1/activity/notice', () => createErrorResponse(500, 'E5000', '失敗')))
    await renderApp('/mypage/activity')
    await screen.findByRole('region', { name: '今週' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('失敗')).toBeNull()
  })

  it('shows the guidance with the sentence that it is no medical treatment', async () => {
    response()
    const { user } = await renderApp('/mypage/activity')
    await user.click(await screen.findByText('体感の目安'))
    expect(screen.getAllByRole('term')).toHaveLength(6)
    expect(screen.getByText(/医療行為ではありません/)).toBeTruthy()
  })
})
