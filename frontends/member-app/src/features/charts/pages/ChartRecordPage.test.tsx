import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { faceResult } from '../../face/testing/face-result.ts'
import { chartIds, createField, createRecord, staffFields, staffMember } from '../testing/chart-data.ts'
import type { ChartRecord, RecordBody } from '../types.ts'
import './ChartRecordPage.tsx'

const [memo, advice] = staffFields as [(typeof staffFields)[0], (typeof staffFields)[0]]
const address = `/mypage/calte-management/record/${chartIds.record}`
const createChanged = () =>
  createErrorResponse(409, 'CHARTS_RECORD_CHANGED', 'ほかの方がこのカルテを更新しました。')

/** The record as the server has it now, with what was sent to it. */
const stored = { now: createRecord(), sent: [] as RecordBody[] }

/** How many diagnoses the customer publishes now. */
const published = { count: 1 }

/** Somebody else saves values by field. */
function saveMeanwhile(values: Record<string, string>): void {
  stored.now = createRecord({
    version: stored.now.version + 1,
    calteItems: stored.now.calteItems.map((field) => ({ ...field, value: values[field.id] ?? field.value })),
  })
}

beforeEach(() => {
  stored.now = createRecord()
  stored.sent = []
  published.count = 1
  server.use(
    http.get('/pic/calte/get-format-from-record', () => stored.now),
    http.post('/common/calte/register-record', async ({ readBody }) => {
      const body = await readBody()
      stored.sent.push(body)
      return body.calteRecord.version === stored.now.version ? chartIds.record : createChanged()
    }),
    http.get('/aiesthe/detect-result', () => faceResult),
    http.get('/aiesthe/history-count', () => published.count),
    http.get('/pic/calte/browsable-count', () => 1),
    http.get('/pic/calte/browsable', () => []),
  )
  signIn(staffMember)
})

const show = (overrides: Partial<ChartRecord>) => {
  stored.now = createRecord(overrides)
}
/** The polled counts are refetched when the page becomes visible again, so that a test need not wait for a poll. */
const focusPage = () => window.dispatchEvent(new Event('visibilitychange'))
const listInputs = (body: RecordBody | undefined) =>
  body?.calteRecord.calteInputRecords?.map(({ generalCalteItemId: id, inputValue }) => [id, inputValue])

