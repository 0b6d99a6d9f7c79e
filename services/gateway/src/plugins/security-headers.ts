import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/** Placeholder for the nonce of each response, in a page (`<meta name="csp-nonce" content="__CSP_NONCE__">`) and in its policy. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__'

type Directives = Record<string, string[]>

const nothing: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/**
 * The policy of the app and the console allows only what comes from this origin. The nonce is for emotion's style elements and for
 * the inline script that sets the background of a page before its app has loaded.
 */
const page: Directives = {
  ...nothing,
  'script-src': ["'self'", `'nonce-${NONCE_PLACEHOLDER}'`],
  'style-src': ["'self'", `'nonce-${NONCE_PLACEHOLDER}'`],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
}

/** Stripe's card form and its bank dialogs are loaded from these hosts (docs.stripe.com/security/guide). */
const stripeHosts: Directives = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
}

/**
 * A file renders nothing by itself, so it needs no nonce. The policy of its own file applies to a worker, and the one that detects
 * faces compiles WebAssembly, which no page may (ADR 0006).
 */
const file: Directives = {
  ...page,
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
}

/** Swagger UI writes style attributes, so its page has a policy of its own, and the app's policy stays strict. */
const docs: Directives = {
  ...nothing,
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
}

export interface SecurityHeaders {
  /** For the page of the member app, which alone may load Stripe's card form. */
  app: Readonly<Record<string, string>>
  api: Readonly<Record<string, string>>
  page: Readonly<Record<string, string>>
  file: Readonly<Record<string, string>>
  docs: Readonly<Record<string, string>>
}

/**
 * Creates the security headers of each kind of response. They never change while the process runs, so helmet builds them once and
 * not on every request, as @fastify/helmet does.
 *
 * @param options.secure served by https
 * @param options.stripeJs card payments are Stripe's own, so the app may load its card form (ADR 0006)
 */
export function createSecurityHeaders({
  secure,
  stripeJs,
}: {
  secure: boolean
  stripeJs: boolean
}): SecurityHeaders {
  const app = stripeJs ? joined(page, stripeHosts) : page
  return {
    app: { ...headersOf(app, secure), 'permissions-policy': permissions },
    api: headersOf(nothing, secure),
    page: { ...headersOf(page, secure), 'permissions-policy': permissions },
    file: headersOf(file, secure),
    docs: headersOf(docs, secure),
  }
}

function joined(some: Directives, more: Directives): Directives {
  const names = [...new Set([...Object.keys(some), ...Object.keys(more)])]
  return Object.fromEntries(names.map((name) => [name, [...(some[name] ?? []), ...(more[name] ?? [])]]))
}

/** The face diagnosis needs the camera; the product uses none of the other permissions. */
const permissions = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()'

function headersOf(directives: Directives, secure: boolean): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: secure ? { maxAge: 365 * 24 * 3600, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  })(response.req, response, (error?: unknown) => {
    if (error) throw error
  })
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
