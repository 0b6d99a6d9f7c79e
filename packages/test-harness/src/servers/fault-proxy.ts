import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A TCP proxy in front of a server, which simulates faults of the network; the product connects to it as to the server. */
export interface FaultProxy {
  port: number
  /** Sets the target port; a server may start after its clients. */
  setTargetPort(port: number): void
  /** Delays everything that the server sends by this much. */
  setDelayMs(ms: number): void
  /** Rejects new connections and cuts existing ones. */
  disconnect(): Promise<void>
  /** Removes all faults. */
  removeFaults(): Promise<void>
}

/** Starts a proxy without faults on a free port of loopback; it is closed with the stack. */
export async function createFaultProxy(stack: AsyncDisposableStack): Promise<FaultProxy> {
  let [target, delayMs, port] = [0, 0, 0]
  let server: Server | undefined
  const sockets = new Set<Socket>()

  function pass(client: Socket): void {
    const upstream = connect(target, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => sockets.delete(socket))
    }
    client.once('close', () => upstream.destroy())
    client.pipe(upstream)
    // Each piece is sent when it is due, in order.
    let last = Promise.resolve()
    upstream.on('data', (piece) => {
      const due = performance.now() + delayMs
      last = last.then(async () => {
        if (due > performance.now()) await sleep(due - performance.now())
        client.write(piece)
      })
    })
    upstream.once('end', () => void last.then(() => client.end()))
    upstream.once('close', () => void last.then(() => client.destroySoon()))
  }

  async function removeFaults(): Promise<void> {
    delayMs = 0
    if (server) return
    server = createServer({ allowHalfOpen: true }, pass).listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }

  async function disconnect(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      if (server) server.close(() => resolve())
      else resolve()
    })
    server = undefined
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await removeFaults()
  stack.defer(disconnect)
  return {
    port,
    removeFaults,
    disconnect,
    setTargetPort(to) {
      target = to
    },
    setDelayMs(ms) {
      delayMs = ms
    },
  }
}
