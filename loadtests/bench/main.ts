import { compareAiChoice } from './ai-choice/compare-ai-choice.ts'
import { startBenchSystem } from './bench-system.ts'
import { compareCharts } from './charts/compare-charts.ts'
import { compareActivity } from './compare-activity.ts'
import { compareGatewayOverhead } from './compare-gateway-overhead.ts'
import { compareMedia } from './compare-media.ts'
import { compareOneProcess } from './compare-one-process.ts'
import { compareRecords } from './compare-records.ts'
import { compareDiagnosisCost } from './diagnosis/compare-diagnosis-cost.ts'
import { compareDiagnosisNeighbours } from './diagnosis/compare-diagnosis-neighbours.ts'
import { measureLandscapeFrames } from './measure-landscape-frames.ts'
import { measureRecordRate } from './measure-record-rate.ts'
import { measureSoundRepetition } from './measure-sound-repetition.ts'
import { type Measurement, reachesTarget, renderMeasurementTable } from './measurement-table.ts'
import { measureRooms } from './rooms/measure-rooms.ts'
import { measureStartDuration } from './start/measure-start-duration.ts'
import { measureAdvisorRetrieval } from './support/measure-advisor-retrieval.ts'
import { measureSupportPolls } from './support/measure-support-polls.ts'

/** These measure no running system. */
const alone = [
  ['ai-choice', compareAiChoice],
  ['start', measureStartDuration],
  ['one-process', compareOneProcess],
  ['sounds', measureSoundRepetition],
  ['landscapes', measureLandscapeFrames],
  ['support', measureAdvisorRetrieval],
  ['rooms', measureRooms],
  ['support-polls', measureSupportPolls],
] as const

/** The order matters, because the last one deletes the plays of the others. */
const onSystem = [
  ['diagnosis-cost', compareDiagnosisCost],
  ['diagnosis-neighbours', compareDiagnosisNeighbours],
  ['gateway-overhead', compareGatewayOverhead],
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
printLine(
  `\n${renderMeasurementTable(measurements)}\n\nTook ${Math.round((performance.now() - startedAt) / 1000)} s.`,
)
process.exitCode = measurements.every(reachesTarget) ? 0 : 1

async function compareOnSystem(): Promise<void> {
  printLine('Starting Postgres (fsync on), NATS, the services and the gateway, each in its own process …')
  const system = await startBenchSystem()
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
