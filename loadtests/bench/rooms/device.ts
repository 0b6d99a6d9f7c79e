import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { getReconnectDelayMs } from '../../../frontends/member-app/src/features/enterprise/room/room.rules.ts'

/** On a busy machine a first connection may take longer than the service waits for it. */
const FIRST_ATTEMPTS = 5

interface SectionState {
  revision: number
  managements: { id: string; volume: number; dmv: { id: string } }[]
}

export interface Device {
  sectionId: string
  cookie: string
  state: SectionState | null
  /** Is called with each state that arrives through the socket. */
  onState: (state: SectionState) => void
  /** Is called when the socket is open again after a loss. */
  onBack: () => void
  /** Polls and reports once, as a device does every five seconds; throws when it is not its section any more. */
  poll(): Promise<void>
  close(): void
}

/**
 * Simulates a device in a room (services/enterprise/README.md): it claims the section, keeps a socket, reports what it applied, and
 * reconnects after a random delay.
 *
 * @param options.session the Cookie header of a session
 * @param options.chooseCopy the replica that a load balancer would choose for a new connection
 */
export async function startDevice({
  sectionId,
  chooseCopy,
  session,
}: {
  sectionId: string
  session: string
  chooseCopy: () => string
}): Promise<Device> {
  const cookie = `${session}; hibiki-room-device=${randomUUID()}`
  let withinSeconds = 30
  let isClosed = false
  let socket: WebSocket | null = null
  let tries = 0
  const device: Device = {
    sectionId,
    cookie,
    state: null,
    onState: () => {},
    onBack: () => {},
    async poll() {
      const state = await section(chooseCopy(), false)
      const playing = state.managements.map(({ dmv }) => dmv.id)
      await post(chooseCopy(), 'status/report', {
        playingDmvId: playing[0] ?? null,
        playingDmvIds: playing,
        actStopping: playing.length === 0,
        oldestStopTime: null,
      })
    },
    close() {
      isClosed = true
      socket?.terminate()
    },
  }

  async function section(copy: string, start: boolean): Promise<SectionState> {
    const query = new URLSearchParams({ sectionId, start: `${start}` })
    const response = await fetch(`${copy}/v2/enterprise/my/room/section?${query}`, { headers: { cookie } })
    const body = (await response.json()) as SectionState & { statusCode?: string }
    if (body.statusCode !== 'E0000')
      throw new Error(`${sectionId}: ${response.status} ${JSON.stringify(body)}`)
    return body
  }

  async function post(copy: string, path: string, body: object): Promise<{ ticket?: string }> {
    const response = await fetch(`${copy}/v2/enterprise/my/room/section/${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ sectionId, ...body }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { ticket?: string }
  }

  async function connect(): Promise<void> {
    const copy = chooseCopy()
    const { ticket } = await post(copy, 'ticket', {})
    const opened = new WebSocket(`${copy.replace('http', 'ws')}/v2/enterprise/ws`, { headers: { cookie } })
    socket = opened
    let isIn = false
    opened.on('open', () => opened.send(JSON.stringify({ type: 'hello', ticket })))
    await new Promise<void>((resolve, reject) => {
      opened.on('error', reject)
      opened.on('message', (data) => {
        const message = JSON.parse(String(data))
        if (message.type === 'heartbeat') return
        if (message.type === 'welcome') {
          isIn = true
          withinSeconds = message.reconnectWithinSeconds
          tries = 0
          resolve()
        }
        device.state = message.section
        opened.send(JSON.stringify({ type: 'applied', revision: message.section.revision }))
        device.onState(message.section)
      })
      opened.on('close', (code) => {
        reject(new Error(`closed with ${code}`))
        if (socket === opened && isIn) reconnect()
      })
    })
  }

  function reconnect() {
    socket = null
    if (isClosed) return
    const delayMs = getReconnectDelayMs(tries, withinSeconds, Math.random())
    tries += 1
    setTimeout(() => {
      section(chooseCopy(), false)
        .then(connect)
        .then(
          () => device.onBack(),
          () => reconnect(),
        )
    }, delayMs).unref()
  }

  device.state = await section(chooseCopy(), true)
  for (let attempt = 1; ; attempt++) {
    try {
      await connect()
      return device
    } catch (error) {
      if (attempt === FIRST_ATTEMPTS) throw error
    }
  }
}
