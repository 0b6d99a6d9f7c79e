import { createErrorResponse } from '@hibiki/api-mocks'
import { act, screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeLanguage } from '../../../lib/i18n/i18n.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { faceResult } from '../testing/face-result.ts'
import type { FaceResult } from '../types.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './FaceHistoryPage.tsx'
import './FaceComparisonPage.tsx'
import './FaceTimelinePage.tsx'

const idOf = (day: number) => `0190a000-0000-7000-8000-0000000000${String(day).padStart(2, '0')}`
const resultOf = (day: number): FaceResult => ({
  ...faceResult,
  id: idOf(day),
  latestUpdate: `2026-11-${String(day).padStart(2, '0')} 21:30:00`,
})
const happy = (result: FaceResult, before: number, after: number): FaceResult => {
  const emotionMap = { HAPPY: before, FEAR: 0, SAD: 0, ANGRY: 0 }
  const analysis = faceResult.beforeResult
  if (!analysis) throw new Error('the sample has no analysis')
  return {
    ...result,
    beforeResult: { ...analysis, emotions: { emotionMap } },
    afterResult: { ...analysis, emotions: { emotionMap: { ...emotionMap, HAPPY: after } } },
  }
}

let results: FaceResult[]

/** Serves the results in `results`. */
function retainResults() {
  const find = (detectId: unknown) => results.find(({ id }) => id === detectId)
  server.use(
    http.get('/aiesthe/my-history-count', () => results.length),
    http.get('/aiesthe/my-history', ({ url }) => {
      const query = url.searchParams
      const [page, size] = [Number(query.get('page')), Number(query.get('size'))]
      const sorted = [...results].sort((one, other) => one.latestUpdate.localeCompare(other.latestUpdate))
      if (query.get('sort') === 'desc') sorted.reverse()
      return sorted.slice(page * size, (page + 1) * size)
    }),
    http.get('/aiesthe/detect-result', ({ url }) => {
      const found = find(url.searchParams.get('detectId'))
      return found
        ? found
        : createErrorResponse(404, 'AIESTHE_RESULT_NOT_FOUND', '診断結果が見つかりませんでした。')
    }),
    http.post('/aiesthe/publication', async ({ readBody }) => {
      const { detectId, published } = await readBody()
      results = results.map((each) => (each.id === detectId ? { ...each, published } : each))
      return { published }
    }),
    http.post('/aiesthe/delete-result', async ({ readBody }) => {
      const { detectId } = await readBody()
      results = results.filter(({ id }) => id !== detectId)
      return {}
    }),
  )
}

beforeEach(() => {
  results = [1, 2, 3, 4, 5, 6, 7].map(resultOf)
  signIn(createMember({ role: 'ROLE_CUSTOMER' }))
  retainResults()
})

const cards = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .filter((title) => title.closest('li'))
    .map(({ textContent }) => textContent)
/** The date as the page formats it. */
const momentOf = (day: number) => `2026年11月${day}日 21:30`
const days = (...numbers: number[]) => numbers.map(momentOf)
const cardOf = async (day: number) => {
  const title = await screen.findByRole('heading', { level: 2, name: momentOf(day) })
  const card = title.closest('li')
  if (!card) throw new Error('no card')
  return within(card)
}
const openResult = (day: number) => renderApp(`/mypage/aiesthe-history/timeline?id=${idOf(day)}`)

