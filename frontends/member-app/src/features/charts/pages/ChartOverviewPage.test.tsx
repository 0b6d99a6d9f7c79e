import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { faceResult } from '../../face/testing/face-result.ts'
import { chartIds, staffMember } from '../testing/chart-data.ts'
import './ChartOverviewPage.tsx'

const nothing = { userName: '青木 あおい', minutes: null, diagnoses: [], mentalChecks: [], numbers: [] }
const serve = (overview: object) =>
  server.use(http.get('/pic/calte/overview', () => ({ ...nothing, ...overview })))
const open = () => renderApp(`/mypage/calte-management/overview/${chartIds.customer}`)

beforeEach(() => signIn(staffMember))

describe('the overview of a customer', () => {
  it('says for each part that the customer publishes nothing', async () => {
    serve({})
    await open()
    await screen.findByRole('heading', { level: 1, name: '青木 あおいさんの記録' })
    for (const text of [
      '公開されている顔診断はありません。',
      'お客様は、聴いた時間を公開していません。',
      '公開されているメンタルチェックはありません。',
      '数値の記録はまだありません。',
    ])
      expect(screen.getByText(text)).toBeDefined()
  })

  it.each([
    ['the date of a diagnosis and its sound', '朝の水音', '2026年11月21日 21:30・朝の水音'],
    ['the date alone, without a dot behind it, where the sound has no name', '', '2026年11月21日 21:30'],
  ])('shows staff %s', async (_what, soundName, text) => {
    server.use(http.get('/aiesthe/detect-result', () => ({ ...faceResult, soundName })))
    serve({ diagnoses: [{ detectId: faceResult.id, at: faceResult.latestUpdate, stressPercent: null }] })
    await open()
    expect((await screen.findByText(/21:30/)).textContent).toBe(text)
  })

  it('draws the published mental checks as one line for each type, with a table', async () => {
    serve({
      mentalChecks: [
        { id: chartIds.customer, at: '2026-11-01 09:00:00', fit: [10, 20, 30, 40] },
        { id: chartIds.record, at: '2026-11-08 09:00:00', fit: [50, 60, 70, 80] },
      ],
    })
    await open()
    for (const [name, values] of [
      ['タイプⅠ', ['10', '50']],
      ['タイプⅣ', ['40', '80']],
    ] as const) {
      const figure = within(await screen.findByRole('figure', { name: new RegExp(name) }))
      const cells = figure.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent)
      expect(cells).toEqual(['2026年11月1日 9:00', values[0], '2026年11月8日 9:00', values[1]])
    }
  })
})
