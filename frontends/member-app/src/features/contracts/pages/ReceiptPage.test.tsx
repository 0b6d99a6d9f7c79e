import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import type { Receipt } from '../types.ts'
import './ReceiptPage.tsx'

const receipt: Receipt = {
  id: 'r1',
  kind: 'receipt',
  number: '00000007',
  issuedOn: '2026-11-21',
  tradedOn: '2026-11-21',
  addressee: '東京 花子',
  issuer: {
    name: '株式会社ひびき',
    postalCode: '104-0061',
    address: '東京都中央区銀座1-2-3',
    telephone: '03-1234-5678',
    registrationNumber: 'T9999999999999',
  },
  card: 'Visa 4242',
  items: [
    {
      name: 'プレミアム',
      userName: null,
      periodFrom: '2026-11-21',
      periodTo: '2026-12-20',
      tradedOn: '2026-11-21',
      ratePercent: 10,
      amount: 2980,
      documentNumber: null,
    },
  ],
  rates: [{ ratePercent: 10, amount: 2980, tax: 270 }],
  total: 2980,
  tax: 270,
  about: null,
  replaces: null,
  replacedById: null,
}

beforeEach(() => signIn(createMember()))

describe('a receipt', () => {
  it('shows the issuer, the number, the tax per rate and the addressee, and prints', async () => {
    server.use(http.get('/payment/document', () => receipt))
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = await renderApp('/mypage/receipt/r1')
    const sheet = within(await screen.findByRole('article', { name: '領収書' }))
    for (const text of [
      '東京 花子 様',
      '番号 00000007',
      '登録番号 T9999999999999',
      '株式会社ひびき',
      '適格請求書',
    ])
      expect(sheet.getByText(text)).toBeDefined()
    expect(sheet.getByRole('row', { name: /^10%対象（税込）\s*消費税 270 円 2,980 円$/ })).toBeDefined()
    expect(screen.getByRole('link', { name: 'PDFで保存' }).getAttribute('href')).toMatch(
      /document-pdf\?id=r1$/,
    )
    await user.click(screen.getByRole('button', { name: '印刷する' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('is issued anew for another addressee and opens the new document', async () => {
    const sent: unknown[] = []
    server.use(
      http.get('/payment/document', ({ request }) => {
        const id = new URL(request.url).searchParams.get('id') ?? ''
        return id === 'r1' ? receipt : { ...receipt, id, addressee: '株式会社花子', replaces: '00000007' }
      }),
      http.post('/payment/document-addressee', async ({ readBody }) => {
        sent.push(await readBody())
        return {}
      }),
      http.post('/payment/document/reissue', async ({ readBody }) => {
        sent.push(await readBody())
        return { id: 'r2' }
      }),
    )
    const { user } = await renderApp('/mypage/receipt/r1')
    await user.click(await screen.findByRole('button', { name: '宛名を変更する' }))
    const field = await screen.findByLabelText('宛名')
    await user.clear(field)
    await user.type(field, '株式会社花子')
    await user.click(screen.getByRole('button', { name: 'この宛名で発行する' }))
    expect(await screen.findByText('株式会社花子 様')).toBeDefined()
    expect(screen.getByText('番号 00000007 の書類に代えて発行しました。')).toBeDefined()
    expect(sent).toEqual([{ name: '株式会社花子' }, { id: 'r1' }])
  })

  it('that was replaced leads to the document in force and cannot be changed', async () => {
    server.use(http.get('/payment/document', () => ({ ...receipt, replacedById: 'r2' })))
    await renderApp('/mypage/receipt/r1')
    const link = await screen.findByRole('link', { name: '新しい書類を見る' })
    expect(link.getAttribute('href')).toBe('/mypage/receipt/r2')
    expect(screen.queryByRole('button', { name: '宛名を変更する' })).toBeNull()
  })
})
