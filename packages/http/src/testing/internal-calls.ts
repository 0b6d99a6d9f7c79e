import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { App } from '../app-type.ts'
import { createInternalCallHeaders } from '../internal/internal-signature.ts'

/** `internalKeys` of services in tests. */
export const testInternalKeys: readonly string[] = ['only tests sign their internal calls with this']

/** Calls an `/internal` route of a service with `testInternalKeys` as another service would. */
export function injectInternalCall(
  app: App,
  call: string | { method?: 'GET' | 'POST'; url: string; payload?: object },
): Promise<LightMyRequestResponse> {
  const {
    method = 'GET',
    url,
    payload,
  }: Exclude<typeof call, string> = typeof call === 'string' ? { url: call } : call
  const headers = createInternalCallHeaders(testInternalKeys, { method, path: url }, new Date())
  const options: InjectOptions = { method, url, headers, ...(payload && { payload }) }
  return app.inject(options)
}
