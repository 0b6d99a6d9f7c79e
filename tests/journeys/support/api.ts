import type { Page } from '@playwright/test'

/** Returns the response to a call by the member on this page. */
export const fetchJson = async (page: Page, path: string) => (await page.request.get(`/api/${path}`)).json()

/** Calls the API with the page's cookies; throws the text of a rejection. */
export async function callApi(page: Page, path: string, data?: object) {
  const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() }
  const response = await page.request.post(`/api/${path}`, { headers, ...(data && { data }) })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}
