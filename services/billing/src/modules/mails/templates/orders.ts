import type { Template } from './template.ts'

/** The order as it was confirmed, with the six items of its last screen (D-093). */
export const orderAccepted: Template<'order-accepted'> = (facts, { language, pages }) => {
  const isChange = facts.kind === 'plan-change'
  const details = facts.items.map(({ title, text }) => ({ label: title, value: text }))
  const product = facts.product[language]
  if (language === 'en') {
    const subject = isChange ? 'Your change of plan' : 'Your order'
    return {
      subject,
      heading: isChange ? 'Your plan has been changed' : 'Thank you for your order',
      paragraphs: [
        isChange ? `We have changed your plan to ${product}.` : `We have accepted your order of ${product}.`,
        'You confirmed the following.',
      ],
      details,
      button: { label: 'See my subscriptions', url: pages.subscriptions },
      notes: ['Please keep this mail as the record of your order.'],
    }
  }
  return {
    subject: isChange ? 'プラン変更のお知らせ' : 'お申し込み内容のご確認',
    heading: isChange ? 'プランを変更しました' : 'お申し込みありがとうございます',
    paragraphs: [
      isChange ? `「${product}」への変更を承りました。` : `「${product}」のお申し込みを承りました。`,
      'お申し込み時にご確認いただいた内容は次のとおりです。',
    ],
    details,
    button: { label: 'ご契約状況を見る', url: pages.subscriptions },
    notes: ['このメールはお申し込みの控えです。大切に保管してください。'],
  }
}

/** A first payment that was unclear for a while, and did not happen, or too late. */
export const orderFailed: Template<'order-failed'> = ({ product, charged }, { language, pages }) =>
  language === 'en'
    ? {
        subject: 'Your order could not be completed',
        heading: 'Your order could not be completed',
        paragraphs: [
          `The payment for ${product.en} could not be confirmed in time, so nothing has been contracted.`,
          charged
            ? 'Your card was charged, and we refund all of it. We tell you when that is done.'
            : 'You have not been charged. Please order again, with another card if need be.',
        ],
        button: { label: 'See the plans', url: pages.plans },
        notes: [],
      }
    : {
        subject: 'お申し込みを完了できませんでした',
        heading: 'お申し込みを完了できませんでした',
        paragraphs: [
          `「${product.ja}」のお支払いを確認できなかったため、ご契約は成立していません。`,
          charged
            ? 'カードへのご請求は全額を返金します。返金が完了しましたら、あらためてお知らせします。'
            : '料金は発生していません。お手数ですが、別のカードなどでもう一度お申し込みください。',
        ],
        button: { label: 'プランを見る', url: pages.plans },
        notes: [],
      }

/** Somebody else, such as the member's salon, pays a contract for the reader. */
export const boughtForYou: Template<'bought-for-you'> = (facts, { language, pages }) => {
  const { product, contractorName, startsOn } = facts
  return language === 'en'
    ? {
        subject: 'A plan was arranged for you',
        heading: `You can use ${product.en}`,
        paragraphs: [
          `${contractorName} has contracted ${product.en} for you. You are not charged for it.`,
          startsOn === 'now' ? 'You can use it now.' : 'You can use it once the device has arrived.',
        ],
        button: { label: 'See my subscriptions', url: pages.subscriptions },
        notes: ['If you do not know about this, please contact us.'],
      }
    : {
        subject: 'ご契約のお知らせ',
        heading: `「${product.ja}」をご利用いただけます`,
        paragraphs: [
          `${contractorName}様が、お客様のために「${product.ja}」を契約しました。お客様へのご請求はありません。`,
          startsOn === 'now' ? '今すぐご利用いただけます。' : 'レンタル品が届いてからご利用いただけます。',
        ],
        button: { label: 'ご契約状況を見る', url: pages.subscriptions },
        notes: ['お心当たりのない場合は、お問い合わせください。'],
      }
}
