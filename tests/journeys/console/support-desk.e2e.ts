import { listPageFindingsBySize } from '@hibiki/test-harness'
import { callApi, fetchJson } from '../support/api.ts'
import { desktop, expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }

const shared = {
  device: {
    browser: 'Chrome 140',
    system: 'Android 14',
    screen: '390×844',
    language: 'ja',
    timeZone: 'Asia/Tokyo',
  },
  errors: [],
  player: null,
  sounds: [{ title: '夜の入り江', at: '2026-11-22T11:00:00.000Z' }],
}

test.describe('the conversation page of the console', () => {
  test('shows plan, next charge, payments and last sounds beside the conversation, and puts a suggested article into the answer by the keyboard', async ({
    subscriber,
    admin,
  }) => {
    const inquiry = {
      detailTypeId: 'plan.change',
      subject: '解約について',
      text: 'プランを解約したいです。',
      shared,
    }
    const { id } = (await callApi(subscriber.page, 'v2/support/chat/inquiry/new-chat', inquiry)) as {
      id: string
    }
    const began = Date.now()
    await admin.goto(`/admin/inquiries/${id}/show`)
    const beside = admin
      .locator('section')
      .filter({ has: admin.getByRole('heading', { name: 'お客様の情報' }) })
    await expect(beside.getByText('次回の請求')).toBeVisible()
    await expect(beside.getByText('夜の入り江')).toBeVisible()
    await expect(beside.getByText('支払済み').first()).toBeVisible()
    test
      .info()
      .annotations.push({ type: 'seconds until all is shown', description: `${(Date.now() - began) / 1000}` })
    for (const size of [phone, desktop]) {
      await admin.setViewportSize(size)
      await expect(beside.getByText('次回の請求')).toBeVisible()
      expect(await listPageFindingsBySize(admin)).toEqual([])
    }

    const insert = admin.getByRole('button', { name: /を回答に挿入$/ }).first()
    const title = /^「(.*)」/.exec((await insert.getAttribute('aria-label')) ?? '')?.[1] ?? ''
    await admin.setViewportSize(phone)
    await insert.focus()
    await admin.keyboard.press('Enter')
    await expect(admin.getByLabel('回答またはメモ')).toHaveValue(
      new RegExp(`^${title}\\n${new URL(admin.url()).origin}/support/articles/[a-z-]+$`),
    )
    await admin.getByRole('button', { name: '回答を送信' }).click()
    await expect(admin.getByText('回答を送信しました。')).toBeVisible()
    const messages = await fetchJson(subscriber.page, `v2/support/chat/inquiry/chats?inquiryId=${id}`)
    expect(messages.at(-1).text).toContain(`/support/articles/`)
  })
})

test.describe('the page of a member’s inquiries', () => {
  for (const size of [phone, desktop])
    test(`tells how long answers take, and suggests an article while one writes, at ${size.width} px`, async ({
      subscriber: { page },
    }) => {
      await page.setViewportSize(size)
      await page.goto('/support/chat')
      await expect(
        page.getByText(/最近30日のお問い合わせは、半数が.*以内に|回答までの時間の目安はまだありません。/),
      ).toBeVisible()
      await page.getByRole('button', { name: '新しいチャット' }).click()
      const dialog = page.getByRole('dialog', { name: '新しいチャット' })
      await dialog.getByLabel('件名').fill('解約')
      await dialog.getByLabel('お問い合わせ内容').fill('プランを解約したいです')
      const article = dialog.getByRole('link', { name: 'プランを解約したい' })
      await expect(article).toBeVisible()
      expect(await listPageFindingsBySize(page)).toEqual([])
      const [opened] = await Promise.all([page.waitForEvent('popup'), article.click()])
      await expect(opened.getByRole('heading', { name: 'プランを解約したい' })).toBeVisible()
      await expect(dialog.getByLabel('お問い合わせ内容')).toHaveValue('プランを解約したいです')
    })
})