describe('a record', () => {
  it('shows for each field whose it is and who sees it, in the words of the specification', async () => {
    await renderApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: '施術記録' })).toBeDefined()
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(labels).toEqual(expect.arrayContaining(['施術メモお客様非公開', 'アドバイスお客様公開']))
    expect(labels).toContain('今日のご希望お客様記入欄')
    expect(screen.getByText('肩を軽く')).toBeDefined()
  })

  it('offers to hand over first while the customer’s part is open, and draws what was measured before and after', async () => {
    const scale = { rangeFrom: 0, rangeTo: 10 }
    show({
      calteItems: [
        createField(4, '施術前の張り', { ...scale, value: '7', beforeAfter: { moment: 'before', pair: 1 } }),
        createField(5, '施術後の張り', { ...scale, value: '3', beforeAfter: { moment: 'after', pair: 1 } }),
        ...staffFields,
      ],
    })
    await renderApp(address)
    const plot = within(await screen.findByRole('region', { name: '施術の前後' }))
    expect(plot.getByRole('listitem').textContent).toContain('施術前7、施術後3')
    const [first] = within(screen.getByRole('main')).getAllByRole('button')
    expect(first?.textContent).toBe('お客様に渡す')
  })

  it('is saved as PDF for its customer or for the salon in two taps', async () => {
    const { user } = await renderApp(address)
    await user.click(await screen.findByRole('button', { name: 'PDFで保存' }))
    const hrefs = screen
      .getAllByRole('menuitem')
      .map((item) => [item.textContent, new URL(item.getAttribute('href') ?? '').search])
    const of = (copy: string) => `?calteRecordId=${chartIds.record}&copy=${copy}`
    expect(hrefs).toEqual([
      ['お客様用のPDFお客様が見られる項目だけ', of('customer')],
      ['サロン用のPDFお客様非公開の項目を含むすべて', of('salon')],
    ])
  })

  it('offers to fill in the own part first when the customer has sent theirs', async () => {
    show({ customerInput: true })
    await renderApp(address)
    const edit = await screen.findByRole('button', { name: '記入する' })
    expect(edit.className).toContain('contained')
    expect(screen.getByRole('button', { name: 'お客様に渡す' }).className).not.toContain('contained')
    expect(screen.queryByRole('region', { name: '施術の前後' })).toBeNull()
  })

  it('is headed by the name of the salon on paper', async () => {
    await renderApp(address)
    await screen.findByRole('heading', { level: 1, name: '施術記録' })
    expect(within(screen.getByRole('main')).getByText('ひびきサロン東京')).toBeDefined()
  })

  it('lets staff edit their own fields and shows those of the customer as text', async () => {
    const { user } = await renderApp(`${address}?edit=1`)
    const own = await screen.findByLabelText(/^施術メモ/)
    expect(screen.queryByLabelText(/今日のご希望/)).toBeNull()
    expect(screen.getByText('肩を軽く')).toBeDefined()
    await user.clear(own)
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('未入力項目があります。')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    expect(screen.getByText('入力してください。')).toBeDefined()
    await user.type(own, '肩')
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('送信に成功しました。')).toBeDefined()
    expect(stored.sent).toHaveLength(1)
    expect(stored.sent[0]?.calteRecord).toMatchObject({ id: chartIds.record, version: 3 })
    expect(listInputs(stored.sent[0])).toEqual([
      [memo.id, '肩'],
      [advice.id, '早めの就寝'],
    ])
    expect(stored.sent[0]).not.toHaveProperty('aiEstheDetectFaceResultId')
  })

  it('keeps unsent text on the device until staff send or discard it', async () => {
    const first = await renderApp(`${address}?edit=1`)
    await first.user.type(await screen.findByLabelText(/^施術メモ/), '、肩')
    first.unmount()
    const second = await renderApp(`${address}?edit=1`)
    const again = await screen.findByLabelText<HTMLInputElement>(/^施術メモ/)
    expect(again.value).toBe('首まわり、肩')
    await second.user.click(screen.getByRole('button', { name: '下書きを破棄する' }))
    expect(again.value).toBe('首まわり')
    second.unmount()
    await renderApp(`${address}?edit=1`)
    expect((await screen.findByLabelText<HTMLInputElement>(/^施術メモ/)).value).toBe('首まわり')
    expect(screen.queryByRole('button', { name: '下書きを破棄する' })).toBeNull()
  })
})

describe('a record that somebody else saved meanwhile', () => {
  async function typeThenSend(typed: string) {
    const { user } = await renderApp(`${address}?edit=1`)
    const own = await screen.findByLabelText(/^施術メモ/)
    await user.clear(own)
    await enterText(user, own, typed)
    return { user, send: () => user.click(screen.getByRole('button', { name: '送信する' })) }
  }

  it('shows both versions of each conflicting field side by side and sends the chosen ones', async () => {
    const { user, send } = await typeThenSend('肩')
    saveMeanwhile({ [memo.id]: '腰', [advice.id]: '湯船に' })
    await send()
    const choice = within(await screen.findByRole('group', { name: '施術メモ' }))
    expect(choice.getByText('肩')).toBeDefined()
    expect(choice.getByText('腰')).toBeDefined()
    expect(screen.queryByRole('group', { name: 'アドバイス' })).toBeNull()
    const save = screen.getByRole<HTMLButtonElement>('button', { name: '選んだ内容で送信する' })
    expect(save.disabled).toBe(true)
    const own = choice.getByRole('radio', { name: /自分の入力/ })
    expect(document.activeElement?.id).toBe('conflict-title')
    await user.click(own)
    expect(document.activeElement).toBe(own)
    await user.click(save)
    expect(await screen.findByText('送信に成功しました。')).toBeDefined()
    expect(stored.sent.at(-1)?.calteRecord.version).toBe(4)
    expect(listInputs(stored.sent.at(-1))).toEqual([
      [memo.id, '肩'],
      [advice.id, '湯船に'],
    ])
  })

  it('shows the conflict again when the record changes once more before the choice is sent', async () => {
    const { user, send } = await typeThenSend('肩')
    saveMeanwhile({ [memo.id]: '腰' })
    await send()
    await user.click(await screen.findByRole('radio', { name: /自分の入力/ }))
    saveMeanwhile({ [memo.id]: '背中' })
    await user.click(screen.getByRole('button', { name: '選んだ内容で送信する' }))
    expect(await screen.findByText('背中')).toBeDefined()
  })

  it('is saved without a question when only other fields changed', async () => {
    const { send } = await typeThenSend('肩')
    saveMeanwhile({ [advice.id]: '湯船に' })
    await send()
    expect(await screen.findByText('送信に成功しました。')).toBeDefined()
    expect(listInputs(stored.sent.at(-1))).toEqual([
      [memo.id, '肩'],
      [advice.id, '湯船に'],
    ])
  })
})

