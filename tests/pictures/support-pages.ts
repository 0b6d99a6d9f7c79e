import type { Page } from 'playwright-core'
import type { PicturedPage } from './pictured-page.ts'
import { findButton } from './texts.ts'

/** Calls the API as the page's member. */
const post = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      const response = await fetch(`/api/${address}`, { method: 'POST', headers, body: sent })
      return response.json()
    },
    [path, JSON.stringify(body)] as const,
  )

const subject = '音が出ません'

/** An inquiry with an answer of staff would need two people, so this one waits. */
async function openChat(page: Page): Promise<void> {
  const inquiries = await page.evaluate(async () =>
    (await fetch('/api/v2/support/chat/inquiry/inquiries')).json(),
  )
  if (!JSON.stringify(inquiries).includes(subject)) {
    const text = 'スマートフォンで再生しても音が出ません。音量は上げてあります。'
    await post(page, 'v2/support/chat/inquiry/new-chat', { detailTypeId: 'sound.playback', subject, text })
    await page.reload()
  }
  await page.getByRole('button', { name: new RegExp(subject) }).click()
  await page.getByRole('dialog', { name: subject }).waitFor()
}

const questions: Record<string, string> = {
  ja: 'プランを解約したいです',
  en: 'How do I cancel my plan?',
  cn: '我想取消订阅',
  tw: '我想取消訂閱',
}

async function askAdvisor(page: Page): Promise<void> {
  const language = await page.evaluate<string>("localStorage.getItem('hibiki.language')")
  const said = page.locator('[role=log][aria-busy=false] li')
  const before = await said.count()
  await page
    .getByRole('textbox')
    .first()
    .fill(questions[language] ?? '')
  await (await findButton(page, 'support-chat:send')).click()
  await said.nth(before).waitFor()
}

/** A stress check of this tab that is answered; `result` has level 3. */
const takeCheck = (withResult: boolean) => async (page: Page) => {
  const answers = Array.from({ length: 40 }, (_, at) => (at < 13 ? 0 : at === 13 ? 1 : 2))
  const result = withResult ? { score: 27, storedLevel: 2 } : null
  const draft = JSON.stringify({ owner: null, begun: true, answers, position: withResult ? 39 : 12, result })
  await page.evaluate((value) => sessionStorage.setItem('hibiki.stress-check', value), draft)
  await page.reload()
  await page
    .getByRole(withResult ? 'dialog' : 'radiogroup')
    .first()
    .waitFor()
}

/** Opens the newest inquiry of the console's queue. */
async function openInquiry(page: Page): Promise<void> {
  await page.getByText(subject).first().click()
  await page.getByRole('log').waitFor()
}

const openNewChat = async (page: Page) => (await findButton(page, 'support-chat:newChat')).click()

const openFirstArticle = (page: Page) =>
  page
    .locator('main tbody tr, main li a')
    .first()
    .click()
    .then(() => page.getByRole('textbox').first().waitFor())

const desk = (name: string, path: string, lead?: PicturedPage['lead']): PicturedPage => ({
  name,
  path: `/admin/${path}`,
  who: 'admin',
  isConsole: true,
  ...(lead && { lead }),
})

/** Pages of support from its FAQ to the staff's inquiries. */
export const picturedSupportPages: readonly PicturedPage[] = [
  { name: 'support-article', path: '/support/articles/cancel-plan', who: 'visitor' },
  { name: 'support-stress-question', path: '/stress-check', who: 'visitor', lead: takeCheck(false) },
  { name: 'support-stress-result', path: '/stress-check', who: 'premium', lead: takeCheck(true) },
  { name: 'support-new-chat', path: '/support/chat', who: 'premium', lead: openNewChat },
  { name: 'support-refused', path: '/support/chat', who: 'general', lead: openNewChat },
  { name: 'support-dialog', path: '/support/chat', who: 'premium', lead: openChat },
  { name: 'support-advisor', path: '/mypage/ai-chat', who: 'premium', lead: askAdvisor },
  desk('support-desk', 'inquiries'),
  desk('support-desk-inquiry', 'inquiries', openInquiry),
  desk('support-desk-canned', 'canned-answers'),
  desk('support-desk-canned-create', 'canned-answers/create'),
  desk('support-desk-articles', 'articles'),
  desk('support-desk-article', 'articles', openFirstArticle),
  desk('support-desk-statistics', 'support-statistics'),
]
