import { monthText } from '../../../calendar/day-text.rules.ts'
import { cardText } from '../phrases.ts'
import { contractDetails, type Template } from './template.ts'

export const cardChanged: Template<'card-changed'> = (facts, around) => {
  const { language, pages } = around
  const isJa = language === 'ja'
  const card = facts.card && {
    label: isJa ? 'これからのカード' : 'Card from now on',
    value: cardText(facts.card, language),
  }
  const details = [...contractDetails(facts.product, around), ...(card ? [card] : [])]
  return isJa
    ? {
        subject: 'お支払いカード変更のお知らせ',
        heading: 'お支払いカードを変更しました',
        paragraphs: ['ご契約のお支払いに使用するカードが変更されました。'],
        details,
        button: { label: 'お支払い方法を見る', url: pages.paymentMethod },
        notes: ['お心当たりのない場合は、カードを元に戻し、パスワードを変更してください。'],
      }
    : {
        subject: 'Your card was changed',
        heading: 'Your card was changed',
        paragraphs: ['The card that pays your contract was changed.'],
        details,
        button: { label: 'See how I pay', url: pages.paymentMethod },
        notes: ['If this was not you, please change the card back and change your password.'],
      }
}

/** In the month before a card that pays something expires. */
export const cardExpiring: Template<'card-expiring'> = (facts, { language, pages }) => {
  const card = cardText(facts.card, language)
  const month = monthText({ year: facts.expYear, month: facts.expMonth }, language)
  const isJa = language === 'ja'
  const names = facts.products.map((one) => one[language]).join('\n')
  const details = [{ label: isJa ? 'このカードでお支払いのご契約' : 'It pays for', value: names }]
  return isJa
    ? {
        subject: 'カードの有効期限のお知らせ',
        heading: 'カードの有効期限が近づいています',
        paragraphs: [
          `${card}の有効期限は${month}です。`,
          '新しいカードに変更されると、これまでどおりご利用いただけます。',
        ],
        details,
        button: { label: 'カードを変更する', url: pages.paymentMethod },
        notes: ['すでに変更された場合は、このメールを破棄してください。'],
      }
    : {
        subject: 'Your card expires soon',
        heading: 'Your card expires soon',
        paragraphs: [`${card} is valid until ${month}.`, 'With a new card everything goes on as it is.'],
        details,
        button: { label: 'Change the card', url: pages.paymentMethod },
        notes: ['If you have changed it already, please ignore this mail.'],
      }
}
