import { buffer } from 'node:stream/consumers'
import { listPageFindingsBySize, navigateInApp } from '@hibiki/test-harness'
import type { Locator, Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { callApi, fetchJson } from '../support/api.ts'
import { expect, test } from '../support/test.ts'

/** Polls come every 3 s; one more second is for rendering. */
const SEEN_WITHIN_MS = 4000

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#c98a3d' } })
    .png()
    .toBuffer()

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n')

/** Returns the name and the bytes of what a link downloads. */
async function downloadFrom(page: Page, link: Locator): Promise<[string, Buffer]> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return [download.suggestedFilename(), await buffer(await download.createReadStream())]
}

test.describe('the support chat', () => {
  test("carries a member's question with files and the staff's answer with files, and is closed, rated and reopened", async ({
    subscriber: { page: member },
    admin,
  }) => {
    await callApi(admin, 'admin/canned-answers', {
      title: '音量のご案内',
      texts: { ja: '{name} 様、音量をご確認ください。', en: 'Dear {name}, please check the volume.' },
    })
    await member.goto('/support/chat')
    await member.getByRole('button', { name: '新しいチャット' }).click()
    const dialog = member.getByRole('dialog', { name: '新しいチャット' })
    await dialog.getByLabel('お問い合わせの種類').selectOption('sound')
    await dialog.getByLabel('詳細').selectOption('sound.playback')
    await dialog.getByLabel('件名').fill('音が出ません')
    await dialog.getByLabel('お問い合わせ内容').fill('スマートフォンで音が出ません。')
    await dialog.locator('input[type=file]').setInputFiles([
      { name: 'photo.png', mimeType: 'image/png', buffer: await picture() },
      { name: '領収書.pdf', mimeType: 'application/pdf', buffer: pdf },
      { name: 'film.mp4', mimeType: 'video/mp4', buffer: pdf },
    ])
    await expect(dialog.getByText('画像 1')).toBeVisible()
    await expect(dialog.getByText('領収書.pdf')).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveText(
      'film.mp4: 画像（JPEG・PNG・WebP）かPDFをお選びください。',
    )
    expect(await listPageFindingsBySize(member)).toEqual([])
    await dialog.getByRole('button', { name: '送信' }).click()
    await expect(member.getByText('送信に成功しました。')).toBeVisible()
    await member.getByRole('button', { name: '閉じる' }).click()
    await member.getByRole('button', { name: /音が出ません/ }).click()
    const chat = member.getByRole('dialog', { name: '音が出ません' })
    await expect(chat.getByRole('img', { name: '画像 1' })).toBeVisible()
    expect(await downloadFrom(member, chat.getByRole('link', { name: /領収書\.pdf/ }))).toEqual([
      '領収書.pdf',
      pdf,
    ])

    await admin.goto('/admin/inquiries')
    await admin.getByRole('row').filter({ hasText: '音が出ません' }).click()
    await expect(admin.getByRole('img', { name: '画像 1' })).toBeVisible()
    expect(await downloadFrom(admin, admin.getByRole('link', { name: /領収書\.pdf/ }))).toEqual([
      '領収書.pdf',
      pdf,
    ])
    await admin
      .getByLabel('添付するファイル')
      .setInputFiles({ name: '音量.png', mimeType: 'image/png', buffer: await picture() })
    await expect(admin.getByText('音量.png')).toBeVisible()
    await admin
      .getByLabel('添付するファイル')
      .setInputFiles({ name: 'ご案内.pdf', mimeType: 'application/pdf', buffer: pdf })
    await expect(admin.getByText('ご案内.pdf')).toBeVisible()
    expect(await listPageFindingsBySize(admin)).toEqual([])
    await admin.getByLabel('定型文を使う').click()
    await admin.getByRole('option', { name: '音量のご案内' }).click()
    await admin.getByRole('button', { name: '回答を送信' }).click()
    await expect(chat.getByText(/様、音量をご確認ください。/)).toBeVisible({ timeout: SEEN_WITHIN_MS })
    await expect(chat.getByRole('img', { name: '画像 1' })).toHaveCount(2)
    await expect(chat.getByRole('link', { name: /ご案内\.pdf/ })).toBeVisible()

    await chat.getByRole('button', { name: '解決しました' }).click()
    await chat.getByRole('button', { name: 'よかった' }).click()
    await expect(chat.getByText('評価いただきありがとうございます。')).toBeVisible()
    expect(await listPageFindingsBySize(member)).toEqual([])
    await chat.getByLabel('返信').fill('また音が出なくなりました。')
    await chat.getByRole('button', { name: '送信' }).click()
    await expect(chat.getByRole('button', { name: '解決しました' })).toBeVisible()
  })

  test('gets 304 through the gateway for polls without news, like every response with an ETag', async ({
    subscriber: { page },
  }) => {
    const question = { detailTypeId: 'sound.playback', subject: '音量', text: '音量は上げてあります。' }
    await callApi(page, 'v2/support/chat/inquiry/new-chat', question)
    const [{ id }] = await fetchJson(page, 'v2/support/chat/inquiries')
    const products = await fetchJson(page, 'v2/subscription/products')
    for (const path of [
      '/api/v2/support/chat/inquiries',
      `/api/v2/support/chat/inquiry/chats?inquiryId=${id}`,
      '/api/static/agreements/terms_of_service.md',
      products[0].imageUrl,
    ]) {
      const askAgain = async () => {
        const etag = (await page.request.get(path)).headers().etag ?? ''
        const again = await page.request.get(path, { headers: { 'if-none-match': etag } })
        return [path, again.status(), await again.text()]
      }
      await expect.poll(askAgain).toEqual([path, 304, ''])
    }
  })
})

