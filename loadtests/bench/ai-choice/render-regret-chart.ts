const WIDTH = 720
const HEIGHT = 400
const MARGIN = { left: 56, right: 150, top: 24, bottom: 44 }

export interface RegretCurve {
  name: string
  colour: string
  values: readonly number[]
}

/** Draws the regret after each session as an SVG: the flatter a curve, the better the choices. */
export function renderRegretChart(curves: readonly RegretCurve[]): string {
  const sessions = Math.max(...curves.map(({ values }) => values.length))
  const max = Math.max(...curves.flatMap(({ values }) => values))
  const x = (session: number) =>
    MARGIN.left + (session / (sessions - 1)) * (WIDTH - MARGIN.left - MARGIN.right)
  const y = (regret: number) =>
    HEIGHT - MARGIN.bottom - (regret / max) * (HEIGHT - MARGIN.top - MARGIN.bottom)
  const lines = curves.map(({ name, colour, values }) => {
    const points = values.map((value, session) => `${x(session).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
    const end = values.at(-1) ?? 0
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2.5"/>
<text x="${x(values.length - 1) + 8}" y="${y(end) + 5}" fill="${colour}">${name} (${end.toFixed(1)})</text>`
  })
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const at = y(max * part)
    return `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${at}" y2="${at}" stroke="#ddd"/>
<text x="${MARGIN.left - 8}" y="${at + 5}" text-anchor="end">${(max * part).toFixed(1)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="13" fill="#22262B">
<rect width="100%" height="100%" fill="#FAF7F2"/>
${ticks.join('\n')}
<text x="${x(0)}" y="${HEIGHT - 14}">session 1</text>
<text x="${x(sessions - 1)}" y="${HEIGHT - 14}" text-anchor="end">session ${sessions}</text>
${lines.join('\n')}
</svg>
`
}
