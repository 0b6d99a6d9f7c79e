import { setTimeout as sleep } from 'node:timers/promises'
import { createNatsBroadcast } from '@hibiki/messaging'
import { pino } from 'pino'
import { percentile } from '../measure-statistics.ts'
import type { Measurement } from '../measurement-table.ts'
import { type Device, startDevice } from './device.ts'
import { readHeapBytes, readRoomMetrics } from './metrics.ts'
import { type RoomsSystem, startRoomsSystem } from './rooms-system.ts'

/** A replica accepts 20 connections of one session. */
const ROOMS = Number(process.env.ROOMS ?? 2000)
const ROOMS_OF_SESSION = 18
const CHANGES = 600
const CHANGES_PER_SECOND = 20
const SOAK_MINUTES = Number(process.env.ROOMS_SOAK_MINUTES ?? 10)
/**
 * The share of devices in the soak that also poll and report every five seconds; the generator shares the processor with the measured
 * services.
 */
const POLLING_SHARE = Number(process.env.ROOMS_POLLING_SHARE ?? 0.1)
const SPREAD_SECONDS = 30

const printLine = (text: string) => process.stdout.write(`${text}\n`)

/** Measures many rooms on two replicas and NATS: how fast a change arrives, how a restart is spread, and whether memory stays constant. */
export async function measureRooms(): Promise<Measurement[]> {
  await using stack = new AsyncDisposableStack()
  const system = await startRoomsSystem(stack, ROOMS)
  const devices = await connectAll(system)
  stack.defer(() => {
    for (const device of devices) device.close()
  })
  printLine(`  ${ROOMS} rooms connected: ${await readRoomMetrics(system.copies)}`)
  const push = await measurePush(stack, system, devices)
  const storm = await measureStorm(system, devices)
  const soak = await measureSoak(system, devices)
  return [...push, ...storm, ...soak]
}

async function connectAll(system: RoomsSystem): Promise<Device[]> {
  const sessions: string[] = []
  const logins = Math.ceil(ROOMS / ROOMS_OF_SESSION)
  for (let index = 0; index < logins; index++) sessions.push(await system.logIn())
  const devices: Device[] = []
  const waiting = [...system.sectionIds.entries()]
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [index, sectionId] = next
      const session = sessions[index % logins] ?? ''
      let turn = index
      devices.push(
        await startDevice({ sectionId, session, chooseCopy: () => system.copies[turn++ % 2] ?? '' }),
      )
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return devices
}

/** Sends a change through one of the replicas, and waits until the device has applied it; returns ms from before the call. */
async function change(system: RoomsSystem, device: Device, turn: number): Promise<number> {
  const { sectionId, cookie, state } = device
  // The step gives every section a distinct volume, whatever it was before.
  const volume = ((state?.managements[0]?.volume ?? 0) + 0.1) % 1
  const expectedVolume = Math.round(volume * 100) / 100
  const arrived = new Promise<number>((resolve) => {
    device.onState = ({ managements }) => {
      if (Math.abs((managements[0]?.volume ?? -1) - expectedVolume) < 0.001) resolve(performance.now())
    }
  })
  const begun = performance.now()
  const response = await fetch(`${system.copies[turn % 2]}/v2/enterprise/my/control`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ sectionId, volume: expectedVolume }),
  })
  if (!response.ok) throw new Error(`control: ${response.status} ${await response.text()}`)
  const lost = sleep(30_000, Number.POSITIVE_INFINITY, { ref: false })
  return (await Promise.race([arrived, lost])) - begun
}

/** Changes single sections, half of them through each replica, and compares with messages that only pass through NATS and back. */
async function measurePush(
  stack: AsyncDisposableStack,
  system: RoomsSystem,
  devices: readonly Device[],
): Promise<Measurement[]> {
  const roundTrip = await openRoundTrip(stack, system.natsUrl)
  const [pushes, bare]: [Promise<number>[], Promise<number>[]] = [[], []]
  for (let turn = 0; turn < CHANGES; turn++) {
    // Neighbours in time are of different sections: a device has one change on its way.
    const device = devices[(turn * 7919) % devices.length]
    if (device) pushes.push(change(system, device, turn))
    bare.push(roundTrip())
    await sleep(1000 / CHANGES_PER_SECOND)
  }
  const taken = await Promise.all(pushes)
  const lost = taken.filter((ms) => ms === Number.POSITIVE_INFINITY).length
  const reference = percentile(await Promise.all(bare), 0.95)
  const p95 = percentile(taken, 0.95)
  printLine(
    `  ${CHANGES} changes: p50 ${percentile(taken, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${lost} lost; bare NATS p95 ${reference.toFixed(1)} ms, ratio ${(p95 / reference).toFixed(1)}`,
  )
  return [
    { name: 'rooms: push p95', unit: 'ms', value: p95, reference, target: 1000, better: 'below' },
    { name: 'rooms: changes lost', unit: '', value: lost, reference: CHANGES, target: 0, better: 'below' },
  ]
}