test.describe('the AI advisor', () => {
  test('answers from an article, and hands the conversation over to staff', async ({
    subscriber: { page: member },
    admin,
  }) => {
    await member.goto('/mypage/ai-chat')
    await member.getByLabel('質問').fill('プランを解約したいです')
    await member.getByRole('button', { name: '送信' }).click()
    await expect(member.getByText(/検索による回答です/)).toBeVisible()
    expect(await listPageFindingsBySize(member)).toEqual([])
    await member.getByRole('button', { name: 'サポート担当に相談する' }).click()
    await expect(member.getByRole('button', { name: '引き継ぐ' })).toBeVisible()
    expect(await listPageFindingsBySize(member)).toEqual([])
    await member.getByRole('button', { name: '引き継ぐ' }).click()
    await member.waitForURL('**/support/chat?inquiry=*')
    await expect(member.getByRole('log').getByText(/会話を引き継ぎました/)).toBeVisible()
    await admin.goto('/admin/inquiries')
    await admin.getByRole('row').filter({ hasText: 'プランを解約したいです' }).click()
    await expect(admin.getByText(/検索による回答です/)).toBeVisible()
    await expect(admin.getByText('お客様は情報を共有していません。')).toHaveCount(1)
  })
})

test.describe('the stress check of a member', () => {
  test('sends nothing before the member saves the result, shows it in the calendar, and deletes it', async ({
    subscriber: { page: member },
  }) => {
    await member.goto('/stress-check')
    // 13 times "applicable" and once "sometimes" are 27 points, which is level 3.
    const answers = Array.from({ length: 40 }, (_, index) => (index < 13 ? 0 : index === 13 ? 1 : 2))
    const draft = { owner: null, begun: true, answers, position: 39, result: null }
    await member.evaluate(
      (value) => sessionStorage.setItem('hibiki.stress-check', value),
      JSON.stringify(draft),
    )
    const requests: string[] = []
    const record = (request: Request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && !/^\/api\/auth\/(me|refresh)$/.test(pathname))
        requests.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`)
    }
    await member.reload()
    await expect(member.getByRole('button', { name: '結果を見る' })).toBeVisible()
    member.on('request', record)
    await member.getByRole('button', { name: '結果を見る' }).click()
    const dialog = member.getByRole('dialog', { name: 'チェックの結果' })
    await expect(dialog.getByText('合計 27点（80点満点）')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'AIの音選びの参考にする' }).check()
    expect(requests.filter((request) => /stress|score|27/.test(request))).toEqual([])
    await dialog.getByRole('button', { name: '結果を保存する' }).click()
    await expect(dialog.getByText('カレンダーに保存しました。')).toBeVisible()
    expect(await listPageFindingsBySize(member)).toEqual([])
    expect(requests.filter((request) => request.includes('stress-check'))).toEqual([
      'POST /api/stress-check/save {"score":27,"forChoice":true}',
    ])

    await waitForEvent(member, 'ストレスチェック レベル3')
    await navigateInApp(member, '/mypage/calendar?view=day')
    await member.getByText('ストレスチェック レベル3').click()
    const saved = member.getByRole('dialog', { name: 'ストレスチェック レベル3' })
    await saved.getByRole('switch', { name: 'AIの音選びの参考にする', checked: true }).click()
    await expect(saved.getByRole('switch', { name: 'AIの音選びの参考にする', checked: false })).toBeVisible()
    await saved.getByRole('button', { name: '保存を取り消す' }).click()
    await expect(saved).toHaveCount(0)
    expect(await fetchJson(member, 'stress-check/results')).toEqual([])
  })
})

/** Charts receive it by an event, so it takes a moment. */
async function waitForEvent(page: Page, title: string): Promise<void> {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  await expect
    .poll(
      async () => {
        const asked = { userIds: [], since: day(-2), until: day(2) }
        const events = (await callApi(page, 'calendar/esthe-between', asked)) as {
          title: string
        }[]
        return events.map((event) => event.title)
      },
      { timeout: 20_000 },
    )
    .toContain(title)
}
