import { listPageFindings, listPageFindingsBySize } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { recordPlay } from '../support/members.ts'
import { rentDrAi } from '../support/money.ts'
import { query } from '../support/query.ts'
import { desktop, expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }

async function openInquiry(page: Page, { isShared }: { isShared: boolean }): Promise<void> {
  await page.goto('/support/chat')
  await page.getByRole('button', { name: '新しいチャット' }).click()
  const dialog = page.getByRole('dialog', { name: '新しいチャット' })
  await dialog.getByLabel('お問い合わせの種類').selectOption('payment')
  await dialog.getByLabel('詳細').selectOption('payment.charge')
  await dialog.getByLabel('件名').fill('請求について')
  await dialog.getByLabel('お問い合わせ内容').fill('今月の請求の内容を教えてください。')
  if (isShared) await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '送信' }).click()
  await expect(page.getByText('送信に成功しました。')).toBeVisible()
}

async function openInConsole(admin: Page, memberName: string): Promise<void> {
  await admin.goto('/admin/inquiries')
  const row = admin.getByRole('row').filter({ hasText: memberName })
  const card = admin.getByRole('listitem').filter({ hasText: memberName }).getByRole('link')
  await row.or(card).click()
  await expect(admin.getByRole('heading', { name: 'お客様の情報' })).toBeVisible()
}

/** The value beside a label of the panel. */
const findField = (admin: Page, label: string) =>
  admin.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]')

test.describe('the panel beside a conversation', () => {
  for (const [size, viewport] of [
    ['a phone', phone],
    ['a desktop', desktop],
  ] as const)
    test(`shows plan, charges, rentals and last sounds of a member who shares them on ${size}`, async ({
      subscriber: { page: member, username },
      admin,
    }) => {
      await rentDrAi(member, admin)
      await recordPlay(member)
      await openInquiry(member, { isShared: true })
      await admin.setViewportSize(viewport)
      await openInConsole(admin, username)
      const contracts = findField(admin, '契約・レンタル')
      await expect(contracts.getByRole('link', { name: 'プレミアム', exact: true })).toBeVisible()
      await expect(contracts.getByRole('link', { name: 'Dr.AI レンタル' })).toBeVisible()
      await expect(contracts.getByText('次回の請求').first()).toBeVisible()
      await expect(findField(admin, '最近の決済').getByRole('link').first()).toHaveText(/円/)
      await expect(
        findField(admin, '最近の音')
          .getByText(/\d{2}:\d{2}/)
          .first(),
      ).toBeVisible()
      await expect(admin.getByLabel('回答またはメモ')).toBeVisible()
      await expect(admin.getByText('今月の請求の内容を教えてください。')).toBeVisible()
      expect(await listPageFindings(admin)).toEqual([])
    })

  test('requests nothing about the plan of a member who shares nothing', async ({
    subscriber: { page: member, username },
    admin,
  }) => {
    await openInquiry(member, { isShared: false })
    const requested: string[] = []
    admin.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await openInConsole(admin, username)
    await expect(admin.getByText('お客様は情報を共有していません。')).toBeVisible()
    await expect(admin.getByText('今月の請求の内容を教えてください。')).toBeVisible()
    expect(requested.filter((path) => /admin\/(contracts|payments)/.test(path))).toEqual([])
  })
})

test('a member answers by mail, and both sides see that it came so', async ({
  subscriber: { page: member, id, email, username },
  admin,
  newPage,
  product,
}) => {
  await openInquiry(member, { isShared: false })
  await openInConsole(admin, username)
  await admin.getByLabel('回答またはメモ').fill('明細をご覧ください。')
  await admin.getByRole('button', { name: '回答を送信' }).click()
  await expect(admin.getByRole('log').getByText('明細をご覧ください。')).toBeVisible()
  // The mail waits for two minutes, in which the member may read the answer in the app.
  await member.goto('/mypage')
  const send = `update support.mails set next_attempt_at = created_at where user_id = $1 returning id`
  expect(await query(product.databases.support, send, [id])).toHaveLength(1)
  const { replyTo, text } = await product.mail(email, 'お問い合わせに回答しました')
  expect(replyTo).toMatch(/^reply\+[a-z2-7]{45}@hibiki\.example$/)
  expect(text).not.toContain('明細')

  const mailbox = await newPage({ viewport: phone })
  await mailbox.goto('/dev/mail')
  const form = mailbox.locator('form').filter({ has: mailbox.locator(`input[value="${replyTo}"]`) })
  const quote = await form.getByLabel('返信').inputValue()
  await form.getByLabel('返信').fill(`ありがとうございます。\n\nよくわかりました。${quote}`)
  await form.getByRole('button', { name: '返信する' }).click()
  await mailbox.waitForURL('**/dev/mail')

  const reply = 'ありがとうございます。\n\nよくわかりました。'
  const bubble = admin.getByRole('log').getByRole('listitem').filter({ hasText: 'よくわかりました。' })
  await expect(bubble).toContainText('メールで受信', { timeout: 20_000 })
  await expect(bubble.getByText(reply, { exact: true })).toBeVisible()
  const photo = { name: 'photo.heic', content: Buffer.from('heic').toString('base64') }
  const more = { from: email, to: replyTo, text: '写真です。', attachments: [photo] }
  const answer = await mailbox.request.post('/dev/mail/reply', { data: more })
  expect(await answer.json()).toEqual({ outcome: 'written' })
  await expect(admin.getByText('受け取れなかった添付：photo.heic')).toBeVisible({ timeout: 20_000 })
  await product.mail(email, 'お受け取りできない添付ファイルがありました')

  await member.goto('/support/chat')
  await member.getByRole('button', { name: /請求について/ }).click()
  const chat = member.getByRole('dialog', { name: '請求について' })
  await expect(chat.getByText('メールで送信')).toHaveCount(2)
  await expect(chat.getByText('受け取れなかった添付：photo.heic')).toBeVisible()
  for (const page of [member, admin]) expect(await listPageFindingsBySize(page)).toEqual([])
})
