import type { Brush } from '../brush.ts'

/** A bath of cypress, a cup of tea, or a spring between stones, with rising steam. */
export function drawSteam(b: Brush): void {
  b.sky()
  const draw = [drawBath, drawCup, drawSpring][b.landscape.layout]
  draw?.(b)
}

function drawPlumes(b: Brush, x: number, y: number, spread: number): void {
  const plumes = b.count(5, 14)
  for (let plume = 0; plume < plumes; plume++) {
    const across = (2 * (plume + 0.5)) / plumes - 1
    const tall = (y - b.top) * (0.55 + 0.4 * b.envelope((plume + 0.5) / plumes))
    b.line(
      (at) => {
        const swing = 0.075 * at ** 0.7 * (0.5 + b.landscape.amplitude) * (0.7 + 0.6 * b.level)
        return [
          x +
            spread * across * (1 - 0.35 * at * at) +
            swing *
              Math.sin(at * (3.5 + b.landscape.waves[0]) - b.time * 0.4 + across * 0.7 + 6 * b.pick(238)),
          y - tall * at,
        ]
      },
      { opacity: 0.85 - 0.4 * Math.abs(across), weight: 1.3 },
    )
  }
}

function drawBath(b: Brush): void {
  const rim = b.horizon + 0.1
  b.disc(b.focus.x, b.focus.y, b.focus.radius * 0.85)
  const staves = b.count(6, 13)
  drawPlumes(b, 0, rim, 0.34)
  b.polygon(
    [
      [-0.43, rim],
      [0.43, rim],
      [0.38, b.bottom + 0.02],
      [-0.38, b.bottom + 0.02],
    ],
    { fill: b.gradient(b.far, b.near, rim, b.bottom) },
  )
  for (let stave = 0; stave <= staves; stave++) {
    const across = (2 * stave) / staves - 1
    b.line((at) => [across * (0.43 - 0.05 * at), rim + (b.bottom - rim) * at], {
      opacity: 0.5,
      steps: 1,
      color: b.near,
    })
  }
  b.ellipse(0, rim, 0.43, 0.075, {
    fill: b.gradient(b.skyLow, b.far, rim - 0.08, rim + 0.08),
    stroke: b.near,
    width: b.pen(2),
  })
  b.rings(0.12 * (b.pick(230) - 0.5), rim, 0.02, {
    flat: 0.17,
    gap: 0.05,
    count: b.count(3, 6),
    opacity: 0.9,
  })
  b.line((at) => [(0.43 - 0.018) * (2 * at - 1), rim + 0.16 + 0.07 * Math.sin(Math.PI * at)], {
    weight: 2.2,
    color: b.ink,
    opacity: 0.75,
  })
  const fruit = 2 + Math.round(2 * b.pick(231))
  for (let each = 0; each < fruit; each++)
    b.ellipse(-0.26 + 0.5 * b.pick(232, each), rim - 0.02 + 0.05 * b.pick(233, each), 0.03, 0.027, {
      fill: '#e9b949',
    })
}

function drawCup(b: Brush): void {
  const x = 0.3 * b.focus.x
  const rim = 0.12 + 0.1 * b.pick(234)
  const wide = 0.2 + 0.05 * b.pick(235)
  const deep = 0.24
  b.ellipse(x, rim - 0.15, 0.4, 0.4, { fill: { glow: b.glow }, opacity: 0.5 })
  drawPlumes(b, x, rim - 0.01, wide * 0.6)
  b.ground(() => rim + deep * 0.85, b.gradient(b.far, b.near, rim + deep, b.bottom), 0.6)
  b.ellipse(x, rim + deep, wide * 1.15, 0.035, { fill: b.near, opacity: 0.5 })
  const side = Array.from({ length: 21 }, (_, step) => Math.PI * (step / 20))
  b.polygon(
    side.map(
      (angle) =>
        [
          x + wide * Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.45,
          rim + deep * Math.sin(angle) ** 0.7,
        ] as const,
    ),
    { fill: b.gradient(b.near, b.far, rim, rim + deep * 1.3) },
  )
  b.ellipse(x, rim, wide, wide * 0.22, { fill: b.skyLow, stroke: b.near, width: b.pen(1.6) })
  b.rings(x, rim, 0.01, { flat: 0.22, gap: wide * 0.2, count: 4, opacity: 0.9 })
  for (let band = 0; band < b.count(2, 5); band++)
    b.line(
      (at) => [x + wide * 0.92 * (2 * at - 1), rim + 0.09 + 0.028 * band + 0.045 * Math.sin(Math.PI * at)],
      { color: b.skyLow, opacity: 0.5 },
    )
}

function drawSpring(b: Brush): void {
  const water = b.horizon + 0.06
  b.disc(b.focus.x, b.focus.y, b.focus.radius)
  b.rings(b.focus.x, b.focus.y, b.focus.radius, { color: b.glow, opacity: 0.5 })
  b.ground(
    (x) => water - 0.06 - 0.2 * (b.envelope(x * 0.9 + 0.5) - 0.3),
    b.gradient(b.near, b.far, water - 0.2, water + 0.1),
    0.75,
  )
  drawPlumes(b, 0.05, water + 0.06, 0.36)
  b.ground(() => water, b.gradient(b.far, b.near, water, b.bottom))
  b.ellipse(0, water + 0.15, 0.47, 0.15, { fill: b.gradient(b.skyLow, b.far, water, water + 0.3) })
  b.rings(0.2 * (b.pick(236) - 0.5), water + 0.15, 0.03, {
    flat: 0.32,
    gap: 0.05,
    count: b.count(4, 8),
    opacity: 0.9,
  })
  const stones = 11
  for (let stone = 0; stone < stones; stone++) {
    const angle = (stone / stones) * 2 * Math.PI
    const size = 0.05 + 0.035 * b.pick(237, stone)
    const y = water + 0.15 + 0.16 * Math.sin(angle)
    b.ellipse(0.47 * Math.cos(angle), y, size, size * 0.72, {
      fill: b.gradient(b.far, b.near, y - size, y + size * 0.7),
      stroke: b.ink,
      width: b.pen(0.8),
    })
  }
}
