import type { Brush } from '../brush.ts'

/** A campfire, a paper lantern, or a row of small flames on the water. */
export function drawFire(b: Brush): void {
  b.sky()
  const draw = [drawCampfire, drawLantern, drawFloatingLights][b.landscape.layout]
  draw?.(b)
}

/** Nested flames, one in the other, each swaying by the sound's wave. */
function drawFlame(b: Brush, x: number, foot: number, tall: number, wide: number): void {
  const tongues = b.count(4, 8)
  for (let tongue = 0; tongue < tongues; tongue++) {
    const size = 1 - tongue / (tongues + 0.6)
    const height = tall * size * (0.85 + 0.3 * b.level * Math.sin(b.time * 2 + tongue) ** 2)
    const half = wide * size
    const edge = (way: number) =>
      Array.from({ length: 17 }, (_, step) => {
        const at = step / 16
        const sway = 0.3 * wide * Math.sin(at * 3.4 + b.pick(81) * 6 + b.time * 1.3) * at
        return [
          x + sway + way * half * Math.sin(Math.PI * (0.32 + 0.68 * at)) ** 0.9 * (1 - 0.25 * at),
          foot - height * at,
        ] as const
      })
    const points = [...edge(-1), ...edge(1).toReversed()]
    const inner = tongue >= tongues - 2
    b.polygon(points, { fill: b.gradient(b.ink, b.glow, foot - height, foot), opacity: inner ? 0.9 : 0.22 })
    b.polygon(points, { stroke: b.ink, width: b.pen(1.1), opacity: 0.75 })
  }
}

function drawCampfire(b: Brush): void {
  const foot = b.horizon + 0.2
  const x = 0.5 * b.focus.x
  b.ellipse(x, foot - 0.1, 0.62, 0.5, { fill: { glow: b.glow }, opacity: 0.4 + 0.25 * b.level })
  b.rings(x, foot - 0.18, 0.2, { opacity: 0.4 })
  b.ground((at) => foot - 0.01 - 0.01 * b.wave(at), b.gradient(b.far, b.near, foot, b.bottom))
  drawFlame(b, x, foot + 0.02, 0.36 + 0.2 * b.landscape.amplitude, 0.15 + 0.05 * b.pick(82))
  for (let log = 0; log < 3; log++) {
    const way = log - 1
    b.line(
      (at) => [
        x + way * 0.03 + (log % 2 ? 1 : -1) * 0.18 * (2 * at - 1),
        foot + 0.035 + 0.03 * at * (way || 0.4),
      ],
      { color: b.near, weight: 4.5, opacity: 1, steps: 1 },
    )
  }
  const sparks = b.count(6, 26)
  for (let spark = 0; spark < sparks; spark++) {
    const rise = (b.pick(83, spark) + b.time * 0.12) % 1
    const dot = 0.003 + 0.006 * b.pick(85, spark)
    b.ellipse(
      x + 0.5 * (b.pick(84, spark) - 0.5) * (0.4 + rise),
      foot - 0.25 - rise * (foot - b.top - 0.25),
      dot,
      dot,
      { fill: b.glow, opacity: 0.9 - 0.6 * rise },
    )
  }
}

function drawLantern(b: Brush): void {
  const x = 0.6 * b.focus.x
  const y = 0.02 + 0.1 * (b.pick(86) - 0.5) + 0.005 * Math.sin(b.time * 0.8)
  const wide = 0.15 + 0.06 * b.pick(87)
  const tall = wide * (1 + 0.35 * b.pick(88))
  b.ellipse(x, y, 0.6, 0.6, { fill: { glow: b.glow }, opacity: 0.35 + 0.3 * b.level })
  b.rings(x, y, Math.max(wide, tall) * 1.1, { opacity: 0.6, count: b.count(3, 8) })
  b.line((at) => [x, b.top + (y - tall - b.top) * at], { opacity: 0.8, steps: 1 })
  b.ellipse(x, y, wide, tall, { fill: b.gradient(b.ink, b.glow, y - tall, y + tall) })
  const ribs = b.count(5, 11)
  for (let rib = 1; rib < ribs; rib++) {
    const at = (2 * rib) / ribs - 1
    const half = wide * Math.sqrt(1 - at * at)
    b.line((share) => [x + half * (2 * share - 1), y + tall * at + 0.02 * Math.sin(Math.PI * share)], {
      color: b.near,
      opacity: 0.55,
      steps: 8,
    })
  }
  for (const end of [-1, 1])
    b.polygon(
      [
        [x - wide * 0.45, y + end * tall * 0.93],
        [x + wide * 0.45, y + end * tall * 0.93],
        [x + wide * 0.4, y + end * tall * 1.06],
        [x - wide * 0.4, y + end * tall * 1.06],
      ],
      { fill: b.near },
    )
  b.line((at) => [x, y + tall * 1.06 + 0.12 * at], { opacity: 0.9, weight: 1.4, steps: 1 })
}

function drawFloatingLights(b: Brush): void {
  const water = b.horizon - 0.06
  b.ground((x) => water - 0.1 * b.envelope(x + 0.5), b.gradient(b.far, b.near, water - 0.1, water))
  b.ground(() => water, b.gradient(b.far, b.near, water, b.bottom))
  const lights = 3 + Math.round(2 * b.landscape.density)
  for (let light = 0; light < lights; light++) {
    const depth = (light + 0.6) / lights
    const x = b.left + (b.right - b.left) * (0.14 + 0.72 * b.pick(89, light))
    const y = water + (b.bottom - water) * (0.08 + 0.66 * depth)
    const size = 0.35 + 0.75 * depth
    b.ellipse(x, y - 0.05 * size, 0.24 * size, 0.24 * size, {
      fill: { glow: b.glow },
      opacity: 0.5 + 0.2 * b.level,
    })
    b.rings(x, y + 0.03 * size, 0.05 * size, {
      flat: 0.26,
      gap: 0.035 * size,
      count: b.count(2, 5),
      opacity: 0.7,
    })
    drawFlame(b, x, y, 0.17 * size, 0.042 * size)
    b.line((at) => [x + 0.06 * size * (2 * at - 1), y + 0.012 * size], {
      weight: 3,
      color: b.near,
      steps: 1,
      opacity: 1,
    })
  }
}