/** Measures the time in ms from one connection over NATS to another and back. */
async function openRoundTrip(stack: AsyncDisposableStack, url: string): Promise<() => Promise<number>> {
  const log = pino({ level: 'silent' })
  const [near, far] = [await createNatsBroadcast({ url, log }), await createNatsBroadcast({ url, log })]
  stack.defer(() => near.close())
  stack.defer(() => far.close())
  const waiting = new Map<number, (at: number) => void>()
  far.subscribe('bench.ping', (message) => far.publish('bench.pong', message as object))
  near.subscribe('bench.pong', (message) => waiting.get((message as { id: number }).id)?.(performance.now()))
  let id = 0
  return async () => {
    id += 1
    const own = id
    const arrived = new Promise<number>((resolve) => waiting.set(own, resolve))
    const begun = performance.now()
    near.publish('bench.ping', { id: own })
    const taken = (await arrived) - begun
    waiting.delete(own)
    return taken
  }
}

/** Simulates a deployment: one replica restarts, and half of the rooms reconnect at random moments. */
async function measureStorm(system: RoomsSystem, devices: readonly Device[]): Promise<Measurement[]> {
  const backAt: number[] = []
  for (const device of devices) device.onBack = () => backAt.push(performance.now())
  const begun = performance.now()
  await system.restart(0)
  const restartSeconds = (performance.now() - begun) / 1000
  const deadline = performance.now() + 240_000
  let seen = -1
  while (backAt.length !== seen && performance.now() < deadline) {
    seen = backAt.length
    await sleep(SPREAD_SECONDS * 1000)
  }
  const seconds = backAt.map((at) => Math.floor((at - begun) / 1000))
  const most = Math.max(
    ...[...new Set(seconds)].map((second) => seconds.filter((each) => each === second).length),
  )
  const evenly = backAt.length / SPREAD_SECONDS
  const lastAfter = Math.max(...backAt.map((at) => (at - begun) / 1000 - restartSeconds))
  printLine(
    `  restart of a copy (${restartSeconds.toFixed(1)} s): ${backAt.length} came back, last after ${Math.max(...seconds)} s, at most ${most} in one second (evenly ${evenly.toFixed(0)}): ${await readRoomMetrics(system.copies)}`,
  )
  return [
    {
      name: 'rooms: most reconnects of a second / spread over 30 s',
      unit: '/s',
      value: most,
      reference: evenly,
      target: 4,
      better: 'lower ratio',
    },
    {
      name: 'rooms: last one back after the copy is',
      unit: 's',
      reference: SPREAD_SECONDS,
      value: lastAfter,
      target: SPREAD_SECONDS,
      better: 'below',
    },
  ]
}

/** The heap is read at this interval in a soak, often enough to see it soon after a garbage collection. */
const HEAP_EVERY_CHANGES = 20

/** Changes all the time, heartbeats to all, polls of some: the heap that the collector leaves must not grow (< 10 %). */
async function measureSoak(system: RoomsSystem, devices: readonly Device[]): Promise<Measurement[]> {
  const until = performance.now() + SOAK_MINUTES * 60_000
  const polling = devices.slice(0, Math.round(devices.length * POLLING_SHARE))
  let failed = 0
  const polls = setInterval(() => {
    for (const device of polling)
      setTimeout(() => void device.poll().catch(() => (failed += 1)), Math.random() * 4500)
  }, 5000)
  const heaps: number[][] = []
  const lost: number[] = []
  let turn = 0
  try {
    while (performance.now() < until) {
      const minuteEnds = performance.now() + Math.min(60_000, until - performance.now())
      const lowest = system.copies.map(() => Number.POSITIVE_INFINITY)
      while (performance.now() < minuteEnds) {
        const device = devices[(turn * 7919) % devices.length]
        if (device) lost.push(await change(system, device, turn))
        turn += 1
        if (turn % HEAP_EVERY_CHANGES === 0)
          for (const [copy, bytes] of (await Promise.all(system.copies.map(readHeapBytes))).entries())
            lowest[copy] = Math.min(lowest[copy] ?? bytes, bytes)
        await sleep(100)
      }
      heaps.push(lowest)
      printLine(
        `  lowest heap of minute ${heaps.length}: ${lowest.map((bytes) => `${(bytes / 2 ** 20).toFixed(1)} MiB`).join(', ')}`,
      )
    }
  } finally {
    clearInterval(polls)
  }
  const worst = system.copies.map((_copy, at) => growth(heaps.map((heap) => heap[at] ?? 0)))
  printLine(
    `  soak of ${SOAK_MINUTES} min: ${turn} changes, ${lost.filter((ms) => !Number.isFinite(ms)).length} lost, ${failed} polls failed: ${await readRoomMetrics(system.copies)}`,
  )
  const { value, reference } = worst.sort((a, b) => b.value / b.reference - a.value / a.reference)[0] ?? {
    value: 1,
    reference: 1,
  }
  return [
    {
      name: 'rooms: heap late / early in the soak',
      unit: 'MiB',
      value,
      reference,
      target: 1.1,
      better: 'lower ratio',
    },
  ]
}

/** The lowest of the last third of the minutes against the lowest of the first third: what the collector leaves, not what it has not yet taken. */
function growth(bytes: readonly number[]): { value: number; reference: number } {
  const third = Math.max(1, Math.floor(bytes.length / 3))
  const lowest = (some: readonly number[]) => Math.min(...some) / 2 ** 20
  return { value: lowest(bytes.slice(-third)), reference: lowest(bytes.slice(0, third)) }
}
