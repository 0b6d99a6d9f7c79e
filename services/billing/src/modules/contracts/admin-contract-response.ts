import { serializeRow } from '@hibiki/admin-resource'
import { JapanDay, Moment, nullable } from '@hibiki/http'
import { Type } from 'typebox'
import { Yen } from '../../yen.ts'
import { findMunicipality } from '../addresses/postal-data.ts'
import { NullableTextSchema } from '../commerce/admin-responses.ts'
import { commerceActions } from '../commerce/commerce-actions.rules.ts'
import { InvoiceStateSchema } from '../invoices/invoice-state-schema.ts'
import { toBillingPeriod } from './billing-period.rules.ts'
import { BillingPeriodSchema } from './billing-period-schema.ts'
import type { ContractDeliveryAddress } from './contract-details-admin.sql.ts'
import type { ConsoleContract } from './contracts-admin.sql.ts'
import { computeOverdueDifference, computeSettlementAmount } from './settlement.rules.ts'
import { ContractStatusSchema, contractStatusCodeByStatus } from './status-codes.ts'

export const PaymentStateSchema = Type.Enum(
  ['pending', 'unclear', 'waiting', 'succeeded', 'failed', 'refund-due', 'partly-refunded', 'refunded'],
  {
    $id: 'PaymentState',
    description:
      'unclear means that the provider was asked and did not respond, waiting that the member can pay at a convenience store, refund-due that the money is to be refunded, partly-refunded that a part was',
  },
)

const fields = {
  id: Type.String(),
  status: ContractStatusSchema,
  rental: Type.Boolean(),
  invoiced: Type.Boolean({ description: 'Whether it is paid by invoice instead of a card' }),
  unitPrice: Type.With(Yen, { description: 'Yen per period with tax, as contracted' }),
  period: BillingPeriodSchema,
  nextPeriod: nullable(
    Type.With(BillingPeriodSchema, { description: 'From the next renewal on; null when it stays' }),
  ),
  productId: Type.String(),
  productName: Type.String(),
  userId: nullable(Type.String({ description: 'Null once the member was erased' })),
  userName: NullableTextSchema,
  contractorId: NullableTextSchema,
  contractorName: NullableTextSchema,
  agencyCode: NullableTextSchema,
  orderedAt: Moment,
  startedAt: nullable(Moment),
  paidUntil: nullable(JapanDay),
  nextChargeOn: nullable(JapanDay),
  lastDay: nullable(JapanDay),
  nextProductName: NullableTextSchema,
  nextDifference: Yen,
  settlementUnpaid: Type.Boolean({
    description:
      'Whether it was cancelled without paying what an upgrade owed, so that the cancellation is final',
  }),
  settlementAmount: Type.With(Yen, { description: 'Yen that a cancellation charges at most' }),
  owedAmount: Type.With(Yen, {
    description:
      'Yen that the payer still owes for an upgrade whose renewal was declined, also after the end; waive-difference waives it',
  }),
}

export const AdminContractResponse = Type.Object(fields)

export const AdminContractDetailsResponse = Type.Object(
  {
    ...fields,
    invoices: Type.Array(
      Type.Object({
        id: Type.String(),
        periodFrom: JapanDay,
        periodUntil: JapanDay,
        amount: Yen,
        difference: Yen,
        state: InvoiceStateSchema,
        dueOn: JapanDay,
        createdAt: Moment,
        paidAt: nullable(Moment),
        paymentId: NullableTextSchema,
      }),
    ),
    payments: Type.Array(
      Type.Object({
        id: Type.String(),
        state: PaymentStateSchema,
        amount: Yen,
        refunded: Yen,
        refundedAt: nullable(Moment),
        failureCode: NullableTextSchema,
        createdAt: Moment,
        settledAt: nullable(Moment),
      }),
    ),
    acts: Type.Array(
      Type.Object({
        id: Type.String(),
        at: Moment,
        actorName: NullableTextSchema,
        action: Type.Enum([...commerceActions]),
        reason: NullableTextSchema,
      }),
    ),
    delivery: nullable(
      Type.Object({
        name: Type.String(),
        phoneNumber: Type.String(),
        postcode: Type.String({ description: '104-0061' }),
        address: Type.String(),
      }),
    ),
    card: nullable(Type.Object({ brand: Type.String(), last4: Type.String() })),
    serialNumber: NullableTextSchema,
    returnSince: nullable(JapanDay),
  },
  { $id: 'AdminContractDetails' },
)

export function toAdminContractResponse<C extends ConsoleContract>(contract: C) {
  const { lastFailedOn, periodMonths, nextPeriodMonths, ...shown } = contract
  const { nextDifference } = contract
  const owedAmount = computeOverdueDifference({ nextDifference, contract: { lastFailedOn } })
  const status = contractStatusCodeByStatus[contract.status]
  const period = toBillingPeriod(periodMonths)
  const nextPeriod = nextPeriodMonths && toBillingPeriod(nextPeriodMonths)
  return serializeRow({
    ...shown,
    period,
    nextPeriod,
    status,
    settlementAmount: computeSettlementAmount(contract),
    owedAmount,
  })
}

/** An address as it is written on the parcel. */
export function toAdminDeliveryResponse(delivery: ContractDeliveryAddress | null) {
  if (!delivery) return null
  const { lastName, firstName, phoneNumber, postcode, address, buildingName, roomNumber } = delivery
  const place = findMunicipality(delivery.prefectureCode, delivery.municipalityCode)
  const street = [
    `${place?.prefectureName ?? ''}${place?.municipalityName ?? ''}${address}`,
    buildingName,
    roomNumber,
  ]
  return {
    name: `${lastName} ${firstName}`,
    phoneNumber,
    postcode: `${postcode.slice(0, 3)}-${postcode.slice(3)}`,
    address: street.filter((part) => part !== '').join(' '),
  }
}
