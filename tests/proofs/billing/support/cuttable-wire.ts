import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A moment in what a process sends to a server. */
export interface WireMark {
  /** Texts sent one after another on one connection; a text that begins something new (`resetBy`) restarts the search. */
  texts: readonly string[]
  resetBy?: string
  /** `before` means that the last text never arrives, `after` that it was executed and its response lost. */
  side: 'before' | 'after'
}

export interface CuttableWire {
  port: number
  /** Calls `hit` once, when the next connection reaches the mark; from then on nothing passes. */
  watch(mark: WireMark, hit: () => void): void
  /** Lets everything pass again. */
  rest(): void
  close(): Promise<void>
}

/**
 * A connection between a process and a server that can be cut at an exact moment. It lets tests kill a process between two
 * statements without any code for that in the process itself.
 */
export async function openCuttableWire(to: { host: string; port: number }): Promise<CuttableWire> {
  const sockets = new Set<Socket>()
  let watching: { mark: WireMark; hit: () => void } | null = null
  let isCut = false

  const server = createServer((client) => {
    const upstream = connect(to)
    let seen = 0
    let isAnswerAwaited = false
    let watched = watching

    client.on('data', (chunk) => {
      if (isCut) return
      if (watched !== watching) [watched, seen] = [watching, 0]
      if (watched) {
        seen = textsSeen(watched.mark, seen, chunk.toString('latin1'))
        if (seen === watched.mark.texts.length) {
          if (watched.mark.side === 'before') return cut()
          isAnswerAwaited = true
        }
      }
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (isCut) return
      if (isAnswerAwaited) return cut()
      client.write(chunk)
    })
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })

  function cut(): void {
    const hit = watching?.hit
    isCut = true
    watching = null
    hit?.()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    watch(mark, hit) {
      isCut = false
      watching = { mark, hit }
    },
    rest() {
      isCut = false
      watching = null
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Returns how many of the mark's texts have been sent, after one more piece. */
function textsSeen({ texts, resetBy }: WireMark, before: number, piece: string): number {
  let seen = before
  let from = 0
  if (resetBy !== undefined) {
    const reset = piece.lastIndexOf(resetBy)
    if (reset >= 0) [seen, from] = [0, reset]
  }
  for (let text = texts[seen]; text !== undefined; text = texts[seen]) {
    const at = piece.indexOf(text, from)
    if (at < 0) return seen
    from = at + text.length
    seen += 1
  }
  return seen
}
