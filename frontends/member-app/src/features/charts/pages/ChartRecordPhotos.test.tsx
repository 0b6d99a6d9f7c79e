import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { photoQueue } from '../photo-queue.ts'
import { chartIds, createField, createRecord, staffMember } from '../testing/chart-data.ts'
import type { ChartPhoto } from '../types.ts'
import './ChartManagementPage.tsx'
import './ChartRecordPage.tsx'

const address = `/mypage/calte-management/record/${chartIds.record}`
const queueId = `${staffMember.id} ${chartIds.record}`
const createPhoto = (number: number): ChartPhoto => ({
  id: `0190a000-0000-7000-8000-00000000cc0${number}`,
  url: `/api/common/calte/photos/${number}`,
  taken: '2026-11-21 12:30:00',
  published: false,
  width: 1600,
  height: 1200,
  strokes: [],
  version: 1,
})

/** Photos that arrived, in order, and the calls to the service; the first photo waits until it is released. */
const service = {
  added: 0,
  calls: [] as string[],
  photos: [] as ChartPhoto[],
  releaseFirst: () => {},
  first: Promise.resolve(),
  respond: (number: number): ChartPhoto | ReturnType<typeof createErrorResponse> => createPhoto(number),
}

const originals = { create: URL.createObjectURL, revoke: URL.revokeObjectURL }
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} })
  // A form of jsdom cannot be sent by the fetch of Node.
  vi.stubGlobal(
    'FormData',
    class {
      append() {}
    },
  )
  service.added = 0
  service.calls = []
  service.photos = []
  service.respond = createPhoto
  service.first = new Promise((resolve) => {
    service.releaseFirst = resolve
  })
  server.use(
    http.get('/pic/calte/get-format-from-record', () =>
      createRecord({ photoConsent: true, photos: service.photos }),
    ),
    http.get('/pic/calte/browsable-count', () => 1),
    http.get('/pic/calte/browsable', () => []),
    http.get('/pic/calte/hand-over/record', () => createRecord()),
    http.post('/pic/calte/add-photo', async () => {
      service.added += 1
      const number = service.added
      service.calls.push(`add ${number}`)
      if (number === 1) await service.first
      return service.respond(number)
    }),
    http.post('/pic/calte/delete-photo', async ({ readBody }) => {
      service.calls.push(`delete ${(await readBody()).photoId}`)
      return {}
    }),
    http.post('/pic/calte/hand-over', () => {
      service.calls.push('hand over')
      return {}
    }),
    http.post('/auth/lower-assurance', () => ({})),
  )
  signIn(staffMember)
})
afterEach(() => {
  service.releaseFirst()
  photoQueue.clear(queueId)
  Object.assign(URL, { createObjectURL: originals.create, revokeObjectURL: originals.revoke })
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Whether the browser asks before the app is closed. */
const isAskedBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const queuePhotos = (count: number) =>
  photoQueue.add(
    queueId,
    Array.from({ length: count }, () => new Blob(['photo'])),
  )

describe('photos on their way to a record', () => {
  it('are all sent although the record is edited meanwhile, and are shown afterwards', async () => {
    queuePhotos(3)
    const { user } = await renderApp(address)
    await waitFor(() => expect(service.calls).toEqual(['add 1']))
    await user.click(await screen.findByRole('button', { name: '記入する' }))
    await screen.findByLabelText(/^施術メモ/)
    service.releaseFirst()
    await waitFor(() => expect(service.calls).toEqual(['add 1', 'add 2', 'add 3']))
    await user.click(screen.getByRole('button', { name: '編集をやめる' }))
    expect(await screen.findAllByRole('button', { name: /^写真\dを開く$/ })).toHaveLength(3)
  })

  it('are asked about when the page is left, and are sent after it was left', async () => {
    queuePhotos(2)
    const { user, router } = await renderApp(address)
    await waitFor(() => expect(service.calls).toEqual(['add 1']))
    await user.click(await screen.findByRole('link', { name: /^山田 花子さん/ }))
    await user.click(await screen.findByRole('button', { name: 'このページを離れる' }))
    await waitFor(() => expect(router.state.location.pathname).not.toBe(address))
    expect(isAskedBeforeClosing()).toBe(true)
    service.releaseFirst()
    await waitFor(() => expect(service.calls).toEqual(['add 1', 'add 2']))
    await waitFor(async () => expect(await photoQueue.waitUntilSent(queueId)).toBe(true))
    expect(isAskedBeforeClosing()).toBe(false)
  })

  it('are sent before the device is handed over', async () => {
    queuePhotos(2)
    const { user, router } = await renderApp(address)
    await user.click(await screen.findByRole('button', { name: 'お客様に渡す' }))
    await user.click(await screen.findByRole('button', { name: '渡す' }))
    expect(service.calls).toEqual(['add 1'])
    service.releaseFirst()
    await waitFor(() => expect(service.calls).toEqual(['add 1', 'add 2', 'hand over']))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/calte-management/hand-over'))
  })

  it('hold off a hand-over while one could not be sent', async () => {
    service.respond = (number) =>
      number === 1
        ? createErrorResponse(409, 'CHARTS_TOO_MANY_PHOTOS', '写真は6枚までです。')
        : createPhoto(number)
    queuePhotos(2)
    service.releaseFirst()
    const { user } = await renderApp(address)
    await screen.findByText('写真は6枚までです。')
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await user.click(screen.getByRole('button', { name: 'お客様に渡す' }))
    await user.click(await screen.findByRole('button', { name: '渡す' }))
    expect(await screen.findByText(/^送信できていない写真があります。/)).toBeDefined()
    expect(service.calls).toEqual(['add 1', 'add 2'])
  })

  it.each([
    ['new', [] as ChartPhoto[], [`delete ${createPhoto(1).id}`]],
    ['equal to one that the record has', [createPhoto(1)], []],
  ])('are deleted when taken back on their way only if they are new: %s', async (_which, photos, deleted) => {
    service.photos = photos
    queuePhotos(1)
    const { user } = await renderApp(address)
    await waitFor(() => expect(service.calls).toEqual(['add 1']))
    await user.click(await screen.findByRole('button', { name: '取り消す' }))
    service.releaseFirst()
    await photoQueue.waitUntilSent(queueId)
    expect(service.calls).toEqual(['add 1', ...deleted])
    expect(screen.queryAllByRole('button', { name: /^写真\dを開く$/ })).toHaveLength(photos.length)
  })
})

it('keeps the photos of a new record when the tab changes, and sends them after the record', async () => {
  const draftQueueId = `${staffMember.id} new.${chartIds.customer}.${chartIds.version}`
  server.use(
    http.get('/pic/calte/get-format', () => ({
      calteId: chartIds.format,
      generalCalteId: chartIds.version,
      title: '施術記録',
      calteItems: [createField(1, '施術メモ')],
      photoConsent: true,
    })),
    http.get('/pic/calte/previous-visit', () => ({ visit: null })),
    http.get('/pic/calte/customers', () => ({
      users: [
        {
          id: chartIds.customer,
          name: '山田 花子',
          nameKana: 'ヤマダ ハナコ',
          email: 'hanako@example.com',
          agency: 'ひびきサロン東京',
          assigned: true,
        },
      ],
    })),
    http.post('/common/calte/register-record', () => chartIds.record),
  )
  service.releaseFirst()
  photoQueue.add(draftQueueId, [new Blob(['a']), new Blob(['b']), new Blob(['c'])])
  const { user, router } = await renderApp(`/mypage/calte-management?customer=${chartIds.customer}&tab=entry`)
  await user.click(await screen.findByRole('button', { name: '取り消す 2' }))
  await user.click(screen.getAllByRole('tab')[0] as HTMLElement)
  expect(screen.queryByRole('button', { name: '取り消す 1' })).toBeNull()
  expect(isAskedBeforeClosing()).toBe(true)
  await user.click(screen.getAllByRole('tab')[1] as HTMLElement)
  expect(await screen.findAllByRole('button', { name: /^取り消す \d$/ })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: '送信する' }))
  await screen.findByText('送信に成功しました。')
  await user.click(screen.getByRole('button', { name: '閉じる' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(address))
  await waitFor(() => expect(service.calls).toEqual(['add 1', 'add 2']))
})

it('offers the colours of the pen as radio buttons, and says when a drawing has no more room', async () => {
  const strokes = Array.from({ length: 200 }, () => ({
    color: 'blue' as const,
    width: 7,
    points: [0, 0, 9, 9],
  }))
  service.photos = [{ ...createPhoto(1), strokes }]
  const { user } = await renderApp(address)
  await user.click(await screen.findByRole('button', { name: '写真1を開く' }))
  await user.click(await screen.findByRole('button', { name: '書き込む' }))
  const white = await screen.findByRole<HTMLInputElement>('radio', { name: '白' })
  expect([white.tagName, white.checked]).toEqual(['INPUT', true])
  white.focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '青' }).checked).toBe(true)
  expect(white.checked).toBe(false)
  expect(screen.getByText(/^これ以上は書き込めません。/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: '一つ戻す' }))
  expect(screen.queryByText(/^これ以上は書き込めません。/)).toBeNull()
})
