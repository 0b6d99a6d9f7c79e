import { renderMail } from '@hibiki/mail'
import { describe, expect, it } from 'vitest'
import type { MailTemplate } from './create-mail-content.ts'
import type { MailFacts, MailTemplateName } from './mail-facts.ts'
import { createMailPageLinks } from './mail-page-links.ts'
import { mailTemplates } from './mail-templates.ts'

const pages = createMailPageLinks('https://hibiki.test')
const card = { brand: 'visa', last4: '4242' }
const of = { product: { ja: 'プレミアム', en: 'Premium' }, userId: null }
const day = '2026-11-21'
const konbini: MailFacts['konbini-waiting'] = {
  ...of,
  amount: 2980,
  expiresAt: '2026-11-24T14:59:59.000Z',
  stores: [
    { chain: 'lawson', paymentCode: '123456', confirmationNumber: '80012345678' },
    { chain: 'familymart', paymentCode: '654321', confirmationNumber: null },
  ],
  voucherUrl: 'https://payments.stripe.com/konbini/voucher/test',
}
const facts: MailFacts = {
  'order-accepted': {
    product: of.product,
    kind: 'order',
    items: [{ item: 'price', title: '価格（税込）', text: 'プレミアム　2,980 円 × 1\n合計　2,980 円' }],
  },
  'order-failed': { product: of.product, charged: false },
  'payment-received': { ...of, amount: 2980, card, periodFrom: day, periodUntil: '2026-12-21' },
  'payment-failed': {
    ...of,
    amount: 2980,
    card,
    mustConfirm: false,
    nextTryOn: '2026-11-24',
    openUntil: '2026-11-28',
    endsOn: '2026-12-12',
  },
  'difference-paid': { ...of, amount: 1333, card },
  'payment-refunded': { amount: 2980, card },
  'refund-returned': { amount: 980, paid: 2980, paidOn: '2026-11-21' },
  'refund-made': { amount: 980, paid: 2980, paidOn: '2026-11-21', card },
  'refund-awaits-account': { amount: 980, paidOn: day },
  'konbini-waiting': konbini,
  'konbini-reminder': konbini,
  'konbini-expired': { ...of, amount: 2980 },
  'access-closed': { ...of, endsOn: day },
  'contract-ended': { ...of, lastDay: day, unpaid: false, settled: null },
  'cancel-reserved': { ...of, lastDay: day, settled: null },
  'plan-change-undone': { ...of, nextProduct: { ja: 'ライト', en: 'Light' }, nextPaymentOn: day },
  'period-change-undone': { ...of, period: 'month', nextPaymentOn: day },
  'renewal-reminder': { ...of, period: 'year', amount: 29_800, card, on: day },
  'bought-for-you': { product: of.product, contractorName: 'サロン響', startsOn: 'now' },
  'cancel-undone': { ...of, nextPaymentOn: day },
  'delivery-confirmed': { ...of, amount: 3980 },
  'delivery-reminder': { ...of, orderedOn: day, cancelsOn: '2026-12-21' },
  'delivery-cancelled': { ...of, orderedOn: day },
  'return-requested': { ...of, lastDay: day, returnBy: '2026-12-21' },
  'return-late': { ...of, returnBy: day },
  'return-received': of,
  'card-changed': { ...of, card },
  'card-expiring': { card, expMonth: 12, expYear: 2026, products: [of.product] },
  'family-invitation': { userId: 'holder', product: of.product, placeId: 'place', token: 'secret' },
  'family-joined': { userId: 'member', product: of.product },
  'family-ended': { userId: 'holder' },
}

const render = <N extends MailTemplateName>(
  name: N,
  language: 'ja' | 'en',
  change: { facts?: Partial<MailFacts[N]>; userName?: string } = {},
) => {
  const template: MailTemplate<N> = mailTemplates[name]
  const around = { language, pages, userName: change.userName ?? null }
  return renderMail(template({ ...facts[name], ...change.facts }, around), language)
}

