import { dayText } from '../../../calendar/day-text.rules.ts'
import { money } from '../phrases.ts'
import { contractDetails, type Template } from './template.ts'

/** Staff confirmed it; its first payment follows at once (D-076). */
export const deliveryConfirmed: Template<'delivery-confirmed'> = (facts, around) => {
  const { language, pages } = around
  const amount = money(facts.amount, language)
  const details = contractDetails(facts.product, around)
  return language === 'en'
    ? {
        subject: 'Your device was delivered',
        heading: 'Your device was delivered',
        paragraphs: [
          'We have confirmed the delivery of your device.',
          `The first payment of ${amount} is now made with your card. A receipt follows.`,
        ],
        details,
        button: { label: 'See my subscriptions', url: pages.subscriptions },
        notes: ['If the device has not reached you, please tell us.'],
      }
    : {
        subject: 'レンタル品お届けのご確認',
        heading: 'レンタル品のお届けを確認しました',
        paragraphs: [
          'レンタル品がお手元に届いたことを確認しました。',
          `初回のお支払いとして、${amount}をご登録のカードに請求します。完了後、あらためてお知らせします。`,
        ],
        details,
        button: { label: 'ご契約状況を見る', url: pages.subscriptions },
        notes: ['レンタル品がお手元にない場合は、お問い合わせください。'],
      }
}

/** After 14 days without a confirmed delivery (D-076). */
export const deliveryReminder: Template<'delivery-reminder'> = (facts, around) => {
  const { language, pages } = around
  const [ordered, cancels] = [dayText(facts.orderedOn, language), dayText(facts.cancelsOn, language)]
  const details = contractDetails(facts.product, around)
  return language === 'en'
    ? {
        subject: 'Your device has not been delivered yet',
        heading: 'Your device has not been delivered yet',
        paragraphs: [
          `We could not confirm yet that the device you ordered on ${ordered} has reached you.`,
          `If the delivery is not confirmed by then, the order is cancelled on ${cancels}. Nothing is charged.`,
        ],
        details,
        button: { label: 'See my subscriptions', url: pages.subscriptions },
        notes: ['If the device has reached you, please tell us.'],
      }
    : {
        subject: 'レンタル品のお届けについて',
        heading: 'レンタル品のお届けを確認できていません',
        paragraphs: [
          `${ordered}にお申し込みのレンタル品について、お届けをまだ確認できていません。`,
          `確認できない場合、${cancels}にお申し込みを取り消します。料金は発生しません。`,
        ],
        details,
        button: { label: 'ご契約状況を見る', url: pages.subscriptions },
        notes: ['すでにお手元に届いている場合は、お問い合わせください。'],
      }
}

/** After 30 days, or cancelled before (D-076): nothing was ever charged. */
export const deliveryCancelled: Template<'delivery-cancelled'> = (facts, around) => {
  const { language, pages } = around
  const ordered = dayText(facts.orderedOn, language)
  const details = contractDetails(facts.product, around)
  return language === 'en'
    ? {
        subject: 'Your order was cancelled',
        heading: 'Your order was cancelled',
        paragraphs: [
          `Your order of ${ordered} was cancelled before its delivery was confirmed. Nothing was charged.`,
        ],
        details,
        button: { label: 'See the plans', url: pages.plans },
        notes: ['If the device has reached you after all, please tell us.'],
      }
    : {
        subject: 'お申し込み取り消しのお知らせ',
        heading: 'お申し込みを取り消しました',
        paragraphs: [`${ordered}のお申し込みは、お届けの確認前に取り消されました。料金は発生していません。`],
        details,
        button: { label: 'プランを見る', url: pages.plans },
        notes: ['行き違いでお手元に届いた場合は、お問い合わせください。'],
      }
}
