import { compareActivity } from './activity.ts'
import { compareAiChoice } from './ai-choice/compare.ts'
import { compareCharts } from './charts/compare.ts'
import { compareDiagnosisCost } from './diagnosis/cost.ts'
import { compareDiagnosisNeighbours } from './diagnosis/neighbours.ts'
import { compareMedia } from './media.ts'
import { compareOverhead } from './overhead.ts'
import { measureRecordRate } from './record-rate.ts'
import { compareRecords } from './records.ts'
import { measureRooms } from './rooms/measure.ts'
import { measureSounds } from './sounds.ts'
import { measureStart } from './start/measure.ts'
import { measureSupport } from './support/measure.ts'
import { measureSupportPolls } from './support/polls.ts'
import { startSystem } from './system.ts'
import { type Measurement, reachesTarget, renderTable } from './table.ts'

/** These measure no running system. */
const alone = [
  ['ai-choice', compareAiChoice],
  ['start', measureStart],
  ['sounds', measureSounds],
  ['support', measureSupport],
  ['rooms', measureRooms],
  ['support-polls', measureSupportPolls],
] as const

/** The order matters, because the last one deletes the plays of the others. */
const onSystem = [
  ['diagnosis-cost', compareDiagnosisCost],
  ['diagnosis-neighbours', compareDiagnosisNeighbours],
  ['gateway-overhead', compareOverhead],
  ['media-throughput', compareMedia],
  ['records', compareRecords],
  ['record-rate', measureRecordRate],
  ['charts', compareCharts],
  ['activity', compareActivity],
] as const

/** Runs all benchmarks, or the named ones: `npm run bench -- activity`. */
const requestedNames = process.argv.slice(2)
const names = [...alone, ...onSystem].map(([name]) => name)
const unknown = requestedNames.filter((name) => !(names as string[]).includes(name))
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}; there are: ${names.join(', ')}.`)
const isWanted = ([name]: readonly [string, unknown]) =>
  requestedNames.length === 0 || requestedNames.includes(name)

const startedAt = performance.now()
const printLine = (text: string) => process.stdout.write(`${text}\n`)
const measurements: Measurement[] = []

for (const [name, measure] of alone.filter(isWanted)) {
  printLine(`Measuring ${name} …`)
  measurements.push(...(await measure()))
}
const comparisons = onSystem.filter(isWanted)
if (comparisons.length > 0) await compareOnSystem()
printLine(`\n${renderTable(measurements)}\n\nTook ${Math.round((performance.now() - startedAt) / 1000)} s.`)
process.exitCode = measurements.every(reachesTarget) ? 0 : 1

async function compareOnSystem(): Promise<void> {
  printLine('Starting Postgres (fsync on), NATS, the services and the gateway, each in its own process …')
  const system = await startSystem()
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= system.stop()
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop().then(() => process.exit(130)))
  try {
    for (const [name, compare] of comparisons) {
      printLine(`Measuring ${name} …`)
      measurements.push(...(await compare(system)))
    }
  } finally {
    await stop()
  }
}
