import { Pool } from 'undici'
import type { BenchSystem } from '../bench-system.ts'
import type { Measurement } from '../measurement-table.ts'
import { readBenchPhoto } from './bench-photo.ts'
import { createDiagnosedMembers, type DiagnosedMember } from './diagnosed-member.ts'

const CALLS = ['aiesthe/current-step', 'aiesthe/my-history?size=10', 'mental-check/can-do-mentalchecks']
const RATE = 50
const IDLE_SECONDS = 15
const SECONDS = 40
const TICK_MS = 5
const LIMIT_MS = 50

/** Compares the response times of other AI esthe calls while eight members have faces analyzed continuously, and without. */
export async function compareDiagnosisNeighbours(system: BenchSystem): Promise<Measurement[]> {
  // A pool each: a call that waits for a connection behind a photo would measure this program.
  const photos = new Pool(system.gatewayUrl, { connections: 8 })
  const others = new Pool(system.gatewayUrl, { connections: 32 })
  try {
    const images = {
      before: (await readBenchPhoto()).toString('base64'),
      after: (await readBenchPhoto('after')).toString('base64'),
    }
    const members = await createDiagnosedMembers(system.gatewayUrl, { client: photos, images })
    // One diagnosis per member loads the engine on every thread.
    await Promise.all(members.map(diagnose))
    const call = (number: number) => {
      const { cookie } = members[Math.floor(number / CALLS.length) % members.length] ?? { cookie: '' }
      return timed(others, CALLS[number % CALLS.length] ?? '', cookie)
    }
    await atConstantRate(5, call)
    const idle = await atConstantRate(IDLE_SECONDS, call)
    const until = performance.now() + SECONDS * 1000
    const [beside, diagnoses] = await Promise.all([
      atConstantRate(SECONDS, call),
      Promise.all(members.map((member) => diagnoseUntil(member, until))),
    ])
    const finished = diagnoses.reduce((sum, count) => sum + count, 0)
    const quiet = quantiles(idle)
    const busy = quantiles(beside)
    process.stdout.write(
      `  idle: ${idle.length} calls, ${formatQuantiles(quiet)}\n` +
        `  beside ${members.length} diagnoses (${finished} finished in ${SECONDS} s): ${beside.length} calls, ${formatQuantiles(busy)}\n`,
    )
    return [
      {
        name: `p99 of other calls beside ${members.length} diagnoses / idle`,
        unit: 'ms',
        value: busy.p99,
        reference: quiet.p99,
        target: LIMIT_MS,
        better: 'below',
      },
    ]
  } finally {
    await Promise.all([photos.close(), others.close()])
  }
}

async function diagnose(member: DiagnosedMember): Promise<void> {
  const id = await member.begin()
  await member.before(id)
  await member.after(id)
}

async function diagnoseUntil(member: DiagnosedMember, until: number): Promise<number> {
  let finished = 0
  while (performance.now() < until) {
    await diagnose(member)
    finished += 1
  }
  return finished
}

/** Calls at a constant arrival rate: due requests are sent however slow the responses are. */
async function atConstantRate(seconds: number, call: (number: number) => Promise<number>): Promise<number[]> {
  const sent: Promise<number>[] = []
  const beganAt = performance.now()
  while (sent.length < RATE * seconds) {
    const due = Math.min(RATE * seconds, Math.floor(((performance.now() - beganAt) / 1000) * RATE))
    while (sent.length < due) sent.push(call(sent.length))
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  return Promise.all(sent)
}

async function timed(pool: Pool, path: string, cookie: string): Promise<number> {
  const startedAt = performance.now()
  const { statusCode, body } = await pool.request({
    method: 'GET',
    path: `/api/${path}`,
    headers: { cookie },
  })
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text}`)
  return performance.now() - startedAt
}

function quantiles(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  return { median: at(0.5), p99: at(0.99), longest: sorted.at(-1) ?? Number.NaN }
}

function formatQuantiles({ median, p99, longest }: ReturnType<typeof quantiles>): string {
  return `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`
}
