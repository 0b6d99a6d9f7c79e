import type { Brush } from '../brush.ts'

/** A great moon over pampas grass, a crescent above the clouds, or a round window. */
export function drawMoon(b: Brush): void {
  const draw = [drawGreatMoon, drawCrescent, drawWindow][b.landscape.layout]
  draw?.(b)
}

function drawBands(b: Brush, y: number, bands: number): void {
  for (let band = 0; band < bands; band++) {
    const half = 0.16 + 0.3 * b.pick(210, band)
    const x = b.left + (b.right - b.left) * b.pick(211, band) + 0.02 * Math.sin(b.time * 0.2 + band)
    const at = y + 0.05 * band + 0.06 * (b.pick(212, band) - 0.5)
    for (let strand = 0; strand < b.count(2, 4); strand++)
      b.line(
        (share) => [
          x + (half - 0.03 * strand) * (2 * share - 1),
          at + 0.016 * strand + 0.008 * b.wave(share, strand),
        ],
        { opacity: 0.75 - 0.15 * strand, weight: 1.2 },
      )
  }
}

function drawGreatMoon(b: Brush): void {
  b.sky()
  const radius = 0.22 + 0.5 * b.focus.radius
  const x = 0.5 * b.focus.x
  const y = -0.08 + 0.12 * b.pick(213)
  b.disc(x, y, radius, { halo: 1.8 })
  b.rings(x, y, radius, { opacity: 0.6, color: b.glow })
  drawBands(b, y + radius * 0.5, b.count(2, 4))
  b.ground(
    (at) => b.bottom - 0.08 - 0.1 * b.envelope(at + 0.5),
    b.gradient(b.far, b.near, b.bottom - 0.2, b.bottom),
  )
  const stems = b.count(5, 12)
  for (let stem = 0; stem < stems; stem++) {
    const foot = b.right * (0.15 + 0.85 * b.pick(216, stem))
    const tall = 0.2 + 0.25 * b.pick(217, stem)
    const bend = -0.1 - 0.12 * b.pick(218, stem) + 0.02 * b.wave(foot, b.time)
    b.line((at) => [foot + bend * at * at, b.bottom - tall * at], {
      color: b.near,
      weight: 1.5,
      opacity: 1,
      steps: 8,
    })
    for (let hair = 0; hair < b.count(3, 8); hair++) {
      const at = 0.7 + 0.3 * (hair / b.count(3, 8))
      b.line((share) => [foot + bend * at * at - 0.05 * share, b.bottom - tall * at + 0.018 * share], {
        color: b.near,
        steps: 1,
        opacity: 0.9,
      })
    }
  }
}

function drawCrescent(b: Brush): void {
  b.sky()
  const radius = 0.13 + 0.5 * b.focus.radius
  const { x } = b.focus
  const y = b.focus.y + 0.1
  b.ellipse(x, y, radius * 2.4, radius * 2.4, { fill: { glow: b.glow }, opacity: 0.4 + 0.2 * b.level })
  b.rings(x, y, radius, { opacity: 0.55, color: b.ink })
  const arc = Array.from({ length: 25 }, (_, step) => -1.9 + (3.8 * step) / 24)
  b.polygon(
    [
      ...arc.map((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const),
      ...arc
        .toReversed()
        .map(
          (angle) =>
            [
              x - radius * 0.34 + radius * 0.98 * Math.cos(angle * 0.92) * 0.94,
              y + radius * 0.99 * Math.sin(angle),
            ] as const,
        ),
    ],
    { fill: b.glow },
  )
  for (let row = 0; row < 3; row++) {
    const base = b.horizon + 0.04 + 0.14 * row
    const at = (place: number) =>
      base - 0.1 * (b.envelope(place * 0.9 + 0.5 + 0.15 * row) - 0.3) - 0.03 * b.wave(place, row)
    b.ground(at, b.gradient(row < 2 ? b.far : b.near, b.near, base - 0.1, base + 0.25), 0.75)
    for (let strand = 0; strand < b.count(2, 6); strand++)
      b.line(
        (share) => [
          b.left + (b.right - b.left) * share,
          at(b.left + (b.right - b.left) * share) + 0.018 * strand,
        ],
        { opacity: 0.7 - 0.1 * strand },
      )
  }
}

function drawWindow(b: Brush): void {
  b.polygon(
    [
      [b.left, b.top],
      [b.right, b.top],
      [b.right, b.bottom],
      [b.left, b.bottom],
    ],
    { fill: b.gradient(b.near, b.far, b.top, b.bottom) },
  )
  const radius = 0.36
  b.ellipse(0, 0, radius * 1.4, radius * 1.4, { fill: { glow: b.glow }, opacity: 0.35 + 0.2 * b.level })
  b.ellipse(0, 0, radius, radius, { fill: b.gradient(b.skyTop, b.skyLow, -radius, radius) })
  const moon = { x: 0.3 * b.focus.x + 0.08, y: -0.1, radius: 0.08 + 0.2 * b.focus.radius }
  b.disc(moon.x, moon.y, moon.radius, { halo: 2.2 })
  b.rings(moon.x, moon.y, moon.radius, { count: b.count(2, 5), gap: 0.03, opacity: 0.7, color: b.glow })
  const cut = (y: number) => Math.sqrt(Math.max(0, radius * radius - y * y))
  for (let line = 0; line < b.count(4, 10); line++) {
    const y = 0.1 + 0.24 * (line / b.count(4, 10))
    b.line((at) => [cut(y) * 0.98 * (2 * at - 1), y + 0.008 * b.wave(at, line)], { opacity: 0.8 })
  }
  const branch = (at: number) =>
    [-radius * 0.9 + 0.55 * at, -0.2 + 0.16 * at + 0.02 * Math.sin(at * 7 + 5 * b.pick(219))] as const
  b.line(branch, { color: b.near, weight: 2.4, opacity: 1 })
  for (let twig = 0; twig < 4; twig++) {
    const at = 0.25 + 0.18 * twig
    const [x, y] = branch(at)
    const way = twig % 2 ? 1 : -1
    const end = [x + 0.07, y + way * (0.05 + 0.03 * b.pick(220, twig))] as const
    b.line((share) => [x + (end[0] - x) * share, y + (end[1] - y) * share], {
      color: b.near,
      weight: 1.5,
      steps: 1,
      opacity: 1,
    })
    b.ellipse(end[0], end[1], 0.018, 0.018, { fill: b.near })
  }
  b.ellipse(0, 0, radius, radius, { stroke: b.ink, width: b.pen(2) })
  b.ellipse(0, 0, radius * 1.05, radius * 1.05, { stroke: b.ink, width: b.pen(0.8), opacity: 0.6 })
}
