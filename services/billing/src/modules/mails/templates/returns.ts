import { dayText } from '../../../calendar/day-text.rules.ts'
import { contractDetails, type Template } from './template.ts'

/** The rental is over and its device is awaited (D-077). */
export const returnRequested: Template<'return-requested'> = (facts, around) => {
  const { language, pages } = around
  const [lastDay, returnBy] = [dayText(facts.lastDay, language), dayText(facts.returnBy, language)]
  const details = contractDetails(facts.product, around)
  return language === 'en'
    ? {
        subject: 'Please return your device',
        heading: 'Please return your device',
        paragraphs: [
          `Your rental ended on ${lastDay}. Nothing more is charged.`,
          `Please return the device, with everything that came with it, by ${returnBy}. The leaflet that came with it says how.`,
        ],
        details,
        button: { label: 'See my subscriptions', url: pages.subscriptions },
        notes: ['Until it is back, nothing new can be contracted.'],
      }
    : {
        subject: 'レンタル品ご返却のお願い',
        heading: 'レンタル品をご返却ください',
        paragraphs: [
          `レンタルのご契約は${lastDay}に終了しました。以降の請求はありません。`,
          `${returnBy}までに、付属品とともにご返却ください。ご返却の方法は、お届け時に同封のご案内をご覧ください。`,
        ],
        details,
        button: { label: 'ご契約状況を見る', url: pages.subscriptions },
        notes: ['ご返却を確認するまで、新しいご契約はできません。'],
      }
}

/** 30 days later: a reminder, and a task of the staff; never a charge (D-077). */
export const returnLate: Template<'return-late'> = (facts, around) => {
  const { language, pages } = around
  const returnBy = dayText(facts.returnBy, language)
  const details = contractDetails(facts.product, around)
  return language === 'en'
    ? {
        subject: 'Your device has not come back yet',
        heading: 'Your device has not come back yet',
        paragraphs: [
          `We asked for its return by ${returnBy} and could not confirm it yet.`,
          'Please send it back. If you have done so, please tell us.',
        ],
        details,
        button: { label: 'See my subscriptions', url: pages.subscriptions },
        notes: ['Nothing is charged by itself.'],
      }
    : {
        subject: 'レンタル品ご返却の再度のお願い',
        heading: 'レンタル品のご返却を確認できていません',
        paragraphs: [
          `ご返却の期日（${returnBy}）を過ぎましたが、まだご返却を確認できていません。`,
          'お早めにご返却ください。すでにご返却いただいた場合は、お問い合わせください。',
        ],
        details,
        button: { label: 'ご契約状況を見る', url: pages.subscriptions },
        notes: ['自動的に料金が発生することはありません。'],
      }
}

export const returnReceived: Template<'return-received'> = (facts, around) => {
  const { language, pages } = around
  const details = contractDetails(facts.product, around)
  return language === 'en'
    ? {
        subject: 'Your device is back',
        heading: 'We have received your device',
        paragraphs: ['Thank you for returning it. The contract is over now.'],
        details,
        button: { label: 'See the plans', url: pages.plans },
        notes: [],
      }
    : {
        subject: 'レンタル品ご返却のご確認',
        heading: 'ご返却を確認しました',
        paragraphs: ['レンタル品のご返却を確認しました。これでご契約のお手続きはすべて完了です。'],
        details,
        button: { label: 'プランを見る', url: pages.plans },
        notes: [],
      }
}
