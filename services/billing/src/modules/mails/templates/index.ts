import type { MailName } from '../facts.ts'
import { cardChanged, cardExpiring } from './cards.ts'
import { cancelReserved, cancelUndone, contractEnded, planChangeUndone } from './contracts.ts'
import { deliveryCancelled, deliveryConfirmed, deliveryReminder } from './deliveries.ts'
import { boughtForYou, orderAccepted, orderFailed } from './orders.ts'
import { accessClosed, paymentFailed, paymentReceived, paymentRefunded } from './payments.ts'
import { returnLate, returnReceived, returnRequested } from './returns.ts'
import type { Template } from './template.ts'

/** Every mail billing sends, by name. */
export const templates: { [N in MailName]: Template<N> } = {
  'order-accepted': orderAccepted,
  'bought-for-you': boughtForYou,
  'plan-change-undone': planChangeUndone,
  'order-failed': orderFailed,
  'payment-received': paymentReceived,
  'payment-failed': paymentFailed,
  'payment-refunded': paymentRefunded,
  'access-closed': accessClosed,
  'contract-ended': contractEnded,
  'cancel-reserved': cancelReserved,
  'cancel-undone': cancelUndone,
  'delivery-confirmed': deliveryConfirmed,
  'delivery-reminder': deliveryReminder,
  'delivery-cancelled': deliveryCancelled,
  'return-requested': returnRequested,
  'return-late': returnLate,
  'return-received': returnReceived,
  'card-changed': cardChanged,
  'card-expiring': cardExpiring,
}
