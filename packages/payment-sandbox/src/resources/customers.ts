import type { Stripe } from 'stripe'
import { createdField, defineRoute, listObjects, omitUndefined, pageFields } from '../http/define-route.ts'
import { createResourceMissingError } from '../http/errors.ts'
import { clearableField, mergeMetadata, metadataField, objectField, textField } from '../http/param-fields.ts'
import { createStripeId } from '../store/object-store.ts'
import { detachCard, requireCardOfCustomer } from './payment-methods.ts'

const writable = {
  email: clearableField(textField({ max: 512 })),
  name: clearableField(textField({ max: 256 })),
  phone: clearableField(textField({ max: 20 })),
  description: clearableField(textField()),
  metadata: metadataField(),
  invoice_settings: objectField({ default_payment_method: clearableField(textField()) }),
}

export const customerRoutes = [
  defineRoute('POST /v1/customers', { ...writable, payment_method: textField() }, async (call) => {
    const { params, store, now } = call
    const customer: Stripe.Customer = {
      id: createStripeId('cus'),
      object: 'customer',
      balance: 0,
      created: now,
      currency: null,
      default_source: null,
      delinquent: false,
      description: params.description ?? null,
      email: params.email ?? null,
      invoice_prefix: createStripeId('x').slice(2, 10).toUpperCase(),
      invoice_settings: {
        custom_fields: null,
        default_payment_method: null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: mergeMetadata(null, params.metadata ?? {}),
      name: params.name ?? null,
      next_invoice_sequence: 1,
      phone: params.phone ?? null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: null,
    }
    await store.insert(customer)
    await call.emit('customer.created', customer)
    return customer
  }),
  defineRoute('GET /v1/customers/:id', {}, async ({ store, path }) => {
    const id = path.id ?? ''
    const customer = await store.find<Stripe.Customer>('customer', id)
    if (customer) return customer
    if (await store.find('deleted_customer', `deleted_${id}`))
      return { id, object: 'customer', deleted: true }
    throw createResourceMissingError('customer', id)
  }),
  defineRoute('POST /v1/customers/:id', writable, async (call) => {
    const { params, store, path } = call
    const before = await store.get<Stripe.Customer>('customer', path.id ?? '')
    const defaultCard = params.invoice_settings?.default_payment_method
    if (defaultCard) await requireCardOfCustomer(call, before.id, defaultCard)
    const customer: Stripe.Customer = {
      ...before,
      ...omitUndefined({
        email: params.email,
        name: params.name,
        phone: params.phone,
        description: params.description,
      }),
      metadata: mergeMetadata(before.metadata, params.metadata),
      invoice_settings: {
        ...before.invoice_settings,
        ...omitUndefined({ default_payment_method: defaultCard }),
      },
    }
    await store.update(customer)
    await call.emit('customer.updated', customer)
    return customer
  }),
  defineRoute('DELETE /v1/customers/:id', {}, async (call) => {
    const { store, path } = call
    const customer = await store.get<Stripe.Customer>('customer', path.id ?? '')
    for (const card of await store.all<Stripe.PaymentMethod>('payment_method', { customer: customer.id })) {
      await detachCard(call, card)
    }
    await store.remove(customer.id)
    await store.insert({ id: `deleted_${customer.id}`, object: 'deleted_customer' })
    await call.emit('customer.deleted', customer)
    return { id: customer.id, object: 'customer', deleted: true }
  }),
  defineRoute(
    'GET /v1/customers',
    { ...pageFields, email: textField(), created: createdField },
    async (call) => {
      const { email, ...page } = call.params
      return listObjects(call, {
        type: 'customer',
        url: '/v1/customers',
        contains: omitUndefined({ email }),
        page,
      })
    },
  ),
  defineRoute('GET /v1/customers/:id/payment_methods', { ...pageFields, type: textField() }, async (call) => {
    const { type, ...page } = call.params
    const { id } = await call.store.get<Stripe.Customer>('customer', call.path.id ?? '')
    const url = `/v1/customers/${id}/payment_methods`
    return listObjects(call, {
      type: 'payment_method',
      url,
      contains: omitUndefined({ customer: id, type }),
      page,
    })
  }),
]
