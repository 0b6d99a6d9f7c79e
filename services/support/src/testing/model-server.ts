import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Behaviour = (response: ServerResponse) => void

/** Starts a server with OpenAI's protocol of streamed chats whose behaviour the test sets. */
export async function startModelServer() {
  const state: { behaviour: Behaviour; requests: Record<string, unknown>[] } = {
    behaviour: createTextBehaviour('はい。'),
    requests: [],
  }
  const server = createServer(async (request, response) => {
    state.requests.push(JSON.parse(await bodyOf(request)))
    state.behaviour(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** The received requests, oldest first. */
    requests: state.requests,
    behave(behaviour: Behaviour) {
      state.behaviour = behaviour
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request) body += piece
  return body
}

function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices })}\n\n`
}

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

/** Returns a behaviour that streams the answer in these pieces. */
export function createTextBehaviour(...pieces: string[]): Behaviour {
  return (response) => {
    begin(response)
    for (const content of pieces) response.write(chunk({ role: 'assistant', content }))
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
  }
}

/** Declines to answer, as the provider's content filter does. */
export const declineBehaviour: Behaviour = (response) => {
  begin(response)
  response.end(`${chunk({}, 'content_filter')}data: [DONE]\n\n`)
}

/** Breaks the connection in the middle of an answer. */
export const disconnectBehaviour: Behaviour = (response) => {
  begin(response)
  response.write(chunk({ role: 'assistant', content: 'はい' }))
  setTimeout(() => response.destroy(), 20)
}

/** Accepts the request and never responds. */
export const hangBehaviour: Behaviour = (response) => {
  begin(response)
  response.flushHeaders()
}

export function createErrorBehaviour(status: number): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'CANARY-ERROR-OF-MODEL', type: 'x' } }))
  }
}

/** Calls a tool when it is asked, and answers in these words once it has the tool's result. */
export function createToolCallBehaviour(
  call: { name: string; input: object },
  ...pieces: string[]
): (requests: readonly Record<string, unknown>[]) => Behaviour {
  const calls = [
    {
      index: 0,
      id: 'call-1',
      type: 'function',
      function: { name: call.name, arguments: JSON.stringify(call.input) },
    },
  ]
  return (requests) => (response) => {
    const { messages } = requests.at(-1) as { messages: { role: string }[] }
    if (messages.at(-1)?.role === 'tool') return createTextBehaviour(...pieces)(response)
    begin(response)
    response.write(chunk({ role: 'assistant', tool_calls: calls }))
    response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`)
  }
}