describe.each(Object.keys(mailTemplates) as MailTemplateName[])('the mail %s', (name) => {
  it('has the same content in HTML and text, in both languages, and links to a page', () => {
    for (const language of ['ja', 'en'] as const) {
      const { subject, html, text } = render(name, language)
      expect(subject).toMatch(/^【Hibiki】.+/)
      expect(text).toContain('https://hibiki.test/')
      for (const line of text.split('\n').filter((line) => line !== '' && line !== '--'))
        expect(html).toContain(line.replace(/^\[(.+)\]$/, '$1').replace('響き Hibiki', '響き'))
      expect(`${html}${text}${subject}`).not.toMatch(/undefined|\[object|NaN|null/)
    }
    expect(render(name, 'ja').text).toMatch(/です|ます|ました|ません|ください/)
    expect(render(name, 'en').text.replace('価格（税込）', '')).not.toMatch(/です|ます|ました/)
  })
})

describe('the mails', () => {
  it('list the items of an order word for word', () => {
    const { text, html } = render('order-accepted', 'ja')
    expect(text).toContain('[価格（税込）]\nプレミアム　2,980 円 × 1\n合計　2,980 円')
    expect(html).toContain('プレミアム　2,980 円 × 1<br>合計　2,980 円')
  })

  it('say when a declined payment is retried, until when access stays open, and when the contract ends', () => {
    const { text } = render('payment-failed', 'ja')
    expect(text).toContain('2026年11月24日にもう一度ご請求します。')
    expect(text).toContain('2026年11月28日までは、これまでどおりご利用いただけます。')
    expect(text).toContain('2026年12月12日にご契約が終了します。')
    expect(text).toContain('Visa（下4桁 4242）')
    const last = render('payment-failed', 'en', { facts: { nextTryOn: null, mustConfirm: true } }).text
    expect(last).toContain('We will not try again automatically.')
    expect(last).toContain('Please add the card again.')
    const first = render('payment-failed', 'ja', { facts: { openUntil: null } }).text
    expect(first).toContain('お支払いを確認でき次第、ご利用いただけます。')
    expect(first).not.toContain('これまでどおり')
  })

  it('say what stays open and what is owed when the bill of an upgrade was declined', () => {
    const unpaidUpgrade = { paidPlan: { ja: 'ライト', en: 'Light' }, difference: 1333 }
    const { text } = render('payment-failed', 'ja', { facts: { unpaidUpgrade } })
    expect(text).toContain('2026年11月28日までは、お支払い済みの「ライト」の範囲でご利用いただけます。')
    expect(text).toContain('差額1,333円（税込）が含まれます。')
    expect(text).not.toContain('これまでどおり')
    const waived = render('payment-failed', 'en', {
      facts: { unpaidUpgrade: { ...unpaidUpgrade, difference: 0 } },
    })
    expect(waived.text).toContain('“Light”')
    expect(waived.text).not.toContain('change of plan')
  })

  it('say that nothing new can be ordered while an ended contract owes money, and not that nothing more is to be paid', () => {
    const { text } = render('contract-ended', 'ja', { facts: { unpaid: true, owed: 1333 } })
    expect(text).toContain('プラン変更の差額1,333円（税込）が未払いです。')
    expect(text).not.toContain('以降の請求はありません')
    expect(text).not.toContain('いつでももう一度')
  })

  it('say whether a failed order is refunded', () => {
    expect(render('order-failed', 'ja').text).toContain('料金は発生していません。')
    const charged = render('order-failed', 'ja', { facts: { charged: true } }).text
    expect(charged).toContain('全額を返金します。')
    expect(charged).not.toContain('料金は発生していません。')
  })

  it('say how the difference that an upgrade owed was settled', () => {
    const paid = render('cancel-reserved', 'ja', { facts: { settled: { amount: 1333 } } }).text
    expect(paid).toContain('（清算額）1,333円（税込）をお支払いいただきました。')
    const fallback = { ja: 'ライト', en: 'Light' }
    const unpaid = render('cancel-reserved', 'en', { facts: { settled: { fallback } } }).text
    expect(unpaid).toContain('you are back on Light')
    expect([paid.includes('取り消すことができます'), unpaid.includes('cannot be undone')]).toEqual([
      true,
      true,
    ])
    expect(unpaid).not.toContain('you can undo')
  })

  it('say which plan follows an undone cancellation', () => {
    expect(render('cancel-undone', 'ja').text).not.toContain('変わります')
    const nextProduct = { ja: 'ライト', en: 'Light' }
    const text = render('cancel-undone', 'ja', { facts: { nextProduct } }).text
    expect(text).toContain('この日からプランが「ライト」に変わります。')
  })

  it('contain the name of the user of a contract that another member pays, as escaped text', () => {
    const { html, text } = render('cancel-reserved', 'ja', { userName: '<b>花子\nBcc: x' })
    expect(text).toContain('[ご利用者]\n<b>花子\nBcc: x')
    expect(html).toContain('&lt;b&gt;花子')
    expect(render('cancel-reserved', 'ja').text).not.toContain('ご利用者')
  })
})
