import Type from 'typebox'
import { instantSchema, localTextSchema, uuidSchema } from './field-schemas.ts'

/**
 * Contains everything a member may use by contract, whenever any of it changes. `revision` grows per member, and consumers keep the newest.
 * `functions` are the codes of what plans unlock (`loop`, `timer`, `with-soundesthe`, `aiesthe`, `face-diagnosis`, `sound-therapy`,
 * `ai-chat`, `support-chat`, `dr-ai-healthcare`); consumers ignore unknown codes.
 */
const entitlementsChangedV1 = Type.Object(
  {
    userId: uuidSchema,
    functions: Type.Array(Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' }), { uniqueItems: true }),
    premium: Type.Boolean(),
    paymentUnconfirmed: Type.Boolean(),
    planName: Type.Union([localTextSchema, Type.Null()]),
    revision: Type.Integer({ minimum: 1 }),
    at: instantSchema,
  },
  { additionalProperties: false },
)

/** The first period of a contract was paid: its product is in use from now on. */
const contractStartedV1 = Type.Object(
  { contractId: uuidSchema, userId: uuidSchema, productId: uuidSchema, at: instantSchema },
  { additionalProperties: false },
)

/** A contract is over, or never began. `lastDay` is the last day of use in Japan; a rented device may still be on its way back. */
const contractEndedV1 = Type.Object(
  {
    contractId: uuidSchema,
    userId: uuidSchema,
    productId: uuidSchema,
    lastDay: Type.String({ format: 'date' }),
    at: instantSchema,
  },
  { additionalProperties: false },
)

/** Billing has erased everything that identifies this person; invoices stay without a name. It responds to identity.person-deleted.v1. */
const personErasedV1 = Type.Object(
  { userId: uuidSchema, service: Type.Literal('billing'), at: instantSchema },
  { additionalProperties: false },
)

export const billingEvents = {
  'billing.contract-ended.v1': contractEndedV1,
  'billing.contract-started.v1': contractStartedV1,
  'billing.entitlements-changed.v1': entitlementsChangedV1,
  'billing.person-erased.v1': personErasedV1,
}
