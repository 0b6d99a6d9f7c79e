import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import {
  chartIds,
  createRecord,
  createRecordRow,
  customerFields,
  customerMember,
} from '../testing/chart-data.ts'
import { serveRecordList } from '../testing/serve-record-list.ts'
import type { RecordBody } from '../types.ts'
import './FilloutChartPage.tsx'
import './OwnChartsPage.tsx'

type View = ResponseBody<'/customer/calte/views'>[number]
const createView = (number: number, overrides: Partial<View> = {}): View => ({
  id: `v${number}`,
  recordId: chartIds.record,
  title: '施術記録',
  actorName: '担当 一郎',
  actorRole: 'person-in-charge',
  action: 'view',
  reason: null,
  at: '2026-11-21 12:30:00',
  subject: 'chart',
  ...overrides,
})

beforeEach(() => {
  server.use(
    http.get('/customer/calte/sharing', () => ({ listening: false, photos: false })),
    http.get('/customer/calte/views', () => []),
  )
  signIn(customerMember)
})

describe('the own charts', () => {
  it('list which charts are done and which are open, and link to each', async () => {
    serveRecordList('/customer/calte/browsable', [createRecordRow(1), createRecordRow(2)])
    await renderApp('/mypage/fillout-calte')
    expect(await screen.findByRole('heading', { level: 1, name: '自分のカルテ一覧' })).toBeDefined()
    const link = await screen.findByRole('link', { name: /カルテ1/ })
    expect(within(link).getByText('未')).toBeDefined()
    expect(link.getAttribute('href')).toBe(`/mypage/fillout-calte/${createRecordRow(1).id}`)
    expect(within(screen.getByRole('link', { name: /カルテ2/ })).getByText('済')).toBeDefined()
  })

  it('tell a member without charts that there are none', async () => {
    serveRecordList('/customer/calte/browsable', [])
    await renderApp('/mypage/fillout-calte')
    expect(await screen.findByText('カルテはありません。')).toBeDefined()
  })

  it('list who opened them and why, and say when there are more', async () => {
    serveRecordList('/customer/calte/browsable', [])
    const views = [
      createView(0, { actorName: null, actorRole: 'administrator', reason: 'お問い合わせのため' }),
      createView(1, { action: 'delete', title: null }),
      createView(2, { recordId: null, title: null }),
      ...Array.from({ length: 18 }, (_, index) => createView(index + 3)),
    ]
    server.use(http.get('/customer/calte/views', () => views))
    await renderApp('/mypage/fillout-calte')
    const region = within(await screen.findByRole('region', { name: 'カルテを開いた人' }))
    expect(await region.findByText('退会した方（管理者）が閲覧しました')).toBeDefined()
    expect(region.getByText('施術記録・理由：お問い合わせのため')).toBeDefined()
    expect(region.getByText('担当 一郎（担当者）が削除しました')).toBeDefined()
    expect(region.getByText('削除されたカルテ')).toBeDefined()
    expect(region.getByText('全体の記録（カルテの数値など）')).toBeDefined()
    expect(region.getAllByRole('listitem')).toHaveLength(20)
    expect(region.getByText(/新しい順に20件/)).toBeDefined()
  })

  it('share the minutes listened only once the customer switches it on', async () => {
    serveRecordList('/customer/calte/browsable', [])
    const sent: unknown[] = []
    server.use(
      http.post('/customer/calte/sharing', async ({ readBody }) => {
        const body = await readBody()
        sent.push(body)
        return { listening: false, photos: false, ...body }
      }),
    )
    const { user } = await renderApp('/mypage/fillout-calte')
    const share = await screen.findByRole<HTMLInputElement>('switch', {
      name: '振動を聴いた時間をサロンに見せる',
    })
    expect(share.checked).toBe(false)
    await user.click(share)
    await waitFor(() => expect(share.checked).toBe(true))
    expect(sent).toEqual([{ listening: true }])
  })
})

describe('an own chart', () => {
  it('is merged, saved and confirmed when staff saved other fields meanwhile', async () => {
    serveRecordList('/customer/calte/browsable', [])
    let stored = createRecord({ calteItems: customerFields })
    const versions: RecordBody['calteRecord']['version'][] = []
    server.use(
      http.get('/customer/calte/get-format', () => stored),
      http.post('/common/calte/register-record', async ({ readBody }) => {
        const { calteRecord } = await readBody()
        versions.push(calteRecord.version)
        return calteRecord.version === stored.version
          ? chartIds.record
          : createErrorResponse(409, 'CHARTS_RECORD_CHANGED', 'ほかの方がこのカルテを更新しました。')
      }),
    )
    const { user, router } = await renderApp(`/mypage/fillout-calte/${chartIds.record}`)
    await enterText(user, await screen.findByLabelText(/^今日のご希望/), '静かに過ごしたい')
    stored = { ...stored, version: 4 }
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('送信に成功しました。')).toBeDefined()
    expect(versions).toEqual([3, 4])
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/fillout-calte'))
  })

  it('lets the customer edit their own fields and shows what the staff publish as text', async () => {
    serveRecordList('/customer/calte/browsable', [])
    const bodies: unknown[] = []
    server.use(
      http.get('/customer/calte/get-format', () => createRecord({ calteItems: customerFields })),
      http.post('/common/calte/register-record', async ({ readBody }) => {
        bodies.push(await readBody())
        return chartIds.record
      }),
    )
    const { user, router } = await renderApp(`/mypage/fillout-calte/${chartIds.record}`)
    const wish = await screen.findByLabelText(/^今日のご希望/)
    expect(screen.getByText('担当者記入欄')).toBeDefined()
    expect(screen.getByText('お客様記入欄')).toBeDefined()
    expect(screen.getByText('早めの就寝')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('未入力項目があります。')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await enterText(user, wish, '静かに過ごしたい')
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('送信に成功しました。')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/fillout-calte'))
    expect(bodies).toEqual([
      {
        calteRecord: {
          id: chartIds.record,
          calteId: chartIds.format,
          generalCalteId: chartIds.version,
          version: 3,
          calteInputRecords: [
            {
              generalCalteItemId: customerFields[1]?.id,
              customerInput: true,
              inputValue: '静かに過ごしたい',
            },
          ],
        },
      },
    ])
  })

  it('removes its draft from the device after a logout', async () => {
    server.use(http.get('/customer/calte/get-format', () => createRecord({ calteItems: customerFields })))
    const { user } = await renderApp(`/mypage/fillout-calte/${chartIds.record}`)
    await enterText(user, await screen.findByLabelText(/^今日のご希望/), '静かに')
    expect(JSON.stringify(localStorage)).toContain('静かに')
    await user.click(screen.getAllByRole('button', { name: 'ログアウト' })[0] as HTMLElement)
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('静かに'))
  })
})
