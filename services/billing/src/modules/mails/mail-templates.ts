import { addDays, getJstDay } from '@hibiki/calendar'
import { selectLanguageText } from '@hibiki/http'
import { formatDay, formatMonth } from '../../calendar/format-day.ts'
import { getFixedT } from '../../texts.ts'
import {
  createMailContent,
  type MailTemplate,
  type MailTemplateContext,
  toContractMailDetails,
  toFamilyMailDetails,
  toPaymentMailDetails,
  toSettlementParagraphs,
} from './create-mail-content.ts'
import { formatCard, formatMoney } from './format-money.ts'
import type { MailFacts, MailTemplateName } from './mail-facts.ts'

/** Every mail that billing sends, by name. */
export const mailTemplates: { [N in MailTemplateName]: MailTemplate<N> } = {
  /** The order as it was confirmed, with the six items of its last screen. */
  'order-accepted'(facts, around) {
    const params = { product: selectLanguageText(facts.product, around.language) }
    const details = facts.items.map(({ title, text }) => ({ label: title, value: text }))
    const button = 'subscriptions'
    if (facts.kind !== 'order')
      return createMailContent(facts.kind === 'plan-change' ? 'plan-changed' : 'period-changed', around, {
        paragraphs: ['changed', 'confirmed'],
        params,
        details,
        button,
      })
    return createMailContent('order-accepted', around, {
      paragraphs: ['accepted', 'confirmed'],
      params,
      details,
      button,
    })
  },

  /** Tells that a first payment that was unclear for a while was not made, or too late. */
  'order-failed': ({ product, charged }, around) =>
    createMailContent('order-failed', around, {
      paragraphs: ['unconfirmed', charged ? 'refunded' : 'uncharged'],
      params: { product: selectLanguageText(product, around.language) },
      button: 'plans',
    }),

  /** Tells that another member, such as the reader's salon, pays a contract for the reader. */
  'bought-for-you': ({ product, contractorName, startsOn }, around) =>
    createMailContent('bought-for-you', around, {
      paragraphs: ['contracted', startsOn],
      params: { product: selectLanguageText(product, around.language), contractorName },
      button: 'subscriptions',
    }),

  /** Is the receipt of a renewal, or of a rental's first payment after its delivery. */
  'payment-received'(facts, around) {
    const { language } = around
    const t = getFixedT(language)
    const from = formatDay(facts.periodFrom, language)
    const until = formatDay(addDays(facts.periodUntil, -1), language)
    const details = [
      ...toContractMailDetails(facts.product, around),
      ...toPaymentMailDetails(facts, around),
      { label: t('mailParts.details.period'), value: t('mailParts.period', { from, until }) },
      { label: t('mailParts.details.nextPayment'), value: formatDay(facts.periodUntil, language) },
    ]
    return createMailContent('payment-received', around, {
      paragraphs: ['received'],
      details,
      button: 'history',
    })
  },

  /** Tells that a renewal or a rental's first payment was declined: when it is retried, what is open, and when the contract ends. */
  'payment-failed'(facts, around) {
    const { language } = around
    const { mustConfirm, nextTryOn, openUntil, endsOn, unpaidUpgrade = null } = facts
    return createMailContent('payment-failed', around, {
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
          paidPlan: selectLanguageText(unpaidUpgrade.paidPlan, language),
          difference: formatMoney(unpaidUpgrade.difference, language),
        }),
      },
      details: [...toContractMailDetails(facts.product, around), ...toPaymentMailDetails(facts, around)],
      button: 'changeCard',
    })
  },

  /** Tells that money was refunded that arrived for a contract that no longer wanted it. */
  'payment-refunded': (facts, around) =>
    facts.method === 'konbini' && facts.paidOn !== undefined
      ? createTransferMail({ ...facts, paid: facts.amount, paidOn: facts.paidOn }, around)
      : createMailContent('payment-refunded', around, {
          paragraphs: ['refunded'],
          details: toPaymentMailDetails(facts, around),
          button: 'history',
        }),

  /** Tells that staff have refunded a part of a payment, or all of it. */
  'refund-made': (facts, around) =>
    facts.method === 'konbini'
      ? createTransferMail(facts, around)
      : createMailContent('refund-made', around, {
          paragraphs: [facts.amount < facts.paid ? 'part' : 'all', 'kept', 'document'],
          params: {
            paidOn: formatDay(facts.paidOn, around.language),
            paid: formatMoney(facts.paid, around.language),
          },
          details: toPaymentMailDetails(facts, around),
          button: 'history',
        }),

  /** Tells that staff have returned money in another way than it had come. */
  'refund-returned': (facts, around) =>
    createMailContent('refund-returned', around, {
      paragraphs: [facts.amount < facts.paid ? 'part' : 'all'],
      params: {
        paidOn: formatDay(facts.paidOn, around.language),
        paid: formatMoney(facts.paid, around.language),
      },
      details: toPaymentMailDetails({ amount: facts.amount, card: null }, around),
      button: 'history',
    }),

  /** Prepares the reader for the provider's mail, which asks for a bank account. */
  'refund-awaits-account': (facts, around) =>
    createMailContent('refund-awaits-account', around, {
      paragraphs: ['refunding', 'account'],
      params: { paidOn: formatDay(facts.paidOn, around.language) },
      details: toPaymentMailDetails({ amount: facts.amount, card: null, method: 'konbini' }, around),
      button: 'history',
    }),

  'konbini-waiting': (facts, around) => createKonbiniMail('konbini-waiting', facts, around),

  'konbini-reminder': (facts, around) => createKonbiniMail('konbini-reminder', facts, around),

  /** Tells that nobody paid in time and that the amount is still owed. */
  'konbini-expired': (facts, around) =>
    createMailContent('konbini-expired', around, {
      paragraphs: ['expired'],
      details: [
        ...toContractMailDetails(facts.product, around),
        ...toPaymentMailDetails({ amount: facts.amount, card: null }, around),
      ],
      button: 'subscriptions',
    }),

  /** Tells that access has closed seven days after a payment was due; checks return E2001 from then on. */
  'access-closed': (facts, around) =>
    createMailContent('access-closed', around, {
      paragraphs: ['closed', 'reopens'],
      params: { endsOn: formatDay(facts.endsOn, around.language) },
      details: toContractMailDetails(facts.product, around),
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
    const details = toContractMailDetails(facts.product, around)
    if (owed > 0) {
      const paragraphs = [cause, 'owed'] as const
      return createMailContent('contract-ended-owing', around, {
        paragraphs: [...paragraphs],
        params,
        details,
        button: 'subscriptions',
      })
    }
    return createMailContent('contract-ended', around, {
      paragraphs: [cause, ...toSettlementParagraphs(facts.settled, around.language), 'thanks'],
      params,
      details,
      button: 'plans',
    })
  },

  'difference-paid': (facts, around) =>
    createMailContent('difference-paid', around, {
      paragraphs: ['received'],
      details: [...toContractMailDetails(facts.product, around), ...toPaymentMailDetails(facts, around)],
      button: 'plans',
    }),

  'cancel-reserved': (facts, around) =>
    createMailContent('cancel-reserved', around, {
      paragraphs: [
        ...toSettlementParagraphs(facts.settled, around.language),
        'usable',
        // A waived difference makes the cancellation final.
        facts.settled && 'fallback' in facts.settled ? 'final' : 'undo',
      ],
      params: { lastDay: formatDay(facts.lastDay, around.language) },
      details: toContractMailDetails(facts.product, around),
      button: 'subscriptions',
    }),

  'cancel-undone': (facts, around) =>
    createMailContent('cancel-undone', around, {
      paragraphs: facts.nextProduct ? ['undone', 'changes'] : ['undone'],
      params: {
        nextPaymentOn: formatDay(facts.nextPaymentOn, around.language),
        ...(facts.nextProduct && { nextProduct: selectLanguageText(facts.nextProduct, around.language) }),
      },
      details: toContractMailDetails(facts.product, around),
      button: 'subscriptions',
    }),

  'plan-change-undone': (facts, around) =>
    createMailContent('plan-change-undone', around, {
      paragraphs: ['undone'],
      params: {
        nextProduct: selectLanguageText(facts.nextProduct, around.language),
        nextPaymentOn: formatDay(facts.nextPaymentOn, around.language),
      },
      details: toContractMailDetails(facts.product, around),
      button: 'subscriptions',
    }),

  'period-change-undone': (facts, around) =>
    createMailContent('period-change-undone', around, {
      paragraphs: [facts.period === 'month' ? 'undoneMonth' : 'undoneYear'],
      params: { nextPaymentOn: formatDay(facts.nextPaymentOn, around.language) },
      details: toContractMailDetails(facts.product, around),
      button: 'subscriptions',
    }),

  /** Reminds of a renewal early enough to cancel before it. */
  'renewal-reminder': (facts, around) =>
    createMailContent('renewal-reminder', around, {
      paragraphs: [facts.period, 'cancel'],
      params: {
        on: formatDay(facts.on, around.language),
        until: formatDay(addDays(facts.on, -1), around.language),
      },
      details: [...toContractMailDetails(facts.product, around), ...toPaymentMailDetails(facts, around)],
      button: 'subscriptions',
    }),

  /** Tells that staff have confirmed the delivery; the first payment follows at once. */
  'delivery-confirmed': (facts, around) =>
    createMailContent('delivery-confirmed', around, {
      paragraphs: ['delivered', 'charged'],
      params: { amount: formatMoney(facts.amount, around.language) },
      details: toContractMailDetails(facts.product, around),
      button: 'subscriptions',
    }),

  /** Reminds the member after 14 days without a confirmed delivery. */
  'delivery-reminder': (facts, around) =>
    createMailContent('delivery-reminder', around, {
      paragraphs: ['unconfirmed', 'cancels'],
      params: {
        orderedOn: formatDay(facts.orderedOn, around.language),
        cancelsOn: formatDay(facts.cancelsOn, around.language),
      },
      details: toContractMailDetails(facts.product, around),
      button: 'subscriptions',
    }),

  /** Tells that the order was cancelled, by the member or after 30 days, without any charge. */
  'delivery-cancelled': (facts, around) =>
    createMailContent('delivery-cancelled', around, {
      paragraphs: ['cancelled'],
      params: { orderedOn: formatDay(facts.orderedOn, around.language) },
      details: toContractMailDetails(facts.product, around),
      button: 'plans',
    }),

  /** Tells that the rental is over and its device is awaited. */
  'return-requested': (facts, around) =>
    createMailContent('return-requested', around, {
      paragraphs: ['ended', 'returnBy'],
      params: {
        lastDay: formatDay(facts.lastDay, around.language),
        returnBy: formatDay(facts.returnBy, around.language),
      },
      details: toContractMailDetails(facts.product, around),
      button: 'subscriptions',
    }),

  /** Reminds the member 30 days later; it is then a task of the staff, and nothing is ever charged. */
  'return-late': (facts, around) =>
    createMailContent('return-late', around, {
      paragraphs: ['late', 'please'],
      params: { returnBy: formatDay(facts.returnBy, around.language) },
      details: toContractMailDetails(facts.product, around),
      button: 'subscriptions',
    }),

  'return-received': (facts, around) =>
    createMailContent('return-received', around, {
      paragraphs: ['received'],
      details: toContractMailDetails(facts.product, around),
      button: 'plans',
    }),

  /** Tells that another card pays a contract from now on. */
  'card-changed'(facts, around) {
    const newCard = getFixedT(around.language)('mailParts.details.newCard')
    const card = facts.card && { label: newCard, value: formatCard(facts.card, around.language) }
    const details = [...toContractMailDetails(facts.product, around), ...(card ? [card] : [])]
    return createMailContent('card-changed', around, {
      paragraphs: ['changed'],
      details,
      button: 'paymentMethod',
    })
  },

  /** Tells, in the month before it expires, that a card that pays something is about to expire. */
  'card-expiring'(facts, around) {
    const { language } = around
    return createMailContent('card-expiring', around, {
      paragraphs: ['until', 'newCard'],
      params: {
        card: formatCard(facts.card, language),
        month: formatMonth({ year: facts.expYear, month: facts.expMonth }, language),
      },
      details: [
        {
          label: getFixedT(language)('mailParts.details.paidProducts'),
          value: facts.products.map((one) => selectLanguageText(one, language)).join('\n'),
        },
      ],
      button: 'changeCard',
    })
  },

  /** Invites somebody who may have no account yet. */
  'family-invitation': (facts, around) =>
    createMailContent('family-invitation', around, {
      paragraphs: ['invited', 'own'],
      details: toFamilyMailDetails(facts.product, around),
      button: { familyInvitation: facts.token },
    }),

  /** Tells the holder that an invitation was accepted. */
  'family-joined': (facts, around) =>
    createMailContent('family-joined', around, {
      paragraphs: ['joined'],
      details: toFamilyMailDetails(facts.product, around),
      button: 'subscriptions',
    }),

  /** Tells a member that the plan of the family is closed, without saying why. */
  'family-ended': (_facts, around) =>
    createMailContent('family-ended', around, {
      paragraphs: ['ended', 'kept', 'own'],
      details: toFamilyMailDetails(null, around),
      button: 'plans',
    }),
}

