import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Logger } from 'pino'
import { describeError } from '../../describe-error.ts'
import { connectionOptions, type NatsAddress } from './nats-address.ts'

const retryMs = 1_000

/** How long a start waits for the broker before it goes on without. */
const timeoutMs = 3_000

export interface Connection {
  /** Undefined while the broker is away. */
  current(): NatsConnection | undefined
  /** Calls back after every (re)connect, at once when connected now. */
  onConnect(callback: () => void): () => void
  close(): Promise<void>
}

/**
 * Keeps a connection to the broker for as long as it is open. A broker that is away is no reason not to start: the outbox
 * keeps the events. A broker that refuses us (authorisation, protocol) is.
 */
export async function holdConnection(o: NatsAddress & { log: Logger }): Promise<Connection> {
  const callbacks = new Set<() => void>()
  let connection: NatsConnection | undefined
  let connected = false
  let closed = false

  function up(): void {
    connected = true
    for (const callback of callbacks) callback()
  }

  async function watch(nats: NatsConnection): Promise<void> {
    for await (const status of nats.status()) {
      if (status.type === 'disconnect') {
        connected = false
        o.log.warn('broker connection lost')
      }
      if (status.type === 'reconnect') {
        o.log.info('broker connection restored')
        up()
      }
    }
  }

  async function establish(): Promise<void> {
    while (!closed) {
      try {
        connection = await connect({
          ...connectionOptions(o),
          maxReconnectAttempts: -1,
          reconnectTimeWait: 500,
          // A stack trace per request costs more than the request.
          noAsyncTraces: true,
        })
        if (closed) return await connection.close()
        void watch(connection)
        return up()
      } catch (error) {
        if (!isAway(error)) throw error
        o.log.warn({ error: describeError(error) }, 'broker not reachable, will try again')
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    }
  }

  const established = establish()
  const refusal = new Promise<void>((_resolve, reject) => established.catch(reject))
  refusal.catch((error) => o.log.error({ error: describeError(error) }, 'broker refuses the connection'))
  await Promise.race([established, refusal, new Promise((resolve) => setTimeout(resolve, timeoutMs).unref())])
  return {
    current: () => (connected ? connection : undefined),
    onConnect(callback) {
      callbacks.add(callback)
      if (connected) callback()
      return () => callbacks.delete(callback)
    },
    async close() {
      closed = true
      connected = false
      await connection?.close()
    },
  }
}

/** The driver names a socket that could not be opened or went silent by these classes. */
function isAway(error: unknown): boolean {
  return error instanceof Error && /^(ConnectionError|TimeoutError|ClosedConnectionError)$/.test(error.name)
}
