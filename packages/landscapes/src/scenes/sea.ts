import type { Brush } from '../brush.ts'

/** A wide sea under the sun or moon, a high swell, or a light that sinks into the water. */
export function drawSea(b: Brush): void {
  const { layout } = b.landscape
  b.sky()
  const horizon = layout === 1 ? b.horizon - 0.2 * b.bottom : b.horizon
  const sun = layout === 2 ? { x: b.focus.x * 0.5, y: horizon, radius: 0.19 + 0.5 * b.focus.radius } : b.focus
  if (layout !== 1) b.disc(sun.x, sun.y, sun.radius, { halo: layout === 2 ? 1.9 : 2.8 })
  if (layout !== 1) b.rings(sun.x, sun.y, sun.radius, { color: b.glow, opacity: 0.5 })
  if (layout === 1) drawSwell(b, horizon)
  else drawCalm(b, horizon, sun)
}

function drawCalm(b: Brush, horizon: number, sun: { x: number; radius: number }): void {
  b.ground(() => horizon, b.gradient(b.far, b.near, horizon, b.bottom))
  const lines = b.count(4, 20)
  for (let line = 0; line < lines; line++) {
    const depth = ((line + 0.6) / lines) ** 1.5
    const y = horizon + (b.bottom - horizon) * depth
    const swing = 0.05 * depth * b.landscape.amplitude * (0.5 + b.level)
    b.line(
      (at) => {
        const x = b.left + (b.right - b.left) * at
        return [x, y + swing * b.wave(x / (0.35 + depth), line * 1.3)]
      },
      { opacity: 0.3 + 0.5 * depth },
    )
  }
  // The light on the water is broken by the same waves.
  const glints = b.count(4, 16)
  for (let glint = 0; glint < glints; glint++) {
    const depth = ((glint + 0.5) / glints) ** 1.3
    const y = horizon + (b.bottom - horizon) * depth
    const half = sun.radius * (0.25 + 0.6 * b.pick(31, glint)) * (1 - 0.3 * depth) * (0.8 + 0.4 * b.level)
    const x = sun.x + 0.05 * (b.pick(32, glint) - 0.5) + 0.01 * Math.sin(b.time + glint)
    b.line((at) => [x + half * (2 * at - 1), y], {
      color: b.glow,
      weight: 1.6,
      opacity: 0.85 - 0.4 * depth,
      steps: 1,
    })
  }
}

function drawSwell(b: Brush, horizon: number): void {
  b.disc(b.focus.x, Math.min(b.focus.y, horizon - 0.12), b.focus.radius * 0.8)
  const crests = b.count(4, 7)
  for (let crest = 0; crest < crests; crest++) {
    const depth = crest / (crests - 1)
    const base = horizon + (b.bottom - horizon) * (0.05 + 0.72 * depth)
    const swing = (0.04 + 0.13 * depth) * b.landscape.amplitude * (0.75 + 0.5 * b.level)
    const height = (x: number) => base - swing * b.wave(x * (1.15 - 0.5 * depth), crest * 2.1)
    b.ground(height, b.gradient(crest % 2 ? b.far : b.near, b.near, base - swing, b.bottom), 0.9)
    const strands = b.count(2, 5)
    for (let strand = 0; strand < strands; strand++) {
      const drop = strand * (0.014 + 0.02 * depth) * (strands > 3 ? 1 : 1.8)
      b.line(
        (at) => {
          const x = b.left + (b.right - b.left) * at
          return [x, height(x) + drop * (1 + 0.4 * b.wave(x, crest))]
        },
        {
          opacity: (0.95 - 0.6 * (strand / strands)) * (0.45 + 0.5 * depth),
          weight: strand === 0 ? 1.4 : 0.9,
        },
      )
    }
  }
}
