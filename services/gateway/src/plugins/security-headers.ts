import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/** Stands in a page (`<meta name="csp-nonce" content="__CSP_NONCE__">`) and in its policy until each answer's own. */
export const noncePlaceholder = '__CSP_NONCE__'

type Directives = Record<string, string[]>

const nothing: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** The app and the console: only what comes from this origin; emotion's style elements carry the nonce. */
const page: Directives = {
  ...nothing,
  'script-src': ["'self'"],
  'style-src': ["'self'", `'nonce-${noncePlaceholder}'`],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
}

/** A file shows nothing by itself, so it needs no nonce; the service worker lives by the policy of its own file. */
const file: Directives = { ...page, 'style-src': ["'self'"] }

/** Swagger UI writes style attributes; it is a page of its own, so the app's policy need not suffer. */
const docs: Directives = {
  ...nothing,
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
}

export interface SecurityHeaders {
  api: Readonly<Record<string, string>>
  page: Readonly<Record<string, string>>
  file: Readonly<Record<string, string>>
  docs: Readonly<Record<string, string>>
}

/**
 * The security headers of the four kinds of answers. They never change while the process runs, so helmet is asked
 * once here and not on every request (@fastify/helmet builds its policy anew each time). `secure`: served by https.
 */
export function securityHeaders(secure: boolean): SecurityHeaders {
  return {
    api: headersOf(nothing, secure),
    page: { ...headersOf(page, secure), 'permissions-policy': permissions },
    file: headersOf(file, secure),
    docs: headersOf(docs, secure),
  }
}

/** The camera is for the face diagnosis (D1§6); everything else a page could ask for is not used. */
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
