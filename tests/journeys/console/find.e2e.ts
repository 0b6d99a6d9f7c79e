import { listPageFindings, screenSizes } from '@hibiki/test-harness'
import { desktop, expect, test } from '../support/test.ts'

for (const { name, size } of [
  { name: 'a phone', size: screenSizes.phone },
  { name: 'a desktop', size: desktop },
])
  test.describe(`An administrator on ${name}`, () => {
    test('sees the figures before what waits, and finds a member and a page by typing', async ({
      admin,
      member,
    }) => {
      await admin.setViewportSize(size)
      await admin.goto('/admin/')
      const figures = admin.getByRole('figure')
      await expect(figures).toHaveCount(5)
      const waiting = admin.getByRole('heading', { name: '対応待ち' })
      await expect(waiting).toBeVisible()
      const firstFigure = await figures.first().boundingBox()
      expect(firstFigure?.y).toBeLessThan((await waiting.boundingBox())?.y ?? 0)

      const button = admin.getByRole('button', { name: '検索して開く' })
      const search = admin.getByRole('combobox', { name: '検索して開く' })
      await button.click()
      await search.fill(member.email)
      await expect(admin.getByRole('option').filter({ hasText: member.email })).toBeVisible()
      expect(await listPageFindings(admin)).toEqual([])
      await search.press('Enter')
      await expect(admin.getByText(member.email).first()).toBeVisible()
      expect(new URL(admin.url()).pathname).toMatch(/^\/admin\/members\/.+\/show$/)

      await admin.keyboard.press('ControlOrMeta+k')
      await search.fill('受賞')
      await search.press('Enter')
      await expect(admin.getByRole('heading', { level: 1, name: '受賞・メディア' })).toBeVisible()
    })
  })
