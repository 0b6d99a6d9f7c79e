import { addDays } from '@hibiki/calendar'
import { textIn } from '@hibiki/http'
import { fillText } from '@hibiki/service'
import { formatDay, formatMonth } from '../../calendar/day-text.ts'
import { textsIn } from '../../texts.ts'
import type { MailName } from './facts.ts'
import { formatCard, formatMoney } from './phrases.ts'
import { createMail, type Template, toContractDetails, toPaymentDetails, toSettledTexts } from './template.ts'

/** Every mail that billing sends, by name. */
export const templates: { [N in MailName]: Template<N> } = {
  /** The order as it was confirmed, with the six items of its last screen. */
  'order-accepted'(facts, around) {
    const params = { product: textIn(facts.product, around.language) }
    const details = facts.items.map(({ title, text }) => ({ label: title, value: text }))
    const button = 'subscriptions'
    return facts.kind === 'plan-change'
      ? createMail('plan-changed', around, { paragraphs: ['changed', 'confirmed'], params, details, button })
      : createMail('order-accepted', around, {
          paragraphs: ['accepted', 'confirmed'],
          params,
          details,
          button,
        })
  },

  /** Tells that a first payment that was unclear for a while was not made, or too late. */
  'order-failed': ({ product, charged }, around) =>
    createMail('order-failed', around, {
      paragraphs: ['unconfirmed', charged ? 'refunded' : 'uncharged'],
      params: { product: textIn(product, around.language) },
      button: 'plans',
    }),

  /** Tells that another member, such as the reader's salon, pays a contract for the reader. */
  'bought-for-you': ({ product, contractorName, startsOn }, around) =>
    createMail('bought-for-you', around, {
      paragraphs: ['contracted', startsOn],
      params: { product: textIn(product, around.language), contractorName },
      button: 'subscriptions',
    }),

  /** Is the receipt of a renewal, or of a rental's first payment after its delivery. */
  'payment-received'(facts, around) {
    const { language } = around
    const { details: labels, period } = textsIn(language).mailParts
    const from = formatDay(facts.periodFrom, language)
    const until = formatDay(addDays(facts.periodUntil, -1), language)
    const details = [
      ...toContractDetails(facts.product, around),
      ...toPaymentDetails(facts, around),
      { label: labels.period, value: fillText(period, { from, until }) },
      { label: labels.nextPayment, value: formatDay(facts.periodUntil, language) },
    ]
    return createMail('payment-received', around, { paragraphs: ['received'], details, button: 'history' })
  },

  /** Tells that a renewal or a rental's first payment was declined: when it is retried, what is open, and when the contract ends. */
  'payment-failed'(facts, around) {
    const { language } = around
    const { mustConfirm, nextTryOn, openUntil, endsOn, unpaidUpgrade = null } = facts
    return createMail('payment-failed', around, {
      paragraphs: [
        mustConfirm ? 'mustConfirm' : 'refused',
        nextTryOn === null ? 'lastTry' : 'nextTry',
        openUntil === null ? 'oncePaid' : unpaidUpgrade === null ? 'until' : 'untilOfPaidPlan',
        ...(unpaidUpgrade !== null && unpaidUpgrade.difference > 0 ? (['owed'] as const) : []),
      ],
      params: {
        nextTryOn: nextTryOn === null ? '' : formatDay(nextTryOn, language),
        openUntil: openUntil === null ? '' : formatDay(openUntil, language),
        endsOn: formatDay(endsOn, language),
        ...(unpaidUpgrade !== null && {
          paidPlan: textIn(unpaidUpgrade.paidPlan, language),
          difference: formatMoney(unpaidUpgrade.difference, language),
        }),
      },
      details: [...toContractDetails(facts.product, around), ...toPaymentDetails(facts, around)],
      button: 'changeCard',
    })
  },

  /** Tells that money was refunded that arrived for a contract that no longer wanted it. */
  'payment-refunded': (facts, around) =>
    createMail('payment-refunded', around, {
      paragraphs: ['refunded'],
      details: toPaymentDetails(facts, around),
      button: 'history',
    }),

  /** Tells that access has closed seven days after a payment was due; checks return E2001 from then on. */
  'access-closed': (facts, around) =>
    createMail('access-closed', around, {
      paragraphs: ['closed', 'reopens'],
      params: { endsOn: formatDay(facts.endsOn, around.language) },
      details: toContractDetails(facts.product, around),
      button: 'changeCard',
    }),

  /** With `unpaid` the contract ended 21 days after a payment that never arrived. */
  'contract-ended'(facts, around) {
    const { owed = 0 } = facts
    const cause = facts.unpaid ? 'unpaid' : 'ended'
    const params = {
      lastDay: formatDay(facts.lastDay, around.language),
      owed: formatMoney(owed, around.language),
    }
    const details = toContractDetails(facts.product, around)
    if (owed > 0) {
      const paragraphs = [cause, 'owed'] as const
      return createMail('contract-ended-owing', around, {
        paragraphs: [...paragraphs],
        params,
        details,
        button: 'subscriptions',
      })
    }
    return createMail('contract-ended', around, {
      paragraphs: [cause, ...toSettledTexts(facts.settled, around.language), 'thanks'],
      params,
      details,
      button: 'plans',
    })
  },

  'difference-paid': (facts, around) =>
    createMail('difference-paid', around, {
      paragraphs: ['received'],
      details: [...toContractDetails(facts.product, around), ...toPaymentDetails(facts, around)],
      button: 'plans',
    }),

  'cancel-reserved': (facts, around) =>
    createMail('cancel-reserved', around, {
      paragraphs: [
        ...toSettledTexts(facts.settled, around.language),
        'usable',
        // A waived difference makes the cancellation final.
        facts.settled && 'fallback' in facts.settled ? 'final' : 'undo',
      ],
      params: { lastDay: formatDay(facts.lastDay, around.language) },
      details: toContractDetails(facts.product, around),
      button: 'subscriptions',
    }),

  'cancel-undone': (facts, around) =>
    createMail('cancel-undone', around, {
      paragraphs: facts.nextProduct ? ['undone', 'changes'] : ['undone'],
      params: {
        nextPaymentOn: formatDay(facts.nextPaymentOn, around.language),
        ...(facts.nextProduct && { nextProduct: textIn(facts.nextProduct, around.language) }),
      },
      details: toContractDetails(facts.product, around),
      button: 'subscriptions',
    }),

  'plan-change-undone': (facts, around) =>
    createMail('plan-change-undone', around, {
      paragraphs: ['undone'],
      params: {
        nextProduct: textIn(facts.nextProduct, around.language),
        nextPaymentOn: formatDay(facts.nextPaymentOn, around.language),
      },
      details: toContractDetails(facts.product, around),
      button: 'subscriptions',
    }),

  /** Tells that staff have confirmed the delivery; the first payment follows at once. */
  'delivery-confirmed': (facts, around) =>
    createMail('delivery-confirmed', around, {
      paragraphs: ['delivered', 'charged'],
      params: { amount: formatMoney(facts.amount, around.language) },
      details: toContractDetails(facts.product, around),
      button: 'subscriptions',
    }),

  /** Reminds the member after 14 days without a confirmed delivery. */
  'delivery-reminder': (facts, around) =>
    createMail('delivery-reminder', around, {
      paragraphs: ['unconfirmed', 'cancels'],
      params: {
        orderedOn: formatDay(facts.orderedOn, around.language),
        cancelsOn: formatDay(facts.cancelsOn, around.language),
      },
      details: toContractDetails(facts.product, around),
      button: 'subscriptions',
    }),

  /** Tells that the order was cancelled, by the member or after 30 days, without any charge. */
  'delivery-cancelled': (facts, around) =>
    createMail('delivery-cancelled', around, {
      paragraphs: ['cancelled'],
      params: { orderedOn: formatDay(facts.orderedOn, around.language) },
      details: toContractDetails(facts.product, around),
      button: 'plans',
    }),

  /** Tells that the rental is over and its device is awaited. */
  'return-requested': (facts, around) =>
    createMail('return-requested', around, {
      paragraphs: ['ended', 'returnBy'],
      params: {
        lastDay: formatDay(facts.lastDay, around.language),
        returnBy: formatDay(facts.returnBy, around.language),
      },
      details: toContractDetails(facts.product, around),
      button: 'subscriptions',
    }),

  /** Reminds the member 30 days later; it is then a task of the staff, and nothing is ever charged. */
  'return-late': (facts, around) =>
    createMail('return-late', around, {
      paragraphs: ['late', 'please'],
      params: { returnBy: formatDay(facts.returnBy, around.language) },
      details: toContractDetails(facts.product, around),
      button: 'subscriptions',
    }),

  'return-received': (facts, around) =>
    createMail('return-received', around, {
      paragraphs: ['received'],
      details: toContractDetails(facts.product, around),
      button: 'plans',
    }),

  /** Tells that another card pays a contract from now on. */
  'card-changed'(facts, around) {
    const { newCard } = textsIn(around.language).mailParts.details
    const card = facts.card && { label: newCard, value: formatCard(facts.card, around.language) }
    const details = [...toContractDetails(facts.product, around), ...(card ? [card] : [])]
    return createMail('card-changed', around, { paragraphs: ['changed'], details, button: 'paymentMethod' })
  },

  /** Tells, in the month before it expires, that a card that pays something is about to expire. */
  'card-expiring'(facts, around) {
    const { language } = around
    const { paidProducts } = textsIn(language).mailParts.details
    return createMail('card-expiring', around, {
      paragraphs: ['until', 'newCard'],
      params: {
        card: formatCard(facts.card, language),
        month: formatMonth({ year: facts.expYear, month: facts.expMonth }, language),
      },
      details: [
        { label: paidProducts, value: facts.products.map((one) => textIn(one, language)).join('\n') },
      ],
      button: 'changeCard',
    })
  },
}
