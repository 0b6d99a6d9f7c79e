import 'fake-indexeddb/auto'
import { createErrorResponse } from '@hibiki/api-mocks'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { createSound } from '../../../testing/create-sound.ts'
import type { PlayRecord } from '../../../testing/play-and-finish-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './SoundRandomPage.tsx'

const sound = createSound({ tags: ['おやすみ', '水'] })

let media: ReturnType<typeof installFakeMedia>
let reports: PlayRecord[]

/** From now on the server accepts records for the current member. */
function takeRecords() {
  server.use(
    http.post('/dmv/record-playing', async ({ request, readBody }) => {
      if (request.headers.get('X-Hibiki-Member') !== createMember().id)
        return createErrorResponse(409, 'CONTENT_PLAY_OF_ANOTHER', 'ほかの会員の再生のため、記録できません。')
      reports.push(await readBody())
      return {}
    }),
  )
}

async function openPage() {
  const view = await renderApp('/mypage/soundesthe/random')
  const player = await screen.findByRole('region', { name: 'プレーヤー：夜の入り江' })
  const audio = player.querySelector('audio')
  if (!audio) throw new Error('the player has no audio element')
  return { ...view, player, audio, in: within(player) }
}

beforeEach(() => {
  media = installFakeMedia({ loads: (src) => !src.includes('broken') })
  reports = []
  signIn(createMember())
  server.use(http.get('/soundesthe/random', () => sound))
  takeRecords()
})
afterEach(() => media.restore())

