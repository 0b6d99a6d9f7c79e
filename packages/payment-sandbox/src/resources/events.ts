import type { Stripe } from 'stripe'
import { createdField, defineRoute, listObjects, omitUndefined, pageFields } from '../http/define-route.ts'
import {
  booleanField,
  clearableField,
  listField,
  mergeMetadata,
  metadataField,
  requiredField,
  textField,
} from '../http/param-fields.ts'
import { createStripeId } from '../store/object-store.ts'

const enabledEvents = listField(textField({ max: 100 }), { max: 100 })

/** Lists events and manages webhook endpoints. */
export const eventRoutes = [
  defineRoute('GET /v1/events/:id', {}, ({ store, path }) => store.get<Stripe.Event>('event', path.id ?? '')),
  defineRoute('GET /v1/events', { ...pageFields, type: textField(), created: createdField }, async (call) => {
    const { type, ...page } = call.params
    return listObjects(call, { type: 'event', url: '/v1/events', contains: omitUndefined({ type }), page })
  }),
  defineRoute(
    'POST /v1/webhook_endpoints',
    {
      url: requiredField(textField()),
      enabled_events: requiredField(enabledEvents),
      api_version: textField(),
      description: clearableField(textField()),
      metadata: metadataField(),
    },
    async ({ params, store, now }) => {
      const { url, enabled_events, api_version = null, description = null } = params
      const secret = createStripeId('whsec')
      const endpoint = {
        id: createStripeId('we'),
        object: 'webhook_endpoint' as const,
        api_version,
        application: null,
        created: now,
        description,
        enabled_events,
        livemode: false,
        metadata: mergeMetadata(null, params.metadata),
        status: 'enabled',
        url,
      } satisfies Stripe.WebhookEndpoint
      await store.insert(endpoint, { secret })
      // Returned once, as by Stripe.
      return { ...endpoint, secret }
    },
  ),
  defineRoute('GET /v1/webhook_endpoints/:id', {}, ({ store, path }) =>
    store.get<Stripe.WebhookEndpoint>('webhook_endpoint', path.id ?? ''),
  ),
  defineRoute(
    'POST /v1/webhook_endpoints/:id',
    { url: textField(), enabled_events: enabledEvents, disabled: booleanField() },
    async ({ params, store, path }) => {
      const before = await store.get<Stripe.WebhookEndpoint>('webhook_endpoint', path.id ?? '')
      const { url, enabled_events, disabled } = params
      const status = disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled'
      return store.update({ ...before, ...omitUndefined({ url, enabled_events }), status })
    },
  ),
  defineRoute('DELETE /v1/webhook_endpoints/:id', {}, async ({ store, path }) => {
    const { id } = await store.get<Stripe.WebhookEndpoint>('webhook_endpoint', path.id ?? '')
    await store.remove(id)
    return { id, object: 'webhook_endpoint', deleted: true }
  }),
  defineRoute('GET /v1/webhook_endpoints', pageFields, (call) =>
    listObjects(call, { type: 'webhook_endpoint', url: '/v1/webhook_endpoints', page: call.params }),
  ),
]