describe('/mypage/aiesthe-history', () => {
  it('plots the change of each diagnosis with days and a legend', async () => {
    results = [1, 2, 3, 4, 5, 6, 7].map((day) => happy(resultOf(day), 20, 10 * day))
    await renderApp('/mypage/aiesthe-history')
    const title = await screen.findByRole('heading', { name: 'やわらかさの移り変わり（7回）' })
    const plot = within(title.closest('.MuiCard-root') as HTMLElement)
    plot.getByText('7回のうち5回で、Afterの表情がやわらいで見えました。')
    for (const text of ['やわらかい', 'かたい', '11/1', '11/3', '11/5', '11/7']) plot.getByText(text)
    expect(plot.queryByText('11/2')).toBeNull()
  })

  it('shows the small pictures of both faces, and nothing for a missing one', async () => {
    const without = {
      beforePortrait: null,
      beforeProcFaceImgs: null,
      afterPortrait: null,
      afterProcFaceImgs: null,
    }
    results = [resultOf(1), { ...resultOf(2), ...without }]
    await renderApp('/mypage/aiesthe-history')
    const findPictures = async (day: number) => {
      const card = (await screen.findByRole('heading', { level: 2, name: momentOf(day) })).closest('li')
      return [...(card?.querySelectorAll('img') ?? [])].map((picture) => picture.getAttribute('src'))
    }
    expect(await findPictures(1)).toEqual([faceResult.beforePortrait, faceResult.afterPortrait])
    expect(await findPictures(2)).toEqual([])
  })

  it('opens a result by a tap on its card, which names the change and its four expressions', async () => {
    const { user, router } = await renderApp('/mypage/aiesthe-history')
    const card = await cardOf(7)
    for (const text of ['20 → 65', '5 → 5', '30 → 10', '0 → 0', 'よろこび', 'おそれ', 'かなしみ', 'いかり'])
      card.getByText(text)
    expect(card.queryAllByRole('button')).toEqual([])
    await user.click(card.getByRole('link', { name: `${momentOf(7)} 表情が、やわらいで見えます。` }))
    await screen.findByRole('region', { name: '診断結果の詳細' })
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/mypage/aiesthe-history/timeline?id=${idOf(7)}`,
    )
  })

  it('compares the opened result with another one', async () => {
    const { user, router } = await renderApp(`/mypage/aiesthe-history/timeline?id=${idOf(7)}`)
    await user.click(await screen.findByRole('button', { name: 'ほかの結果と比べる' }))
    const first = within(await screen.findByRole('region', { name: '一つ目の結果' }))
    expect(await first.findByText(momentOf(7))).toBeTruthy()
    expect(router.state.location.search).toBe(`?first=${idOf(7)}`)
  })

  it('lists five results a page, newest first, and reverses the order', async () => {
    const { user } = await renderApp('/mypage/aiesthe-history')
    await cardOf(7)
    expect(cards()).toEqual(days(7, 6, 5, 4, 3))
    await user.click(screen.getByRole('button', { name: '次のページ' }))
    await waitFor(() => expect(cards()).toEqual(days(2, 1)))
    await user.selectOptions(screen.getByRole('combobox', { name: '並び順' }), 'asc')
    await waitFor(() => expect(cards()).toEqual(days(1, 2, 3, 4, 5)))
  })

  it('publishes an opened result to the person in charge and withdraws it', async () => {
    const { user } = await openResult(7)
    await user.click(await screen.findByRole('button', { name: '担当者に公開する' }))
    const withdraw = await screen.findByRole('button', { name: '公開を取り消す' })
    expect(results.filter(({ published }) => published).map(({ id }) => id)).toEqual([idOf(7)])
    await user.click(withdraw)
    await screen.findByRole('button', { name: '担当者に公開する' })
    expect(results.some(({ published }) => published)).toBe(false)
  })

  it('lets a member without the data consent withdraw and delete results', async () => {
    results = [resultOf(1), { ...resultOf(2), published: true }]
    server.use(http.get('/agreement/providing-data', () => false))
    const { user } = await openResult(2)
    await user.click(await screen.findByRole('button', { name: '公開を取り消す' }))
    await waitFor(() => expect(results.some(({ published }) => published)).toBe(false))
    await user.click(screen.getByRole('button', { name: '削除する' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '削除する' }))
    await waitFor(() => expect(results.map(({ id }) => id)).toEqual([idOf(1)]))
    expect(screen.queryByRole('dialog', { name: 'データの提供について' })).toBeNull()
  })

  it('requests the results in the chosen language', async () => {
    results = [resultOf(1)]
    const asked: (string | null)[] = []
    server.use(
      http.get('/aiesthe/my-history', ({ request }) => {
        asked.push(request.headers.get('accept-language'))
        return results
      }),
    )
    await renderApp('/mypage/aiesthe-history')
    await cardOf(1)
    expect(new Set(asked)).toEqual(new Set(['ja']))
    await act(() => changeLanguage('en'))
    await waitFor(() => expect([...new Set(asked)]).toEqual(['ja', 'en']))
    await act(() => changeLanguage('ja'))
  })

  it('lets members who are no customers only withdraw a publication', async () => {
    signIn(createMember())
    results = [resultOf(1), { ...resultOf(2), published: true }]
    const { unmount } = await openResult(2)
    expect(await screen.findByRole('button', { name: '公開を取り消す' })).toBeTruthy()
    unmount()
    await openResult(1)
    expect(await screen.findByRole('button', { name: '削除する' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '担当者に公開する' })).toBeNull()
  })

  it('deletes an opened result after a confirmation and leads back to all dates', async () => {
    const { user, router } = await openResult(7)
    await user.click(await screen.findByRole('button', { name: '削除する' }))
    const ask = () => within(screen.getByRole('alertdialog'))
    await user.click(ask().getByRole('button', { name: 'キャンセル' }))
    expect(results).toHaveLength(7)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: '削除する' }))
    await user.click(ask().getByRole('button', { name: '削除する' }))
    expect(await screen.findByText('削除しました。')).toBeTruthy()
    expect(results.map(({ id }) => id)).not.toContain(idOf(7))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('shows the success of a deletion while the list is still reloading', async () => {
    const { user } = await openResult(7)
    await user.click(await screen.findByRole('button', { name: '削除する' }))
    server.use(http.get('/aiesthe/my-history', async () => void (await delay('infinite'))))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '削除する' }))
    expect(await screen.findByText('削除しました。')).toBeTruthy()
  })

  it('shows on request who viewed the photos, in which role and when', async () => {
    const resultId = idOf(7)
    let asked = 0
    server.use(
      http.get('/aiesthe/photo-views', () => {
        asked++
        return [
          { resultId, viewedAt: '2026-11-21 12:00:00', name: null, role: 'administrator' },
          { resultId, viewedAt: '2026-11-20 09:30:00', name: '担当 花', role: 'person-in-charge' },
        ]
      }),
    )
    const { user } = await renderApp('/mypage/aiesthe-history')
    await cardOf(7)
    expect(asked).toBe(0)
    await user.click(screen.getByText('お写真を閲覧した人'))
    const second = (await screen.findByText('担当 花')).closest('li')
    expect(second?.textContent).toBe('担当 花（担当者）2026年11月20日 9:30')
    expect(second?.previousElementSibling?.textContent).toBe('退会した人（管理者）2026年11月21日 12:00')
    expect(screen.queryByText(/^最近の/)).toBeNull()
  })

  it.each([
    [20, null],
    [21, '最近の20件です。すべての記録は、設定の「データのダウンロード」でご覧になれます。'],
  ])('lists twenty of %i views and mentions the full list only when there are more', async (count, text) => {
    server.use(
      http.get('/aiesthe/photo-views', ({ url }) => {
        const size = Number(url.searchParams.get('size'))
        return Array.from({ length: Math.min(count, size) }, (_, number) => ({
          resultId: idOf(7),
          name: '担当 花',
          role: 'person-in-charge',
          viewedAt: `2026-11-21 12:${40 - number}:00`,
        }))
      }),
    )
    const { user } = await renderApp('/mypage/aiesthe-history')
    await cardOf(7)
    await user.click(screen.getByText('お写真を閲覧した人'))
    expect(await screen.findAllByText('担当 花')).toHaveLength(20)
    expect(screen.queryByText('2026年11月21日 12:20')).toBeNull()
    expect(screen.queryByText(/^最近の/)?.textContent ?? null).toBe(text)
  })

  it('leads to the first diagnosis when there is none', async () => {
    results = []
    await renderApp('/mypage/aiesthe-history')
    const link = await screen.findByRole('link', { name: '顔診断をはじめる' })
    expect(link.getAttribute('href')).toBe('/mypage/aiesthe/detectface')
  })

  it('shows an error when the history does not load, and retries', async () => {
    server.use(
      http.get('/aiesthe/my-history-count', () => createErrorResponse(500, 'E5000', ''), {
        once: true,
      }),
    )
    const { user } = await renderApp('/mypage/aiesthe-history')
    expect(await screen.findByText('読み込みに失敗しました。')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }))
    await cardOf(7)
  })
})

describe('/mypage/aiesthe-history/timeline', () => {
  it('shows small faces by month, newest first, and loads them when they come near the viewport', async () => {
    results = [{ ...resultOf(1), latestUpdate: '2026-10-31 21:30:00' }, ...[2, 3, 4, 5, 6, 7].map(resultOf)]
    await renderApp('/mypage/aiesthe-history/timeline')
    const november = within(await screen.findByRole('region', { name: '2026年11月' }))
    const portraits = november.getAllByRole('button')
    expect(portraits.map((each) => each.getAttribute('aria-label'))).toEqual(
      [7, 6, 5, 4, 3, 2].map((day) => `11月${day}日 21:30`),
    )
    const october = within(screen.getByRole('region', { name: '2026年10月' }))
    expect(october.getAllByRole('button')).toHaveLength(1)
    const faces = [...(portraits[0]?.querySelectorAll('img') ?? [])]
    expect(faces.map((face) => [face.getAttribute('src'), face.getAttribute('loading'), face.width])).toEqual(
      [
        [faceResult.beforePortrait, 'lazy', 72],
        [faceResult.afterPortrait, 'lazy', 72],
      ],
    )
  })

  it('compares two tapped faces and deselects a face tapped twice', async () => {
    const { user, router } = await renderApp('/mypage/aiesthe-history/timeline')
    const portrait = (day: number) => screen.findByRole('button', { name: `11月${day}日 21:30` })
    await user.click(await portrait(6))
    expect((await portrait(6)).getAttribute('aria-pressed')).toBe('true')
    await screen.findByText('もう一つ選ぶと、二つを並べて比べます。')
    await user.click(await portrait(6))
    expect((await portrait(6)).getAttribute('aria-pressed')).toBe('false')
    await user.click(await portrait(7))
    await user.click(await portrait(2))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/aiesthe-history/comparing'))
    expect(router.state.location.search).toBe(`?first=${idOf(7)}&second=${idOf(2)}`)
  })

  it('opens the chosen result, also after a reload, and leads back to all dates', async () => {
    const { user, router, unmount } = await renderApp('/mypage/aiesthe-history/timeline')
    await user.click(await screen.findByRole('button', { name: '11月6日 21:30' }))
    await user.click(screen.getByRole('button', { name: '詳しく見る' }))
    const detail = await screen.findByRole('region', { name: '診断結果の詳細' })
    expect(within(detail).getByRole('heading', { name: momentOf(6) })).toBeTruthy()
    expect(within(detail).getByText(faceResult.reason)).toBeTruthy()
    const { pathname, search } = router.state.location
    unmount()
    const again = await renderApp(pathname + search)
    await screen.findByRole('region', { name: '診断結果の詳細' })
    await again.user.click(screen.getByRole('button', { name: 'すべての日付に戻る' }))
    await screen.findByRole('region', { name: '2026年11月' })
    expect(again.router.state.location.search).toBe('')
  })

  it('moves the focus to the opened result and reopens the list on the way back', async () => {
    const { user, router } = await renderApp('/mypage/aiesthe-history')
    await user.click(await screen.findByRole('link', { name: '日付から見る' }))
    const portrait = () => screen.findByRole('button', { name: '11月6日 21:30' })
    const focusIsOn = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))
    await user.click(await portrait())
    await user.click(screen.getByRole('button', { name: '選び直す' }))
    await focusIsOn(await portrait())
    await user.click(await portrait())
    await user.click(screen.getByRole('button', { name: '詳しく見る' }))
    await focusIsOn(await screen.findByRole('heading', { name: momentOf(6) }))
    await user.click(screen.getByRole('button', { name: 'すべての日付に戻る' }))
    await focusIsOn(await portrait())
    await act(() => router.navigate(-1))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('shows an error when the opened result does not load', async () => {
    await renderApp(`/mypage/aiesthe-history/timeline?id=${idOf(99)}`)
    expect(await screen.findByText('読み込みに失敗しました。')).toBeTruthy()
  })
})

describe('/mypage/aiesthe-history/comparing', () => {
  it('opens with the first and the newest result, and changes one side at a time', async () => {
    results = [happy(resultOf(1), 10, 30), ...[2, 3, 4].map(resultOf), happy(resultOf(5), 40, 70)]
    const { user, router } = await renderApp('/mypage/aiesthe-history/comparing')
    const first = within(await screen.findByRole('region', { name: '一つ目の結果' }))
    const second = within(await screen.findByRole('region', { name: '二つ目の結果' }))
    expect(await first.findByText(momentOf(1))).toBeTruthy()
    expect(await second.findByText(momentOf(5))).toBeTruthy()
    const before = within(await screen.findByRole('region', { name: 'Before写真の表情' }))
    expect(before.getByRole('row', { name: /よろこび/ }).textContent).toBe('よろこび1040+30')
    await user.click(second.getByRole('button', { name: '結果を選ぶ' }))
    await user.click(await screen.findByRole('radio', { name: new RegExp(momentOf(3)) }))
    await user.click(screen.getByRole('button', { name: '決定' }))
    expect(await second.findByText(momentOf(3))).toBeTruthy()
    expect(first.getByText(momentOf(1))).toBeTruthy()
    expect(router.state.location.search).toBe(`?first=${idOf(1)}&second=${idOf(3)}`)
  })

  it('shows no comparison to a member with one result', async () => {
    results = [resultOf(1)]
    await renderApp('/mypage/aiesthe-history/comparing')
    expect(await screen.findAllByRole('button', { name: '結果を選ぶ' })).toHaveLength(2)
    expect(screen.queryByText(momentOf(1))).toBeNull()
  })

  it('compares two results chosen in a dialog of five rows with face and date', async () => {
    results = [happy(resultOf(1), 10, 30), happy(resultOf(2), 25, 20), ...[3, 4, 5, 6].map(resultOf)]
    const { user } = await renderApp('/mypage/aiesthe-history/comparing')
    for (const [name, day] of [
      ['一つ目の結果', 1],
      ['二つ目の結果', 2],
    ] as const) {
      const side = within(await screen.findByRole('region', { name }))
      await user.click(side.getByRole('button', { name: '結果を選ぶ' }))
      const dialog = within(await screen.findByRole('dialog', { name: '顔診断の結果を選ぶ' }))
      expect(await dialog.findAllByRole('radio')).toHaveLength(5)
      const newest = dialog.getAllByRole('radio')[0]?.closest('label')
      const faces = [...(newest?.querySelectorAll('img') ?? [])].map((face) => face.getAttribute('src'))
      expect(faces).toEqual([faceResult.beforePortrait, faceResult.afterPortrait])
      const decide = dialog.getByRole('button', { name: '決定' })
      expect(decide.hasAttribute('disabled')).toBe(true)
      if (day === 1) {
        await user.click(dialog.getByRole('button', { name: '次のページ' }))
      }
      await user.click(await dialog.findByRole('radio', { name: `${momentOf(day)} 結果ID ${idOf(day)}` }))
      await user.click(decide)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(await side.findByRole('slider', { name: 'Before写真とAfter写真の境目' })).toBeTruthy()
    }
    const rowOf = async (title: string) =>
      within(await screen.findByRole('region', { name: title })).getByRole('row', { name: /よろこび/ })
    expect((await rowOf('Before写真の表情')).textContent).toBe('よろこび1025+15')
    expect((await rowOf('After写真の表情')).textContent).toBe('よろこび3020−10')
  })

  it('changes nothing when the dialog is closed without a choice', async () => {
    const { user, router } = await renderApp('/mypage/aiesthe-history/comparing')
    const [button] = await screen.findAllByRole('button', { name: '結果を選ぶ' })
    if (!button) throw new Error('no button')
    await user.click(button)
    await user.click(await screen.findByRole('radio', { name: new RegExp(momentOf(7)) }))
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('')
  })
})
