import { setTimeout as sleep } from 'node:timers/promises'
import { connect, errors, type NatsConnection } from '@nats-io/transport-node'
import type { Logger } from 'pino'
import { toLoggableError } from '../../to-loggable-error.ts'
import { type NatsAddress, toNatsConnectionOptions } from './nats-address.ts'

const RETRY_MS = 1_000

/** A start waits this long for the broker before it continues without it. */
const TIMEOUT_MS = 3_000

export interface BrokerConnection {
  /** Undefined while the broker is down. Call it for each use, because a closed client is replaced by another one. */
  current(): NatsConnection | undefined
  /** Calls back after every (re)connect, at once when connected now. */
  onConnect(callback: () => void): () => void
  close(): Promise<void>
}

/**
 * Keeps a connection to the broker while it is open. A start succeeds while the broker is down, since the outbox stores the events. It
 * fails if the broker rejects our credentials; later the connection is retried until they are accepted.
 *
 * @throws AuthorizationError when the broker rejects our credentials within the first 3 s
 */
export async function openBrokerConnection(
  options: NatsAddress & { log: Logger },
): Promise<BrokerConnection> {
  const callbacks = new Set<() => void>()
  const started = Promise.withResolvers<void>()
  let isStarting = true
  let connection: NatsConnection | undefined
  let connected = false
  let closed = false

  function up(): void {
    connected = true
    started.resolve()
    for (const callback of callbacks) callback()
  }

  /** Resolves when the client has closed. */
  async function watch(nats: NatsConnection): Promise<void> {
    for await (const status of nats.status()) {
      if (status.type === 'disconnect') {
        connected = false
        options.log.warn('broker connection lost')
      }
      if (status.type === 'reconnect') {
        options.log.info('broker connection restored')
        up()
      }
      // For example a rejection of our credentials, which nothing else reports while the driver reconnects.
      if (status.type === 'error')
        options.log.warn({ error: toLoggableError(status.error) }, 'broker reports an error')
    }
    connected = false
  }

  async function dialForEver(): Promise<void> {
    for (; !closed; await sleep(RETRY_MS)) {
      try {
        connection = await connect({
          ...toNatsConnectionOptions(options),
          maxReconnectAttempts: -1,
          reconnectTimeWait: 500,
          // A stack trace per request costs more than the request.
          noAsyncTraces: true,
        })
      } catch (error) {
        if (isStarting && isRefusal(error)) return started.reject(error)
        options.log.warn({ error: toLoggableError(error) }, 'broker not reachable, will try again')
        continue
      }
      if (closed) return await connection.close()
      up()
      await watch(connection)
      if (closed) return
      // A second rejection closes the client for good. Users request the current one and are notified of a new one. With
      // ignoreAuthErrorAbort a connect to a rejecting cluster would never reject.
      options.log.warn('broker client closed, will dial again')
    }
  }

  void dialForEver()
  await Promise.race([started.promise, sleep(TIMEOUT_MS, undefined, { ref: false })])
  isStarting = false
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

/** Whether the credentials are wrong. A broker that is too busy to read them in time has not rejected them. */
function isRefusal(error: unknown): boolean {
  return error instanceof errors.AuthorizationError && !/timeout/i.test(error.message)
}
