import { compareActivity } from './activity.ts'
import { compareAiChoice } from './ai-choice/compare.ts'
import { compareDiagnosisCost } from './diagnosis/cost.ts'
import { compareDiagnosisNeighbours } from './diagnosis/neighbours.ts'
import { compareMedia } from './media.ts'
import { compareOverhead } from './overhead.ts'
import { holdRecordRate } from './record-rate.ts'
import { compareRecords } from './records.ts'
import { startSystem } from './system.ts'
import { type Measurement, reachesTarget, renderTable } from './table.ts'

/** In this order: the last one throws away the plays of the others. */
const all = [
  ['ai-choice', compareAiChoice],
  ['diagnosis-cost', compareDiagnosisCost],
  ['diagnosis-neighbours', compareDiagnosisNeighbours],
  ['gateway-overhead', compareOverhead],
  ['media-throughput', compareMedia],
  ['records', compareRecords],
  ['record-rate', holdRecordRate],
  ['activity', compareActivity],
] as const

/** All, or those named: `npm run bench -- activity`. */
const wanted = process.argv.slice(2)
const comparisons = wanted.length === 0 ? all : all.filter(([name]) => wanted.includes(name))
if (comparisons.length < wanted.length)
  throw new Error(`Unknown among ${wanted.join(', ')}; there are: ${all.map(([name]) => name).join(', ')}.`)

const startedAt = performance.now()
const say = (text: string) => process.stdout.write(`${text}\n`)

/** A simulation, which needs no system. */
if (comparisons.every(([, compare]) => compare === compareAiChoice)) {
  const measurements = await compareAiChoice()
  say(`\n${renderTable(measurements)}`)
  process.exit(measurements.every(reachesTarget) ? 0 : 1)
}

say('Starting Postgres (fsync on), NATS, the services and the gateway, each in its own process …')
const system = await startSystem()
let stopping: Promise<void> | undefined
const stop = () => {
  stopping ??= system.stop()
  return stopping
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stop().then(() => process.exit(130)))

try {
  const measurements: Measurement[] = []
  for (const [name, compare] of comparisons) {
    say(`Measuring ${name} …`)
    measurements.push(...(await compare(system)))
  }
  say(`\n${renderTable(measurements)}\n\nTook ${Math.round((performance.now() - startedAt) / 1000)} s.`)
  process.exitCode = measurements.every(reachesTarget) ? 0 : 1
} finally {
  await stop()
}
