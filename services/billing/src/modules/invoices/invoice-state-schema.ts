import { Type } from 'typebox'
import { invoiceStates } from './invoices-admin.sql.ts'

export const InvoiceStateSchema = Type.Enum([...invoiceStates], {
  $id: 'InvoiceState',
  description:
    'open means sent and not paid yet, unclear that the card is being charged, and void that the order failed',
})
