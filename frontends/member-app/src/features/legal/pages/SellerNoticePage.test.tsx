import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server } from '../../../testing/server.ts'

const prices = [{ name: 'ライト', price: 1980, rental: false }]

describe('SellerNoticePage', () => {
  it('lists what is filled in, with the prices, and leaves out the rest', async () => {
    const details = { legalName: '響株式会社', telephone: '03-0000-0000', returns: '返品はできません。' }
    server.use(http.get('/v2/subscription/seller', () => ({ isComplete: true, details, prices })))
    await renderApp(paths.sellerNotice)
    expect(await screen.findByText('響株式会社')).toBeDefined()
    expect(screen.getByRole('link', { name: '03-0000-0000' }).getAttribute('href')).toBe('tel:03-0000-0000')
    expect(screen.getByText(/ライト\s1,980 円 \/ 月/)).toBeDefined()
    expect(screen.queryByText('お申込みの期間')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that nothing is sold yet while the notice is incomplete', async () => {
    server.use(http.get('/v2/subscription/seller', () => ({ isComplete: false, details: {}, prices })))
    await renderApp(paths.sellerNotice)
    expect(await screen.findByText(/お申込みはお受けしていません/)).toBeDefined()
  })
})