describe('/mypage/soundesthe/random', () => {
  it('shows the sound with genre and tags', async () => {
    const page = await openPage()
    expect(page.in.getByRole('heading', { name: '夜の入り江' })).toBeTruthy()
    expect(page.in.getByText('自然音・長崎')).toBeTruthy()
    expect(within(page.in.getByRole('list', { name: 'タグ' })).getAllByRole('listitem')).toHaveLength(2)
    expect(page.in.getByRole('slider', { name: '再生位置' }).getAttribute('aria-valuetext')).toBe(
      '0分0秒（全体 10分0秒）',
    )
  })

  it('plays, cannot be finished while playing, and ends with one record and a result', async () => {
    const page = await openPage()
    await page.user.click(page.in.getByRole('button', { name: '再生する' }))
    media.advance(page.audio, 7)
    expect((await page.in.findByRole('button', { name: '終了する' })).hasAttribute('disabled')).toBe(true)
    await page.user.click(page.in.getByRole('button', { name: '一時停止する' }))
    await page.user.click(page.in.getByRole('button', { name: '終了する' }))

    const result = await screen.findByRole('region', { name: 'おつかれさまでした' })
    expect(within(result).getByText('0:07')).toBeTruthy()
    expect(await within(result).findByText('保存しました')).toBeTruthy()
    expect(within(result).getByRole('link', { name: 'ご利用状況を見る' }).getAttribute('href')).toBe(
      '/mypage/activity',
    )
    expect(new Set(reports.map((report) => report.playSessionId)).size).toBe(1)
    expect(reports.at(-1)).toMatchObject({
      dmvTypeCode: '02',
      planCode: '01',
      vibrationId: sound.id,
      totalPlayingTime: '00:00:07',
    })
  })

  it('records the play when the member leaves the page', async () => {
    const page = await openPage()
    await page.user.click(page.in.getByRole('button', { name: '再生する' }))
    media.advance(page.audio, 12)
    await page.router.navigate('/environment')
    await waitFor(() => expect(reports.at(-1)?.totalPlayingTime).toBe('00:00:12'))
  })

  it('shows that a record waits for the network and sends it on request', async () => {
    server.use(http.post('/dmv/record-playing', () => HttpResponse.error()))
    const page = await openPage()
    await page.user.click(page.in.getByRole('button', { name: '再生する' }))
    media.advance(page.audio, 6)
    await page.user.click(page.in.getByRole('button', { name: '一時停止する' }))
    expect(await page.in.findByText('通信を待っています')).toBeTruthy()

    takeRecords()
    await page.user.click(page.in.getByRole('button', { name: '今すぐ送る' }))
    expect(await page.in.findByText('保存しました')).toBeTruthy()
    expect(reports).toHaveLength(1)
  })

  it('shows why a record was refused', async () => {
    server.use(
      http.post('/dmv/record-playing', () =>
        createErrorResponse(400, 'E3001', '再生時間が正しくありません。'),
      ),
    )
    const page = await openPage()
    await page.user.click(page.in.getByRole('button', { name: '再生する' }))
    media.advance(page.audio, 6)
    await page.user.click(page.in.getByRole('button', { name: '一時停止する' }))
    expect(
      await page.in.findByText('この再生は記録できませんでした。再生時間が正しくありません。'),
    ).toBeTruthy()
  })

  it('replaces the sound by another one', async () => {
    const page = await openPage()
    server.use(http.get('/soundesthe/random', () => ({ ...sound, title: '朝の森' })))
    await page.user.click(page.in.getByRole('button', { name: '別の音にする' }))
    expect(await screen.findByRole('region', { name: 'プレーヤー：朝の森' })).toBeTruthy()
  })

  it('shows a message when there is no other sound', async () => {
    const page = await openPage()
    server.use(http.get('/soundesthe/random', () => createErrorResponse(404, 'E4040', '見つかりません。')))
    await page.user.click(page.in.getByRole('button', { name: '別の音にする' }))
    expect((await screen.findByRole('alert')).textContent).toContain('振動選択に失敗しました。')
  })

  it('goes back when finished without having listened', async () => {
    const page = await openPage()
    await page.user.click(page.in.getByRole('button', { name: '終了する' }))
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/mypage/soundesthe'))
    expect(reports).toEqual([])
  })

  it('shows an error when no sound can be chosen, and retries', async () => {
    server.use(http.get('/soundesthe/random', () => createErrorResponse(404, 'E4040', '見つかりません。')))
    const { user } = await renderApp('/mypage/soundesthe/random')
    expect((await screen.findByRole('alert')).textContent).toContain('振動選択に失敗しました。')
    server.use(http.get('/soundesthe/random', () => sound))
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }))
    expect(await screen.findByRole('heading', { name: '夜の入り江' })).toBeTruthy()
  })

  it('shows a gentle error when the sound file cannot be loaded, and plays after a retry', async () => {
    server.use(
      http.get('/soundesthe/random', () => ({ ...sound, soundSrc: '/api/media/broken' })),
      http.post('/media/renew-link', () => HttpResponse.error()),
    )
    const page = await openPage()
    await page.user.click(page.in.getByRole('button', { name: '再生する' }))
    expect((await page.in.findByRole('alert')).textContent).toContain('音源を読み込めませんでした。')

    server.use(http.post('/media/renew-link', () => ({ soundSrc: sound.soundSrc })))
    await page.user.click(page.in.getByRole('button', { name: 'もう一度試す' }))
    expect(await page.in.findByRole('button', { name: '一時停止する' })).toBeTruthy()
  })

  it('does not offer the sound for download', async () => {
    const page = await openPage()
    expect(fireEvent.contextMenu(page.player)).toBe(false)
    expect(await screen.findByText('ダウンロードはできません。')).toBeTruthy()
    expect(page.audio.getAttribute('controlslist')).toBe('nodownload')
  })

  it('reacts to the keys space, arrows and m', async () => {
    const page = await openPage()
    page.player.focus()
    await page.user.keyboard(' ')
    expect(await page.in.findByRole('button', { name: '一時停止する' })).toBeTruthy()
    await page.user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(page.audio.currentTime).toBe(5)
    await page.user.keyboard('m')
    expect(page.audio.muted).toBe(true)
  })

  it('shows a night screen with only the clock and pause', async () => {
    const page = await openPage()
    await page.user.click(page.in.getByRole('button', { name: '夜の画面にする' }))
    const night = await screen.findByRole('dialog', { name: '夜の画面' })
    expect(within(night).getByText(/^\d\d:\d\d$/)).toBeTruthy()
    await page.user.click(within(night).getByRole('button', { name: '再生する' }))
    expect(page.audio.paused).toBe(false)
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('resumes after a reload with the same sound, position and record', async () => {
    const page = await openPage()
    await page.user.click(page.in.getByRole('button', { name: '再生する' }))
    media.advance(page.audio, 40)
    window.dispatchEvent(new Event('pagehide'))
    // A reload removes the page without unmounting anything.
    const left = sessionStorage.getItem('hibiki.interrupted-play') ?? ''
    page.unmount()
    sessionStorage.setItem('hibiki.interrupted-play', left)
    server.use(http.get('/soundesthe/random', () => ({ ...sound, title: '朝の森' })))

    const again = await openPage()
    expect(screen.getByText('前回の続きから再生できます。')).toBeTruthy()
    expect(again.in.getByRole('slider', { name: '再生位置' }).getAttribute('aria-valuetext')).toBe(
      '0分40秒（全体 10分0秒）',
    )
    again.audio.dispatchEvent(new Event('loadedmetadata'))
    await again.user.click(again.in.getByRole('button', { name: '再生する' }))
    media.advance(again.audio, 20)
    await again.user.click(again.in.getByRole('button', { name: '一時停止する' }))
    await waitFor(() => expect(reports.at(-1)?.totalPlayingTime).toBe('00:01:00'))
    expect(new Set(reports.map((report) => report.playSessionId)).size).toBe(1)
  })

  it('starts another play when the member returns by the menu', async () => {
    const page = await openPage()
    await page.user.click(page.in.getByRole('button', { name: '再生する' }))
    media.advance(page.audio, 40)
    await page.router.navigate('/mypage/soundesthe')
    await screen.findByRole('heading', { level: 1, name: 'メディカルサウンド' })
    expect(sessionStorage.getItem('hibiki.interrupted-play')).toBeNull()
  })
})
