/**
 * One comparison of a run. `higher`: value / reference must reach the target; `lower`: value − reference must stay below it; `lower ratio`:
 * value / reference must; `below`: the value itself must, and the reference is only displayed.
 */
export interface Measurement {
  name: string
  unit: string
  value: number
  reference: number
  target: number
  better: 'higher' | 'lower' | 'lower ratio' | 'below'
}

export function reachesTarget(measurement: Measurement): boolean {
  const score = toScore(measurement)
  return measurement.better === 'higher' ? score >= measurement.target : score <= measurement.target
}

export function renderMeasurementTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => [
    measurement.name,
    `${figure(measurement.value)} ${measurement.unit}`,
    `${figure(measurement.reference)} ${measurement.unit}`,
    formatResult(measurement),
    formatLimit(measurement),
    formatVerdict(measurement),
  ])
  return renderColumns([['', 'ours', 'reference', 'result', 'limit', ''], ...rows])
}

/** Rows of cells below one another. */
export function renderColumns(all: readonly (readonly string[])[]): string {
  const widths = all.reduce(
    (most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)),
    [] as number[],
  )
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function toScore({ value, reference, better }: Measurement): number {
  if (better === 'below') return value
  return better === 'lower' ? value - reference : value / reference
}

function formatResult(measurement: Measurement): string {
  if (measurement.better === 'below') return `${figure(measurement.value)} ${measurement.unit}`
  return measurement.better === 'lower'
    ? `+${figure(toScore(measurement))} ms`
    : toScore(measurement).toFixed(2)
}

function formatLimit({ target, better, unit }: Measurement): string {
  if (better === 'lower' || better === 'below') return `≤ ${target} ${unit}`
  return better === 'higher' ? `≥ ${target}` : `≤ ${target}`
}

function formatVerdict(measurement: Measurement): string {
  return reachesTarget(measurement) ? 'ok' : 'MISSED'
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2)
}
