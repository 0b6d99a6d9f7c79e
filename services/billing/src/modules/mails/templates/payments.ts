import { addDays } from '@hibiki/calendar'
import { dayText } from '../../../calendar/day-text.rules.ts'
import type { MailCard } from '../facts.ts'
import { cardText, money } from '../phrases.ts'
import { type Around, contractDetails, type Template } from './template.ts'

function paymentDetails(o: { amount: number; card: MailCard | null }, { language }: Around) {
  const isJa = language === 'ja'
  const amount = { label: isJa ? '金額' : 'Amount', value: money(o.amount, language) }
  if (o.card === null) return [amount]
  return [amount, { label: isJa ? 'お支払いカード' : 'Card', value: cardText(o.card, language) }]
}

/** The receipt of a renewal, or of a rental's first payment after its delivery. */
export const paymentReceived: Template<'payment-received'> = (facts, around) => {
  const { language, pages } = around
  const lastDay = addDays(facts.periodUntil, -1)
  const [from, until] = [dayText(facts.periodFrom, language), dayText(lastDay, language)]
  const next = dayText(facts.periodUntil, language)
  const details = [...contractDetails(facts.product, around), ...paymentDetails(facts, around)]
  if (language === 'en')
    return {
      subject: 'Your payment',
      heading: 'Thank you for your payment',
      paragraphs: ['We have received your payment.'],
      details: [
        ...details,
        { label: 'Period', value: `${from} to ${until}` },
        { label: 'Next payment', value: next },
      ],
      button: { label: 'See my payments', url: pages.history },
      notes: ['To stop the renewal, please cancel by the day before the next payment.'],
    }
  return {
    subject: 'お支払いのご確認',
    heading: 'お支払いありがとうございます',
    paragraphs: ['次のお支払いを確認しました。'],
    details: [
      ...details,
      { label: 'ご利用期間', value: `${from}から${until}まで` },
      { label: '次回のお支払い日', value: next },
    ],
    button: { label: 'お支払い履歴を見る', url: pages.history },
    notes: ['更新を希望されない場合は、次回のお支払い日の前日までに解約してください。'],
  }
}

/** A renewal that was refused: when it is tried again, until when everything stays open, and when the contract ends (D-087). */
export const paymentFailed: Template<'payment-failed'> = (facts, around) => {
  const { language, pages } = around
  const say = (day: string) => dayText(day, language)
  const details = [...contractDetails(facts.product, around), ...paymentDetails(facts, around)]
  const { nextTryOn, mustConfirm } = facts
  if (language === 'en')
    return {
      subject: 'Your payment could not be made',
      heading: 'Your payment could not be made',
      paragraphs: [
        mustConfirm
          ? 'The issuer of your card wants you to confirm the payment. Please register the card again.'
          : 'Your card could not be charged. Please check it, or choose another card.',
        nextTryOn === null
          ? 'We do not try again by ourselves. With another card the payment is made at once.'
          : `We try again on ${say(nextTryOn)}. With another card the payment is made at once.`,
        `You can go on using everything until ${say(facts.openUntil)}. Without a payment the contract ends on ${say(facts.endsOn)}.`,
      ],
      details,
      button: { label: 'Change the card', url: pages.paymentMethod },
      notes: ['If you do not want to go on, you can cancel, and we do not try again.'],
    }
  return {
    subject: 'お支払いを確認できませんでした',
    heading: 'お支払いを確認できませんでした',
    paragraphs: [
      mustConfirm
        ? 'カード会社による本人認証が必要です。カードを登録し直してください。'
        : 'ご登録のカードでお支払いを確認できませんでした。カードをご確認いただくか、別のカードに変更してください。',
      nextTryOn === null
        ? '自動での再請求は終了しました。カードを変更されると、すぐにお支払いを行います。'
        : `${say(nextTryOn)}にもう一度ご請求します。カードを変更されると、すぐにお支払いを行います。`,
      `${say(facts.openUntil)}までは、これまでどおりご利用いただけます。お支払いを確認できない場合、${say(facts.endsOn)}にご契約が終了します。`,
    ],
    details,
    button: { label: 'カードを変更する', url: pages.paymentMethod },
    notes: ['継続を希望されない場合は、解約されると以降の請求はありません。'],
  }
}

/** Seven days after a payment was due: its functions answer E2001 from now on (D-072). */
export const accessClosed: Template<'access-closed'> = (facts, around) => {
  const { language, pages } = around
  const endsOn = dayText(facts.endsOn, language)
  const details = contractDetails(facts.product, around)
  return language === 'en'
    ? {
        subject: 'Your plan is paused',
        heading: 'Your plan is paused',
        paragraphs: [
          'We could not confirm your payment, so the functions of your plan are closed for now.',
          `With a valid card they open again at once. Without a payment the contract ends on ${endsOn}.`,
        ],
        details,
        button: { label: 'Change the card', url: pages.paymentMethod },
        notes: [],
      }
    : {
        subject: 'ご利用を一時停止しました',
        heading: 'ご利用を一時停止しました',
        paragraphs: [
          'お支払いを確認できないため、プランの機能のご利用を停止しました。',
          `有効なカードに変更されると、すぐに再開します。お支払いを確認できない場合、${endsOn}にご契約が終了します。`,
        ],
        details,
        button: { label: 'カードを変更する', url: pages.paymentMethod },
        notes: [],
      }
}

/** Money that came for what was not wanted any more. */
export const paymentRefunded: Template<'payment-refunded'> = (facts, around) => {
  const details = paymentDetails(facts, around)
  return around.language === 'en'
    ? {
        subject: 'Your refund',
        heading: 'We have refunded your payment',
        paragraphs: [
          'A payment reached us for a contract that no longer exists. We have refunded all of it.',
        ],
        details,
        button: { label: 'See my payments', url: around.pages.history },
        notes: ['It can take some days until the issuer of your card shows it.'],
      }
    : {
        subject: '返金のお知らせ',
        heading: 'お支払いを返金しました',
        paragraphs: ['すでに終了したご契約のお支払いを受け付けたため、全額を返金しました。'],
        details,
        button: { label: 'お支払い履歴を見る', url: around.pages.history },
        notes: ['カード会社の明細への反映には、数日かかる場合があります。'],
      }
}