/** Tells that money that was paid at a convenience store has gone to the reader's bank account. */
function createTransferMail(facts: MailFacts['refund-made'], around: MailTemplateContext) {
  return createMailContent('refund-transferred', around, {
    paragraphs: [facts.amount < facts.paid ? 'part' : 'all', 'document'],
    params: {
      paidOn: formatDay(facts.paidOn, around.language),
      paid: formatMoney(facts.paid, around.language),
    },
    details: toPaymentMailDetails(facts, around),
    button: 'history',
  })
}

/** Has the numbers of every chain, so that they can be shown at the counter without logging in. */
function createKonbiniMail(
  name: 'konbini-waiting' | 'konbini-reminder',
  facts: MailFacts['konbini-waiting'],
  around: MailTemplateContext,
) {
  const { language } = around
  const t = getFixedT(language)
  const day = formatDay(getJstDay(new Date(facts.expiresAt)), language)
  const numbers = facts.stores.map(({ chain, paymentCode: code, confirmationNumber: number }) => ({
    label: t(`mailParts.konbini.stores.${chain}`),
    value:
      number === null
        ? t('mailParts.konbini.code', { code })
        : t('mailParts.konbini.codeAndNumber', { code, number }),
  }))
  const { voucherUrl: url } = facts
  return createMailContent(name, around, {
    paragraphs: ['pay', ...(url === null ? [] : [[t('mailParts.konbini.voucher', { url })] as const])],
    details: [
      ...toContractMailDetails(facts.product, around),
      ...toPaymentMailDetails({ amount: facts.amount, card: null }, around),
      { label: t('mailParts.details.deadline'), value: t('mailParts.konbini.deadline', { day }) },
      ...numbers,
    ],
    button: 'payNumbers',
  })
}
