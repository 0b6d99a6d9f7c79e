import type { Brush } from '../brush.ts'

/** A temple bell, a singing bowl, or a wind chime, with the rings of its sound. */
export function drawBell(b: Brush): void {
  b.sky()
  const draw = [drawTempleBell, drawBowl, drawChime][b.landscape.layout]
  draw?.(b)
}

function drawTempleBell(b: Brush): void {
  const x = 0.5 * b.focus.x
  const tall = 0.42 + 0.1 * b.pick(100)
  const top = -tall / 2 - 0.06 + 0.08 * b.pick(101)
  const wide = tall * 0.34
  b.disc(x, top + tall * 0.6, wide * 1.2, { halo: 2.4, opacity: 0.5, fill: { glow: b.glow } })
  b.rings(x, top + tall * 0.72, wide * 1.15, { count: b.count(4, 11), opacity: 0.75 })
  const swing = 0.01 * Math.sin(b.time * 0.9) * (0.4 + b.level)
  const half = (at: number) => wide * (0.62 + 0.16 * Math.sin(at * 1.4) + 0.24 * at ** 4)
  const side = Array.from({ length: 15 }, (_, step) => step / 14)
  const body = [
    [x, top - 0.02],
    ...side.map(
      (at) => [x + swing * at + half(at) * Math.min(1, Math.sqrt(at * 7)), top + tall * at] as const,
    ),
    ...side
      .toReversed()
      .map((at) => [x + swing * at - half(at) * Math.min(1, Math.sqrt(at * 7)), top + tall * at] as const),
  ] as (readonly [number, number])[]
  b.line((at) => [x, b.top + (top - b.top) * at], { color: b.near, weight: 3.2, opacity: 1, steps: 1 })
  b.polygon(body, { fill: b.gradient(b.far, b.near, top, top + tall) })
  for (const at of [0.16, 0.2, 0.6, 0.64, 0.92])
    b.line(
      (share) => [
        x + swing * at + half(at) * (2 * share - 1),
        top + tall * at + 0.012 * Math.sin(Math.PI * share),
      ],
      { color: b.glow, opacity: 0.75, steps: 8 },
    )
  for (const way of [-1, 0, 1])
    b.line((at) => [x + way * half(0.3) * 0.5, top + tall * (0.22 + 0.36 * at)], {
      color: b.glow,
      opacity: 0.5,
      steps: 1,
    })
  b.disc(x, top + tall * 0.78, wide * 0.12, { halo: 0 })
}

function drawBowl(b: Brush): void {
  const x = 0.3 * b.focus.x
  const rim = 0.1 + 0.1 * b.pick(102)
  const wide = 0.25 + 0.09 * b.pick(103)
  const deep = wide * 0.72
  b.ground(() => rim + deep * 0.86, b.gradient(b.far, b.near, rim + deep * 0.86, b.bottom), 0.5)
  b.disc(x, rim - 0.02, wide * 0.9, { halo: 2, opacity: 0.6, fill: { glow: b.glow } })
  const arcs = b.count(4, 12)
  for (let arc = 0; arc < arcs; arc++) {
    const reach =
      wide * 0.5 + (0.05 * (arc + 1) + 0.014 * Math.sin(arc * b.landscape.waves[1])) * (arcs < 6 ? 1.8 : 1)
    b.line(
      (at) => {
        const angle = Math.PI * (1.12 + 0.76 * at)
        const beat = 1 + 0.04 * Math.sin(b.time * 0.8 - arc * 0.7) * (0.4 + b.level)
        return [x + reach * beat * Math.cos(angle), rim - 0.02 + reach * beat * Math.sin(angle) * 1.1]
      },
      { opacity: 0.9 * (1 - arc / arcs) },
    )
  }
  const side = Array.from({ length: 21 }, (_, step) => Math.PI * (step / 20))
  b.polygon(
    side.map((angle) => [x + wide * Math.cos(angle), rim + deep * Math.sin(angle) ** 0.8] as const),
    { fill: b.gradient(b.far, b.near, rim, rim + deep) },
  )
  b.ellipse(x, rim, wide, wide * 0.2, {
    fill: b.gradient(b.near, b.far, rim - 0.05, rim + 0.06),
    stroke: b.glow,
    width: b.pen(1.4),
  })
  b.rings(x, rim, wide * 0.1, { flat: 0.2, count: 3, gap: wide * 0.24, color: b.glow, opacity: 0.8 })
  for (let band = 1; band <= b.count(2, 5); band++) {
    const y = rim + deep * 0.13 * (band + 0.6)
    const half = wide * Math.cos(Math.asin(Math.min(0.95, ((y - rim) / deep) ** 1.25)))
    b.line((at) => [x + half * 0.97 * (2 * at - 1), y + 0.05 * Math.sin(Math.PI * at)], {
      color: b.glow,
      opacity: 0.55,
      steps: 12,
    })
  }
}

function drawChime(b: Brush): void {
  const x = 0.7 * b.focus.x
  const radius = 0.13 + 0.05 * b.pick(104)
  const y = -0.17 + 0.08 * b.pick(105)
  b.disc(x, y, radius * 1.3, { halo: 2.2, opacity: 0.5, fill: { glow: b.glow } })
  b.rings(x, y, radius * 1.2, { count: b.count(4, 10), opacity: 0.7 })
  b.line((at) => [x, b.top + (y - radius - b.top) * at], { steps: 1, weight: 1.2, opacity: 0.9 })
  const dome = Array.from({ length: 25 }, (_, step) => Math.PI * (0.86 + 1.28 * (step / 24)))
  b.polygon(
    dome.map((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const),
    { fill: b.gradient(b.skyLow, b.far, y - radius, y + radius * 0.4), stroke: b.near, width: b.pen(1.5) },
  )
  for (let band = 0; band < b.count(2, 4); band++)
    b.line(
      (at) => [
        x + radius * 0.8 * Math.cos(0.18 * band) * (2 * at - 1),
        y - radius * (0.1 + 0.2 * band) + 0.05 * Math.sin(Math.PI * at),
      ],
      { color: b.near, opacity: 0.8, steps: 8 },
    )
  const swing = (0.05 + 0.05 * b.pick(106)) * Math.sin(1 + b.time * 0.9) * (0.6 + 0.8 * b.level)
  const end = y + radius * 0.5 + 0.13
  b.line((at) => [x + swing * at * 0.5, y + (end - y) * at], { steps: 1, color: b.near, opacity: 0.9 })
  b.polygon(
    [
      [x + swing * 0.5 - 0.045, end],
      [x + swing * 0.5 + 0.045, end],
      [x + swing + 0.05, end + 0.26],
      [x + swing - 0.04, end + 0.26],
    ],
    { fill: b.near },
  )
  for (let mark = 0; mark < 3; mark++)
    b.line((at) => [x + swing * (0.6 + 0.1 * mark) + 0.026 * (2 * at - 1), end + 0.06 + 0.06 * mark], {
      color: b.glow,
      steps: 1,
      opacity: 0.8,
    })
}
