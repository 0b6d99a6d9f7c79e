import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './SettingsPage.tsx'
import '../../consents/components/ConsentDialog.tsx'
import '../../mental-check/components/DataUseDialog.tsx'

const at = '2026-11-20T03:00:00.000Z'
const rows = [
  {
    document: 'terms-of-service',
    title: '利用規約',
    text: '規約の本文です。',
    file: 'terms_of_service.md',
    call: '/agreement/agree-term-of-service',
  },
  {
    document: 'providing-data',
    title: 'データの提供',
    text: 'データの本文です。',
    file: 'data_analytics_agreement.md',
    call: '/agreement/agree-providing-data',
  },
] as const

let agreed: Record<string, boolean>
let decisions: [path: string, agreement: string | null][]

beforeEach(() => {
  agreed = {}
  decisions = []
  server.use(
    http.get('/agreement/consents', () =>
      rows.map(({ document }) => ({
        document,
        agreed: agreed[document] ?? false,
        version: '1',
        decidedAt: at,
      })),
    ),
    ...rows.flatMap(({ document, file, text, call }) => [
      http.get(`/static/agreements/${file}`, () => HttpResponse.text(`# 見出し\n\n${text}`)),
      http.post(call, ({ url }) => {
        const agreement = url.searchParams.get('agreement')
        decisions.push([call, agreement])
        agreed[document] = agreement === 'true'
        return {}
      }),
    ]),
  )
  signIn(createMember())
})

/** Opens the settings, then the text of one of the two consents. */
async function read(index: number, title: string) {
  const app = await renderApp('/mypage/settings')
  const buttons = await screen.findAllByRole('button', { name: '内容を読む' })
  // The third consent is that of the mental check, which is given in these tests.
  expect(buttons).toHaveLength(3)
  await app.user.click(buttons[index] as HTMLElement)
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: title })) }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the consents in the settings', () => {
  it.each(rows.map((row, index) => ({ ...row, index })))(
    'lets the member consent in the dialog with the text: $document',
    async ({ title, text, call, index }) => {
      const { user, dialog } = await read(index, title)
      expect(screen.getAllByRole('button', { name: '同意する' })).toHaveLength(1)
      const panel = within(dialog.getByRole('region', { name: title }))
      expect(await panel.findByText(text)).toBeTruthy()
      expect(decisions).toEqual([])
      await user.click(dialog.getByRole('button', { name: '同意する' }))
      await isClosed()
      expect(decisions).toEqual([[call, 'true']])
      // The consent of the mental check, which is given in these tests, also stands here.
      await waitFor(() => expect(screen.getAllByRole('button', { name: '撤回する' })).toHaveLength(2))
    },
  )

  it('does not record a consent without opening its text', async () => {
    await renderApp('/mypage/settings')
    await screen.findAllByRole('button', { name: '内容を読む' })
    expect(screen.queryByRole('button', { name: '同意する' })).toBeNull()
  })

  it("shows a given consent's text again and withdraws it in its row", async () => {
    agreed = { 'terms-of-service': true, 'providing-data': true }
    const { user, dialog } = await read(1, 'データの提供')
    expect(await dialog.findByText('データの本文です。')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /同意する|撤回する/ })).toBeNull()
    await user.click(dialog.getByRole('button', { name: '閉じる' }))
    await isClosed()
    expect(decisions).toEqual([])
    await user.click(screen.getAllByRole('button', { name: '撤回する' })[1] as HTMLElement)
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '撤回する' }))
    await waitFor(() => expect(decisions).toEqual([['/agreement/agree-providing-data', 'false']]))
  })

  it('shows the text on the use of mental check answers again after the consent', async () => {
    const { dialog } = await read(2, '調査結果の取り扱い')
    expect(dialog.getByText('ご回答の使いみちです。')).toBeTruthy()
    expect(dialog.getByText('2026/11/20 12:00 に調査結果の取り扱いに同意しました。')).toBeTruthy()
  })

  it("keeps the dialog open with the server's message when the consent could not be saved", async () => {
    const message = 'もう一度お試しください。'
    server.use(
      http.post('/agreement/agree-term-of-service', () => createErrorResponse(400, 'E3001', message)),
    )
    const { user, dialog } = await read(0, '利用規約')
    await user.click(dialog.getByRole('button', { name: '同意する' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(dialog.getByRole('button', { name: '同意する', hidden: true })).toBeTruthy()
  })
})