describe('the linked diagnosis', () => {
  it('is shown beside the chart', async () => {
    show({ diagnosis: 'linked', aiEstheDetectFaceResultId: chartIds.result })
    await renderApp(address)
    const aside = within(await screen.findByRole('region', { name: '関連付けた顔診断' }))
    expect(await aside.findByRole('img', { name: /After|アフター|後/ })).toBeDefined()
    expect(aside.getByText(/朝の水音/)).toBeDefined()
  })

  it('disappears from an open chart when the customer withdraws it, and returns when it is published again', async () => {
    show({ diagnosis: 'linked', aiEstheDetectFaceResultId: chartIds.result })
    await renderApp(address)
    expect(await screen.findByText(/朝の水音/)).toBeDefined()
    show({ diagnosis: 'withdrawn' })
    published.count = 0
    expect(await screen.findByText('お客様がこの診断の公開を取り下げました。')).toBeDefined()
    expect(screen.queryByText(/朝の水音/)).toBeNull()
    show({ diagnosis: 'linked', aiEstheDetectFaceResultId: chartIds.result })
    published.count = 1
    expect(await screen.findByText(/朝の水音/)).toBeDefined()
  }, 20_000)

  it.each([
    ['withdrawn', 'お客様がこの診断の公開を取り下げました。'],
    ['deleted', '関連付けた診断は削除されました。'],
  ] as const)('is replaced by a mark when it is %s', async (diagnosis, text) => {
    show({ diagnosis })
    await renderApp(address)
    expect(await screen.findByText(text)).toBeDefined()
  })
})

it('hides an open chart when its customer leaves the salon, and shows it again when they return', async () => {
  await renderApp(address)
  expect(await screen.findByText('首まわり')).toBeDefined()
  const isGone = () => createErrorResponse(404, 'CHARTS_RECORD_NOT_FOUND', 'カルテが見つかりませんでした。')
  server.use(
    http.get('/pic/calte/browsable-count', isGone),
    http.get('/pic/calte/get-format-from-record', isGone),
  )
  focusPage()
  expect(await screen.findByText('カルテが見つかりませんでした。')).toBeDefined()
  expect(screen.queryByText('首まわり')).toBeNull()
  server.use(
    http.get('/pic/calte/browsable-count', () => 1),
    http.get('/pic/calte/get-format-from-record', () => stored.now),
  )
  focusPage()
  expect(await screen.findByText('首まわり')).toBeDefined()
})

it('deletes a record after a question and leads back to its customer', async () => {
  const deleted: string[] = []
  server.use(
    http.post('/pic/calte/delete-record', ({ url }) => {
      deleted.push(url.search)
      server.use(
        http.get('/pic/calte/get-format-from-record', () =>
          createErrorResponse(404, 'CHARTS_RECORD_NOT_FOUND', 'カルテが見つかりませんでした。'),
        ),
      )
      return {}
    }),
  )
  const { user, router } = await renderApp(address)
  await user.click(await screen.findByRole('button', { name: '削除' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '削除する' }))
  expect(await screen.findByText('カルテを削除しました。')).toBeDefined()
  expect(screen.queryByText('カルテが見つかりませんでした。')).toBeNull()
  expect(deleted).toEqual([`?calteId=${chartIds.record}`])
  await waitFor(() => expect(router.state.location.search).toBe(`?customer=${chartIds.customer}`))
})
