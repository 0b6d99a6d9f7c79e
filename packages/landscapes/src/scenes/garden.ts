import type { Brush } from '../brush.ts'

/** Raked sand around stones: rings and straight lines, waves, or one stone in the middle of its rings. */
export function drawGarden(b: Brush): void {
  const { layout } = b.landscape
  const height = b.bottom - b.top
  b.polygon(
    [
      [b.left, b.top],
      [b.right, b.top],
      [b.right, b.bottom],
      [b.left, b.bottom],
    ],
    { fill: b.gradient(b.skyTop, layout === 1 ? b.near : b.skyLow, b.top, b.bottom) },
  )
  const stones = placeStones(b)
  const lines = layout === 2 ? 0 : b.count(9, 34)
  for (let line = 0; line < lines; line++) {
    const y = b.top + (height * (line + 0.5)) / lines
    b.line(
      (at) => {
        const x = b.left + (b.right - b.left) * at
        const swing = layout === 1 ? 0.075 * b.landscape.amplitude : 0.005 * b.level
        return [x, y + swing * b.wave(x * 0.8, y * 1.2)]
      },
      { opacity: 0.75 },
    )
  }
  for (const { x, y, radius, key } of stones) {
    if (layout === 2)
      b.rings(x, y, radius, { count: b.count(8, 26), gap: 0.03, flat: 0.9, opacity: 1, weight: 1.1 })
    else drawRakedRings(b, x, y, radius)
    drawStone(b, x, y, radius, key)
  }
}

/** The rake goes around a stone at even distances, in as many turns as the sound's carrier is high. */
function drawRakedRings(b: Brush, x: number, y: number, radius: number): void {
  const reach = radius * 2.2
  b.ellipse(x, y, reach, reach * 0.84, { fill: b.gradient(b.skyLow, b.near, y - reach, y + reach) })
  const turns = b.count(3, 8)
  for (let turn = 1; turn <= turns; turn++) {
    const beat = 1 + 0.04 * Math.sin(b.time * 0.8 - turn * 0.7) * b.level
    const wide = radius + ((reach - radius) * turn * beat) / turns
    b.ellipse(x, y, wide, wide * 0.84, { stroke: b.ink, width: b.pen(), opacity: 0.85 })
  }
}

function placeStones(b: Brush): { x: number; y: number; radius: number; key: number }[] {
  const { layout, focus } = b.landscape
  const size = 0.07 + 0.35 * focus.radius
  const main = {
    x: b.focus.x * 0.6,
    y: (b.pick(190) - 0.45) * 0.4,
    radius: size * (layout === 2 ? 1.25 : 1),
    key: 1,
  }
  if (layout === 2) return [main]
  const others = 1 + Math.round(b.pick(191))
  return [
    main,
    ...Array.from({ length: others }, (_, stone) => ({
      x: main.x + (stone ? -0.34 : 0.36) * (0.8 + 0.4 * b.pick(192, stone)),
      y: main.y + (stone ? 0.26 : -0.24) * (0.6 + 0.6 * b.pick(193, stone)),
      radius: size * (0.4 + 0.3 * b.pick(194, stone)),
      key: 2 + stone,
    })),
  ]
}

function drawStone(b: Brush, x: number, y: number, radius: number, key: number): void {
  const points = Array.from({ length: 24 }, (_, step) => {
    const angle = (step / 24) * 2 * Math.PI
    const bump =
      1 +
      0.07 * Math.sin(angle * 2 + 6 * b.pick(195, key)) +
      0.05 * Math.sin(angle * 3 + 6 * b.pick(196, key))
    return [x + radius * 0.92 * bump * Math.cos(angle), y + radius * 0.68 * bump * Math.sin(angle)] as const
  })
  b.polygon(
    points.map(([px, py]) => [px + radius * 0.1, py + radius * 0.14] as const),
    { fill: b.ink, opacity: 0.35 },
  )
  b.polygon(points, { fill: b.glow })
  b.polygon(
    points.map(
      ([px, py]) => [x + (px - x) * 0.62 - radius * 0.12, y + (py - y) * 0.55 - radius * 0.14] as const,
    ),
    { fill: b.skyLow, opacity: 0.2 },
  )
}
