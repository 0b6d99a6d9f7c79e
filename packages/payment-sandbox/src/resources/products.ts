import type { Stripe } from 'stripe'
import {
  clearable,
  flag,
  integer,
  mergeMetadata,
  metadata,
  object,
  oneOf,
  required,
  text,
} from '../http/params.ts'
import { createdField, given, listOf, pageFields, route } from '../http/route.ts'
import { newId } from '../store/store.ts'
import { yen } from './payment-intents.ts'

export const productRoutes = [
  route(
    'POST /v1/products',
    {
      id: text({ max: 100 }),
      name: required(text()),
      description: clearable(text()),
      active: flag(),
      metadata: metadata(),
    },
    async (call) => {
      const { params, now } = call
      const product: Stripe.Product = {
        id: params.id ?? newId('prod'),
        object: 'product',
        active: params.active ?? true,
        created: now,
        default_price: null,
        description: params.description ?? null,
        images: [],
        livemode: false,
        marketing_features: [],
        metadata: mergeMetadata(null, params.metadata),
        name: params.name,
        package_dimensions: null,
        shippable: null,
        statement_descriptor: null,
        tax_code: null,
        tax_details: null,
        type: 'service',
        unit_label: null,
        updated: now,
        url: null,
      }
      await call.store.insert(product)
      await call.emit('product.created', product)
      return product
    },
  ),
  route('GET /v1/products/:id', {}, ({ store, path }) => store.get<Stripe.Product>('product', path.id ?? '')),
  route(
    'POST /v1/products/:id',
    { name: text(), description: clearable(text()), active: flag(), metadata: metadata() },
    async (call) => {
      const before = await call.store.get<Stripe.Product>('product', call.path.id ?? '')
      const { metadata: pairs, name, description, active } = call.params
      const product = {
        ...before,
        ...given({ name, description, active }),
        metadata: mergeMetadata(before.metadata, pairs),
        updated: call.now,
      }
      await call.store.update(product)
      await call.emit('product.updated', product)
      return product
    },
  ),
  route('GET /v1/products', { ...pageFields, active: flag(), created: createdField }, async (call) => {
    const { active, ...page } = call.params
    return listOf(call, { type: 'product', url: '/v1/products', contains: given({ active }), page })
  }),
]

const recurringField = object({
  interval: required(oneOf('day', 'week', 'month', 'year')),
  interval_count: integer({ min: 1, max: 156 }),
})

export const priceRoutes = [
  route(
    'POST /v1/prices',
    {
      product: required(text()),
      currency: required(yen),
      unit_amount: required(integer({ min: 0, max: 99_999_999 })),
      recurring: recurringField,
      nickname: clearable(text()),
      lookup_key: text({ max: 200 }),
      tax_behavior: oneOf('inclusive', 'exclusive', 'unspecified'),
      active: flag(),
      metadata: metadata(),
    },
    async (call) => {
      const { params, store, now } = call
      await store.get('product', params.product, 'product')
      const { recurring, unit_amount } = params
      const price = {
        id: newId('price'),
        object: 'price' as const,
        active: params.active ?? true,
        billing_scheme: 'per_unit' as const,
        created: now,
        currency: 'jpy',
        custom_unit_amount: null,
        livemode: false,
        lookup_key: params.lookup_key ?? null,
        metadata: mergeMetadata(null, params.metadata),
        nickname: params.nickname ?? null,
        product: params.product,
        recurring: recurring
          ? {
              interval: recurring.interval,
              interval_count: recurring.interval_count ?? 1,
              meter: null,
              trial_period_days: null,
              usage_type: 'licensed' as const,
            }
          : null,
        tax_behavior: params.tax_behavior ?? 'unspecified',
        tiers_mode: null,
        transform_quantity: null,
        type: recurring ? ('recurring' as const) : ('one_time' as const),
        unit_amount,
        unit_amount_decimal: String(unit_amount),
      }
      await store.insert(price)
      await call.emit('price.created', price)
      return price
    },
  ),
  route('GET /v1/prices/:id', {}, ({ store, path }) => store.get('price', path.id ?? '')),
  route(
    'POST /v1/prices/:id',
    { active: flag(), nickname: clearable(text()), metadata: metadata() },
    async (call) => {
      const before = await call.store.get<Stripe.Price>('price', call.path.id ?? '')
      const { metadata: pairs, active, nickname } = call.params
      const price = {
        ...before,
        ...given({ active, nickname }),
        metadata: mergeMetadata(before.metadata, pairs),
      }
      await call.store.update(price)
      await call.emit('price.updated', price)
      return price
    },
  ),
  route(
    'GET /v1/prices',
    { ...pageFields, product: text(), active: flag(), created: createdField },
    async (call) => {
      const { product, active, ...page } = call.params
      return listOf(call, { type: 'price', url: '/v1/prices', contains: given({ product, active }), page })
    },
  ),
]
