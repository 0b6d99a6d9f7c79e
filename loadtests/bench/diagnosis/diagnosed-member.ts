import type { Dispatcher } from 'undici'
import { logIn } from '../member-calls.ts'

/** The logins of the demo that may have AI esthe, each with a plan in the bench. */
const MEMBERS = ['admin', 'pic', 'pic2', 'customer', 'customer2', 'general', 'premium', 'pending']

const PATIENCE_MS = 30_000
export interface BeforeAfterPhotos {
  before: string
  after: string
}

const MAX_TRIES = 10

/** A member who makes face diagnoses through the gateway. */
export interface DiagnosedMember {
  cookie: string
  /** Abandons the current diagnosis and begins another one; returns its id. */
  begin(): Promise<string>
  /** Returns the milliseconds from the Before photo to the response with the sound. */
  before(id: string): Promise<number>
  /** Returns the milliseconds from the After photo to the response with the result. */
  after(id: string): Promise<number>
}

/** Logs them in, and waits until AI esthe knows of their plans and their consent. */
export async function createDiagnosedMembers(
  gatewayUrl: string,
  options: { client: Dispatcher; images: BeforeAfterPhotos },
): Promise<DiagnosedMember[]> {
  const cookies: string[] = []
  for (const member of MEMBERS) cookies.push(await logIn(gatewayUrl, member))
  for (const cookie of cookies) await untilAllowed(gatewayUrl, cookie)
  return cookies.map((cookie) => diagnosedMember({ gatewayUrl, cookie, ...options }))
}

function diagnosedMember({
  cookie,
  images,
  client,
  gatewayUrl,
}: {
  gatewayUrl: string
  cookie: string
  client: Dispatcher
  images: BeforeAfterPhotos
}): DiagnosedMember {
  /** Retries like the app when too many photos are already waiting. */
  const post = async (
    path: string,
    body: object,
    tries = MAX_TRIES,
  ): Promise<{ bytes: Buffer; ms: number }> => {
    const startedAt = performance.now()
    const response = await client.request({
      method: 'POST',
      path: `/api/aiesthe/${path}`,
      headers: { cookie, origin: gatewayUrl, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { statusCode, headers } = response
    // The measuring process does not decode pictures.
    const bytes = Buffer.from(await response.body.arrayBuffer())
    if (statusCode === 503 && tries > 1) {
      await new Promise((resolve) => setTimeout(resolve, Number(headers['retry-after'] ?? 1) * 1000))
      return post(path, body, tries - 1)
    }
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${bytes.toString()}`)
    return { bytes, ms: performance.now() - startedAt }
  }
  const photo = async (path: string, id: string, image: string) =>
    (await post(path, { id, image, course: 1, publish: false })).ms
  return {
    cookie,
    begin: async () =>
      JSON.parse((await post('start-again', {})).bytes.toString()).facialExpressionSoundResultId,
    before: (id) => photo('detect', id, images.before),
    after: (id) => photo('detect-after', id, images.after),
  }
}

async function untilAllowed(gatewayUrl: string, cookie: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const response = await fetch(`${gatewayUrl}/api/aiesthe/current-step`, { headers: { cookie } })
    if (response.status === 200) return
    if (Date.now() > deadline) throw new Error(`No diagnosis is possible: ${await response.text()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
