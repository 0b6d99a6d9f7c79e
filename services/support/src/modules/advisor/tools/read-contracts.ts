import { Type } from 'typebox'
import { getFixedT } from '../../../texts.ts'
import type { AnswerPart } from '../answer-part.ts'
import { createFigureFormats } from './figure-formats.ts'
import { createActionPart } from './open-screen.ts'
import type { ToolContext, ToolResult } from './tool-call.ts'

const MAX_CONTRACTS = 2

const NullableDay = Type.Union([Type.String(), Type.Null()])
const Contracts = Type.Array(
  Type.Object({
    isContractor: Type.Boolean(),
    isUser: Type.Boolean(),
    productDisplayName: Type.String(),
    price: Type.Integer(),
    statusText: Type.String(),
    nextBillDate: NullableDay,
    nextBillAmount: Type.Union([Type.Integer(), Type.Null()]),
    cancelAt: NullableDay,
  }),
)

/**
 * Returns the contracts that the asking member uses, with the price and next payment of those that the member also pays. Contracts paid
 * for others are only counted.
 */
export async function readContracts({ read, language }: ToolContext): Promise<ToolResult> {
  const t = getFixedT(language)
  const { formatDay, formatYen } = createFigureFormats(language)
  const contracts = await read('billing', '/payment/fetch-subscription', Contracts)
  const used = contracts.filter(({ isUser }) => isUser)
  const count = contracts.length - used.length
  const others = count > 0 ? [t('texts.advisor.contracts.others', { count })] : []
  if (used.length === 0)
    return {
      text: [t('texts.advisor.contracts.none'), ...others].join('\n'),
      parts: [
        createActionPart('premiumPlans', language),
        ...(count > 0 ? [createActionPart('subscriptionState', language)] : []),
      ],
    }
  const figures = used.slice(0, MAX_CONTRACTS).map((contract): AnswerPart => {
    const { isContractor, price, statusText, nextBillDate, nextBillAmount, cancelAt } = contract
    const rows = [
      { label: t('texts.advisor.figure.status'), value: statusText },
      {
        label: t('texts.advisor.figure.price'),
        value: isContractor ? formatYen(price) : t('texts.advisor.figure.noPayment'),
      },
    ]
    if (isContractor && nextBillDate !== null) {
      const amount = nextBillAmount === null ? '' : ` · ${formatYen(nextBillAmount)}`
      rows.push({
        label: t('texts.advisor.figure.nextPayment'),
        value: `${formatDay(nextBillDate)}${amount}`,
      })
    }
    if (cancelAt !== null) rows.push({ label: t('texts.advisor.figure.lastDay'), value: formatDay(cancelAt) })
    return { type: 'figures', about: 'contract', title: contract.productDisplayName, rows, bars: [] }
  })
  return {
    text: [t('texts.advisor.contracts.some'), ...others].join('\n'),
    parts: [...figures, createActionPart('subscriptionState', language)],
  }
}
