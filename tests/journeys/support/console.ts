import { expect, type Page } from '@playwright/test'

/** Answers a question of the console, which must be the given one. */
export async function confirmDialog(page: Page, question: string, response: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question })
  await dialog.getByRole('button', { name: response }).click()
  await expect(dialog).toHaveCount(0)
}

/** Waits for the message that says what was done. */
export const waitForMessage = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text, { exact: true })).toBeVisible()

/** Returns the row of a list that contains a text. */
export const findRow = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Searches a list. The address changes a moment after the typing, and only then does the list show the result. */
export async function searchList(page: Page, label: string, typed: string): Promise<void> {
  await page.getByLabel(label).fill(typed)
  await page.waitForURL(({ searchParams }) => searchParams.get('filter')?.includes(typed) ?? false)
}
