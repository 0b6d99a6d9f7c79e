import { listPageFindingsBySize, waitForPageToSettle } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { ERROR_PAGE_TITLE_PATTERN, type MockMember, type MockResponses, mockApi } from './mock-api.ts'
import { expect } from './test.ts'

/** What a page shows in one state. */
export interface View {
  path: string
  /** A visitor by default. */
  member?: MockMember | undefined
  /** What the member chose in the previous steps of a purchase. */
  draft?: object
  answers?: MockResponses | undefined
  /** Opens the view from the page, as a member would. */
  lead?: ((page: Page) => Promise<unknown>) | undefined
}

export const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

/** Opens the page of a view, and waits until all of it is there. */
export async function openView(page: Page, { path, member, draft, answers, lead }: View): Promise<void> {
  if (draft)
    await page.addInitScript(
      (stored) => localStorage.setItem('hibiki.purchase-draft', stored),
      JSON.stringify({
        memberId: null,
        productId: 'premium',
        users: [],
        requestKey: 'key',
        sent: false,
        ...draft,
      }),
    )
  await mockApi(page, member ?? null, answers)
  await page.goto(path)
  await expect(page.locator('main h1')).toBeVisible()
  await waitForPageToSettle(page)
  await lead?.(page)
}

/** Expects no serious axe finding and no sideways scrolling in the view, on a phone at night and on a desktop by day. */
export async function expectAccessibleView(page: Page, view: View): Promise<void> {
  await openView(page, view)
  await expect(page.getByText(ERROR_PAGE_TITLE_PATTERN)).toHaveCount(0)
  expect(await listPageFindingsBySize(page)).toEqual([])
}
