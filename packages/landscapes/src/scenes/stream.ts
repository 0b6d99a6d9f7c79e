import type { Brush } from '../brush.ts'

/** A winding stream, a waterfall, or a lake that mirrors a mountain. */
export function drawStream(b: Brush): void {
  b.sky()
  const draw = [drawWinding, drawFall, drawMirror][b.landscape.layout]
  draw?.(b)
}

function drawWinding(b: Brush): void {
  const source = b.horizon - 0.1
  b.disc(b.focus.x, b.focus.y, b.focus.radius * 0.8)
  b.ground(
    (x) => source - 0.16 * (b.envelope(x * 0.8 + 0.5) - 0.3),
    b.gradient(b.far, b.skyLow, source - 0.15, b.bottom),
  )
  const middle = (at: number) =>
    0.12 * Math.sin(2.2 + at * (3.4 + b.landscape.waves[0]) + 6 * b.pick(180)) * (0.35 + at)
  const half = (at: number) => 0.03 + 0.36 * at ** 1.6
  const y = (at: number) => source + (b.bottom + 0.02 - source) * at
  const side = Array.from({ length: 25 }, (_, step) => step / 24)
  b.polygon(
    [
      ...side.map((at) => [middle(at) - half(at), y(at)] as const),
      ...side.toReversed().map((at) => [middle(at) + half(at), y(at)] as const),
    ],
    { fill: b.gradient(b.far, b.near, source, b.bottom) },
  )
  const threads = b.count(4, 15)
  for (let thread = 0; thread < threads; thread++) {
    const across = (2 * (thread + 0.5)) / threads - 1
    b.line(
      (at) => [middle(at) + half(at) * (across + 0.1 * b.wave(at * 1.3, thread + b.time)) * 0.94, y(at)],
      { opacity: 0.5 + 0.4 * b.pick(181, thread), weight: 1.1 },
    )
  }
  for (let stone = 0; stone < 4; stone++) {
    const at = 0.3 + 0.2 * stone
    const way = b.pick(182, stone) < 0.5 ? -1 : 1
    const size = 0.035 + 0.06 * at
    const x = middle(at) + way * half(at) * (0.75 + 0.3 * b.pick(183, stone))
    b.rings(x, y(at), size, { flat: 0.45, count: b.count(1, 3), gap: 0.02 })
    b.ellipse(x, y(at), size, size * 0.62, { fill: b.near, stroke: b.ink, width: b.pen(0.9) })
  }
}

function drawFall(b: Brush): void {
  const x = 0.35 * b.focus.x
  const wide = 0.13 + 0.08 * b.pick(184)
  const pool = b.horizon + 0.14
  b.polygon(
    [
      [b.left, b.top],
      [b.right, b.top],
      [b.right, pool],
      [b.left, pool],
    ],
    { fill: b.gradient(b.near, b.far, b.top, pool) },
  )
  const ledges = b.count(4, 12)
  for (let ledge = 0; ledge < ledges; ledge++) {
    const y = b.top + ((pool - b.top) * (ledge + 0.5)) / ledges
    b.line((at) => [b.left + (b.right - b.left) * at, y + 0.03 * b.wave(at * 2, ledge)], { opacity: 0.28 })
  }
  b.polygon(
    [
      [x - wide * 0.8, b.top],
      [x + wide * 0.8, b.top],
      [x + wide * 1.1, pool],
      [x - wide * 1.1, pool],
    ],
    { fill: b.gradient(b.skyTop, b.ink, b.top, pool) },
  )
  const threads = b.count(6, 22)
  for (let thread = 0; thread < threads; thread++) {
    const across = (2 * (thread + 0.5)) / threads - 1
    b.line(
      (at) => [
        x + wide * across * (0.8 + 0.3 * at) + 0.008 * b.wave(at * 2, thread - b.time * 2),
        b.top + (pool - b.top) * at,
      ],
      { color: thread % 3 ? b.far : b.near, opacity: 0.7 },
    )
  }
  b.ground(() => pool, b.gradient(b.far, b.near, pool, b.bottom))
  b.ellipse(x, pool, wide * 2, 0.12, { fill: { glow: b.ink }, opacity: 0.8 })
  b.rings(x, pool + 0.06, wide * 0.7, {
    flat: 0.3,
    count: b.count(4, 9),
    gap: 0.045,
    opacity: 1,
    weight: 1.2,
  })
}

function drawMirror(b: Brush): void {
  const shore = b.horizon + 0.02
  const peak = 0.6 * b.focus.x
  const tall = 0.24 + 0.12 * b.landscape.amplitude
  b.disc(b.right * 0.5 * (b.pick(185) < 0.5 ? -1 : 1), shore - tall - 0.02, b.focus.radius * 0.75)
  const ridge = (x: number) =>
    tall * Math.exp(-((Math.abs(x - peak) / 0.32) ** 1.3)) * (0.85 + 0.25 * b.envelope(x + 0.5)) + 0.03
  b.ground(() => shore, b.gradient(b.skyLow, b.near, shore, b.bottom))
  b.ground((x) => shore - ridge(x), b.gradient(b.near, b.far, shore - tall, shore), 1)
  const steps = Array.from({ length: 49 }, (_, step) => b.left + ((b.right - b.left) * step) / 48)
  b.polygon(
    [
      [b.left, shore],
      ...steps.map((x) => [x + 0.006 * b.wave(x * 3, b.time), shore + ridge(x) * 0.85] as const),
      [b.right, shore],
    ],
    { fill: b.gradient(b.far, b.near, shore, shore + tall) },
  )
  for (let contour = 1; contour < b.count(2, 7); contour++)
    b.line(
      (at) => [
        b.left + (b.right - b.left) * at,
        shore - ridge(b.left + (b.right - b.left) * at) * (1 - contour / 8),
      ],
      { opacity: 0.4 },
    )
  const lines = b.count(5, 18)
  for (let line = 0; line < lines; line++) {
    const depth = ((line + 0.4) / lines) ** 1.2
    const half = 0.14 + 0.34 * b.pick(186, line)
    const x = b.left + (b.right - b.left) * b.pick(187, line)
    const y = shore + (b.bottom - shore) * depth
    b.line((at) => [x + half * (2 * at - 1), y + 0.006 * b.wave(at, line)], { opacity: 0.75, weight: 1.2 })
  }
}
