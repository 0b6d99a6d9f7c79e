import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Stripe } from 'stripe'

/** An address that webhooks can be sent to, which checks signatures as billing does and remembers what came. */
export interface WebhookReceiver {
  url: string
  secret: string
  /** The events whose signature was right, in the order of arrival. */
  events: Stripe.Event[]
  /** The number of wrong or outdated signatures. */
  rejectedCount: number
  /** This many of the next calls get a 500. */
  failNext: number
  /** Waits until so many events have arrived. */
  waitForEvents(count: number): Promise<Stripe.Event[]>
  close(): Promise<void>
}

export async function startWebhookReceiver(secret = 'whsec_of_the_test'): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      response.statusCode = receive(Buffer.concat(chunks), String(request.headers['stripe-signature']))
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    secret,
    events: [],
    rejectedCount: 0,
    failNext: 0,
    async waitForEvents(count) {
      const deadline = Date.now() + 10_000
      while (receiver.events.length < count) {
        if (Date.now() > deadline) throw new Error(`${receiver.events.length} of ${count} webhooks came`)
        await sleep(20)
      }
      return receiver.events
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  function receive(body: Buffer, signature: string): number {
    if (receiver.failNext > 0) {
      receiver.failNext -= 1
      return 500
    }
    try {
      receiver.events.push(Stripe.webhooks.constructEvent(body, signature, secret))
      return 200
    } catch {
      receiver.rejectedCount += 1
      return 400
    }
  }

  return receiver
}
