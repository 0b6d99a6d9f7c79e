/** The figures of the brochures: lines calculated from waves, each an SVG of 240 × 150. */
export type FigureName = keyof typeof figures

const WIDTH = 240
const HEIGHT = 150
const line = (points: readonly (readonly [number, number])[], attributes: string) =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" ${attributes}/>`
const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const across = (y: (x: number) => number, attributes: string) =>
  line(
    range(121).map((step) => [step * 2, y(step / 120)] as const),
    attributes,
  )

/** Draws nine waves whose height grows towards the middle and falls off again. */
function swell(): string {
  return range(9)
    .map((row) =>
      across(
        (x) => {
          const height = 15 * Math.sin(Math.PI * x) ** 2 * (1 - Math.abs(row - 4) / 6)
          return 27 + row * 12 + height * Math.sin(2 * Math.PI * (3 * x + row / 9))
        },
        `opacity="${0.35 + 0.65 * (1 - Math.abs(row - 4) / 5)}"`,
      ),
    )
    .join('')
}

/** Draws standing waves on a plate as rings that bend as often as they have nodes. */
function rings(): string {
  return range(11)
    .map((ring) => {
      const radius = 8 + ring * 6
      const points = range(181).map((step) => {
        const angle = (step / 180) * 2 * Math.PI
        const bend = 1 + 0.09 * Math.cos(8 * angle) * Math.sin((ring / 10) * Math.PI * 1.5)
        return [
          WIDTH / 2 + radius * bend * Math.cos(angle),
          HEIGHT / 2 + radius * bend * Math.sin(angle),
        ] as const
      })
      return line(points, ring === 6 ? 'class="warm"' : `opacity="${1 - ring * 0.06}"`)
    })
    .join('')
}

/** Draws a breath in, and a breath out that is a little longer. */
function breath(): string {
  const curve = (x: number) =>
    x < 0.4 ? Math.sin((x / 0.4) * (Math.PI / 2)) : Math.cos(((x - 0.4) / 0.6) * (Math.PI / 2))
  return range(6)
    .map((row) =>
      across(
        (x) => 112 - curve(x) * (66 - row * 10),
        row === 0 ? 'class="warm"' : `opacity="${1 - row * 0.14}"`,
      ),
    )
    .join('')
}

function moon(): string {
  const sea = range(6).map((row) =>
    across(
      (x) => 96 + row * 9 + 3 * Math.sin(2 * Math.PI * (2.5 * x + row / 3)),
      `opacity="${1 - row * 0.13}"`,
    ),
  )
  return `<path class="warm" d="M132 24a32 32 0 1 0 14 52a27 27 0 0 1-14-52Z"/>${sea.join('')}`
}

/** Draws fifteen minutes of sound that fade out at the end. */
function fade(): string {
  return range(45)
    .map((bar) => {
      const left = Math.min(1, (45 - bar) / 14)
      const height = (14 + 30 * Math.abs(Math.sin(bar * 1.7) * Math.cos(bar * 0.6))) * left + 2
      const x = 10 + bar * 5
      return `<path class="${bar > 30 ? 'warm' : ''}" d="M${x} ${75 - height / 2}v${height.toFixed(1)}"/>`
    })
    .join('')
}

/** Draws two weeks in which one day of each is a day of rest. */
function days(): string {
  return range(14)
    .map((day) => {
      const [x, y] = [33 + (day % 7) * 29, day < 7 ? 52 : 98]
      const rests = day === 3 || day === 12
      return rests
        ? `<circle class="warm" cx="${x}" cy="${y}" r="9" stroke-dasharray="2.4 2.4"/>`
        : `<circle cx="${x}" cy="${y}" r="9"/><circle cx="${x}" cy="${y}" r="4"/>`
    })
    .join('')
}

function steps(): string {
  const marks = range(5).map((step) => {
    const [x, y] = [30 + step * 45, 75 - 22 * Math.sin((step / 4) * Math.PI)]
    const inner = range(step + 1).map((ring) => `<circle cx="${x}" cy="${y}" r="${4 + ring * 2.6}"/>`)
    return step === 2 ? `<g class="warm">${inner.join('')}</g>` : inner.join('')
  })
  const path = across(
    (x) => 104 - 22 * Math.sin(Math.min(1, Math.max(0, (x - 0.125) / 0.75)) * Math.PI),
    'opacity="0.5" stroke-dasharray="1 4"',
  )
  return marks.join('') + path
}

/** Draws the rings of two drops in still water. */
function ripples(): string {
  return range(8)
    .map((ring) => {
      const opacity = `opacity="${1 - ring * 0.1}"`
      const left = `<circle cx="96" cy="75" r="${5 + ring * 8}" ${opacity}/>`
      const right = `<circle ${ring === 0 ? 'class="warm"' : ''} cx="146" cy="75" r="${5 + ring * 8}" ${opacity}/>`
      return left + right
    })
    .join('')
}

const figures = { swell, rings, breath, moon, fade, days, steps, ripples }

export function drawFigureSvg(name: FigureName): string {
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="presentation">${figures[name]()}</svg>`
}
