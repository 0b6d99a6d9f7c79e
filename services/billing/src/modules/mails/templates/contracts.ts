import { dayText } from '../../../calendar/day-text.rules.ts'
import type { MailFacts } from '../facts.ts'
import { money } from '../phrases.ts'
import { contractDetails, type Template } from './template.ts'

/** What became of the difference that an upgrade owed (D-200). */
function settledText(settled: MailFacts['cancel-reserved']['settled'], language: 'ja' | 'en'): string[] {
  if (settled === null) return []
  if ('amount' in settled) {
    const amount = money(settled.amount, language)
    return [
      language === 'ja'
        ? `プラン変更の差額（清算額）${amount}をお支払いいただきました。`
        : `The difference of your change of plan, ${amount}, was charged.`,
    ]
  }
  const plan = settled.fallback[language]
  return [
    language === 'ja'
      ? `プラン変更の差額（清算額）のお支払いを確認できなかったため、プランを「${plan}」に戻しました。差額の請求はありません。`
      : `The difference of your change of plan could not be charged, so your plan is ${plan} again. The difference is not charged.`,
  ]
}

export const cancelReserved: Template<'cancel-reserved'> = (facts, around) => {
  const { language, pages } = around
  const lastDay = dayText(facts.lastDay, language)
  const details = contractDetails(facts.product, around)
  return language === 'en'
    ? {
        subject: 'Your cancellation',
        heading: 'Your cancellation is reserved',
        paragraphs: [
          ...settledText(facts.settled, language),
          `You can use your plan until ${lastDay}. Nothing more is charged.`,
          'Until then you can take the cancellation back.',
        ],
        details,
        button: { label: 'See my subscriptions', url: pages.subscriptions },
        notes: ['If you did not cancel, please take it back and change your password.'],
      }
    : {
        subject: '解約のお手続きについて',
        heading: '解約を承りました',
        paragraphs: [
          ...settledText(facts.settled, language),
          `${lastDay}までご利用いただけます。以降の請求はありません。`,
          'それまでは、解約を取り消すことができます。',
        ],
        details,
        button: { label: 'ご契約状況を見る', url: pages.subscriptions },
        notes: ['お心当たりのない場合は、解約を取り消し、パスワードを変更してください。'],
      }
}

export const cancelUndone: Template<'cancel-undone'> = (facts, around) => {
  const { language, pages } = around
  const next = dayText(facts.nextPaymentOn, language)
  const details = contractDetails(facts.product, around)
  return language === 'en'
    ? {
        subject: 'Your cancellation was taken back',
        heading: 'Your contract goes on',
        paragraphs: [`The cancellation was taken back. The next payment is on ${next}.`],
        details,
        button: { label: 'See my subscriptions', url: pages.subscriptions },
        notes: [],
      }
    : {
        subject: '解約の取り消しのお知らせ',
        heading: 'ご契約を継続します',
        paragraphs: [`解約の取り消しを承りました。次回のお支払い日は${next}です。`],
        details,
        button: { label: 'ご契約状況を見る', url: pages.subscriptions },
        notes: [],
      }
}

/** `unpaid`: 21 days after a payment that never came (D-087). */
export const contractEnded: Template<'contract-ended'> = (facts, around) => {
  const { language, pages } = around
  const lastDay = dayText(facts.lastDay, language)
  const details = contractDetails(facts.product, around)
  return language === 'en'
    ? {
        subject: 'Your contract has ended',
        heading: 'Your contract has ended',
        paragraphs: [
          facts.unpaid
            ? 'We could not confirm your payment, so the contract has ended.'
            : `The contract has ended. Its last day was ${lastDay}.`,
          ...settledText(facts.settled, language),
          'Nothing more is charged. Thank you for having used it.',
        ],
        details,
        button: { label: 'See the plans', url: pages.plans },
        notes: ['You can order a plan again at any time.'],
      }
    : {
        subject: 'ご契約終了のお知らせ',
        heading: 'ご契約が終了しました',
        paragraphs: [
          facts.unpaid
            ? 'お支払いを確認できなかったため、ご契約を終了しました。'
            : `ご契約が終了しました。最終日は${lastDay}です。`,
          ...settledText(facts.settled, language),
          '以降の請求はありません。ご利用いただき、ありがとうございました。',
        ],
        details,
        button: { label: 'プランを見る', url: pages.plans },
        notes: ['プランは、いつでももう一度お申し込みいただけます。'],
      }
}

export const planChangeUndone: Template<'plan-change-undone'> = (facts, around) => {
  const { language, pages } = around
  const next = dayText(facts.nextPaymentOn, language)
  const details = contractDetails(facts.product, around)
  return language === 'en'
    ? {
        subject: 'Your change of plan was taken back',
        heading: 'Your plan stays as it is',
        paragraphs: [`The change to ${facts.nextProduct.en} was taken back. The next payment is on ${next}.`],
        details,
        button: { label: 'See my subscriptions', url: pages.subscriptions },
        notes: [],
      }
    : {
        subject: 'プラン変更の取り消しのお知らせ',
        heading: 'プランを継続します',
        paragraphs: [
          `「${facts.nextProduct.ja}」への変更の取り消しを承りました。次回のお支払い日は${next}です。`,
        ],
        details,
        button: { label: 'ご契約状況を見る', url: pages.subscriptions },
        notes: [],
      }
}
