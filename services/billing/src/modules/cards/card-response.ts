import { Type } from 'typebox'

export const CardResponse = Type.Object(
  {
    id: Type.String(),
    brand: Type.String({ description: 'visa, mastercard, amex, jcb, diners or discover' }),
    last4: Type.String(),
    expMonth: Type.Integer(),
    expYear: Type.Integer(),
  },
  { $id: 'Card' },
)

export const alreadyRegistered = Type.Boolean({
  description: 'Whether the member had this card before; it keeps its id and takes the new expiry',
})
