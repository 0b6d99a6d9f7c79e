import type { Stripe } from 'stripe'
import { clearable, flag, list, mergeMetadata, metadata, required, text } from '../http/params.ts'
import { createdField, listOf, omitUndefined, pageFields, route } from '../http/route.ts'
import { createId } from '../store/store.ts'

const enabledEvents = list(text({ max: 100 }), { max: 100 })

/** Lists events and manages webhook endpoints. */
export const eventRoutes = [
  route('GET /v1/events/:id', {}, ({ store, path }) => store.get<Stripe.Event>('event', path.id ?? '')),
  route('GET /v1/events', { ...pageFields, type: text(), created: createdField }, async (call) => {
    const { type, ...page } = call.params
    return listOf(call, { type: 'event', url: '/v1/events', contains: omitUndefined({ type }), page })
  }),
  route(
    'POST /v1/webhook_endpoints',
    {
      url: required(text()),
      enabled_events: required(enabledEvents),
      api_version: text(),
      description: clearable(text()),
      metadata: metadata(),
    },
    async ({ params, store, now }) => {
      const { url, enabled_events, api_version = null, description = null } = params
      const secret = createId('whsec')
      const endpoint = {
        id: createId('we'),
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
  route('GET /v1/webhook_endpoints/:id', {}, ({ store, path }) =>
    store.get<Stripe.WebhookEndpoint>('webhook_endpoint', path.id ?? ''),
  ),
  route(
    'POST /v1/webhook_endpoints/:id',
    { url: text(), enabled_events: enabledEvents, disabled: flag() },
    async ({ params, store, path }) => {
      const before = await store.get<Stripe.WebhookEndpoint>('webhook_endpoint', path.id ?? '')
      const { url, enabled_events, disabled } = params
      const status = disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled'
      return store.update({ ...before, ...omitUndefined({ url, enabled_events }), status })
    },
  ),
  route('DELETE /v1/webhook_endpoints/:id', {}, async ({ store, path }) => {
    const { id } = await store.get<Stripe.WebhookEndpoint>('webhook_endpoint', path.id ?? '')
    await store.remove(id)
    return { id, object: 'webhook_endpoint', deleted: true }
  }),
  route('GET /v1/webhook_endpoints', pageFields, (call) =>
    listOf(call, { type: 'webhook_endpoint', url: '/v1/webhook_endpoints', page: call.params }),
  ),
]
