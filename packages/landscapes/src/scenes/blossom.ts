import type { Brush } from '../brush.ts'

/** A branch in blossom, one great flower, or petals on the water. */
export function drawBlossom(b: Brush): void {
  b.sky()
  const draw = [drawBranch, drawFlower, drawPetals][b.landscape.layout]
  draw?.(b)
}

function drawBloom(b: Brush, x: number, y: number, radius: number, turn: number): void {
  for (let petal = 0; petal < 5; petal++) {
    const angle = turn + (petal / 5) * 2 * Math.PI
    drawPetal(b, x, y, radius, angle, 0.62, b.gradient(b.glow, b.far, y - radius, y + radius))
  }
  b.ellipse(x, y, radius * 0.16, radius * 0.16, { fill: b.near })
  for (let stamen = 0; stamen < b.count(0, 6); stamen++) {
    const angle = turn + 0.6 + (stamen / 6) * 2 * Math.PI
    b.line((at) => [x + radius * 0.45 * at * Math.cos(angle), y + radius * 0.45 * at * Math.sin(angle)], {
      color: b.near,
      steps: 1,
      opacity: 0.8,
    })
  }
}

function drawPetal(
  b: Brush,
  x: number,
  y: number,
  long: number,
  angle: number,
  wide: number,
  fill: Parameters<Brush['ground']>[1],
  stroke = b.near,
): void {
  const half = Array.from({ length: 9 }, (_, step) => step / 8)
  const edge = (way: number) => (at: number) => {
    const out = long * at
    const side = way * long * wide * 0.5 * Math.sin(Math.PI * at ** 0.8) ** 0.8
    return [
      x + out * Math.cos(angle) - side * Math.sin(angle),
      y + out * Math.sin(angle) + side * Math.cos(angle),
    ] as const
  }
  b.polygon([...half.map(edge(1)), ...half.toReversed().map(edge(-1))], {
    fill,
    stroke,
    width: b.pen(0.8),
    opacity: 0.96,
  })
}

function drawBranch(b: Brush): void {
  b.disc(-b.focus.x, b.focus.y + 0.08, b.focus.radius * 1.3, { halo: 2.2 })
  b.rings(-b.focus.x, b.focus.y + 0.08, b.focus.radius * 1.3, { opacity: 0.5, color: b.glow })
  const drop = 0.25 + 0.25 * b.pick(240)
  const branch = (at: number) =>
    [
      b.left - 0.02 + 0.85 * at,
      b.horizon * 0.6 -
        0.15 +
        drop * at * at +
        0.04 * Math.sin(at * 6 + 6 * b.pick(241)) +
        0.004 * Math.sin(b.time * 0.6) * at,
    ] as const
  for (let strand = 0; strand < 3; strand++)
    b.line(
      (at) => {
        const [x, y] = branch(at)
        return [x, y + 0.008 * strand * (1 - at)]
      },
      { weight: 2.6 - strand * 0.5, opacity: 1 },
    )
  const blooms = b.count(5, 8)
  for (let bloom = 0; bloom < blooms; bloom++) {
    const [x, y] = branch(0.1 + 0.88 * (bloom / (blooms - 1)))
    const way = bloom % 2 ? -1 : 1
    const off = 0.04 + 0.09 * b.pick(242, bloom)
    b.line((at) => [x + 0.03 * at, y + way * off * at], { steps: 1, opacity: 1 })
    drawBloom(b, x + 0.03, y + way * off, 0.055 + 0.055 * b.envelope(bloom / blooms), b.pick(243, bloom) * 6)
  }
  drawFalling(b, b.count(5, 16))
}

function drawFalling(b: Brush, petals: number): void {
  for (let petal = 0; petal < petals; petal++) {
    const fall = (b.pick(244, petal) + b.time * 0.03) % 1
    const x = b.left + (b.right - b.left) * b.pick(245, petal) + 0.03 * Math.sin(b.time * 0.7 + petal)
    drawPetal(
      b,
      x,
      b.top + (b.bottom - b.top) * fall,
      0.03 + 0.02 * b.pick(246, petal),
      b.pick(247, petal) * 6 + b.time * 0.2,
      0.7,
      b.far,
      b.glow,
    )
  }
}

function drawFlower(b: Brush): void {
  const x = 0.35 * b.focus.x
  const y = 0.1 * (b.pick(248) - 0.3)
  b.ellipse(x, y, 0.62, 0.62, { fill: { glow: b.glow }, opacity: 0.5 })
  b.rings(x, y, 0.34, { count: b.count(2, 8), opacity: 0.6, color: b.ink })
  const petals = 5 + Math.round(b.landscape.waves[0]) + Math.round(2 * b.pick(249))
  const whorls = 3
  for (let whorl = 0; whorl < whorls; whorl++) {
    const long = 0.4 - 0.11 * whorl
    for (let petal = 0; petal < petals; petal++) {
      const angle =
        ((petal + 0.5 * (whorl % 2)) / petals) * 2 * Math.PI + 0.02 * Math.sin(b.time * 0.4 + whorl)
      drawPetal(
        b,
        x,
        y,
        long * (1 + 0.04 * (b.level - 0.5)),
        angle,
        0.58,
        b.gradient(
          whorl === 1 ? b.far : whorl ? b.glow : b.near,
          whorl === 0 ? b.far : b.near,
          y - long,
          y + long * 1.4,
        ),
        b.skyLow,
      )
    }
  }
  b.ellipse(x, y, 0.05, 0.05, { fill: b.glow })
  b.rings(x, y, 0.012, { count: 3, gap: 0.016, color: b.near })
}

function drawPetals(b: Brush): void {
  const water = b.horizon - 0.12
  b.disc(b.focus.x, Math.min(b.focus.y, water - 0.1), b.focus.radius * 0.9)
  b.ground((x) => water - 0.1 * b.envelope(x + 0.5), b.gradient(b.near, b.far, water - 0.1, water), 0.6)
  b.ground(() => water, b.gradient(b.far, b.near, water, b.bottom))
  for (let line = 0; line < b.count(4, 14); line++) {
    const depth = ((line + 0.6) / b.count(4, 14)) ** 1.4
    b.line(
      (at) => [
        b.left + (b.right - b.left) * at,
        water + (b.bottom - water) * depth + 0.025 * depth * b.wave(at - 0.5, line),
      ],
      { opacity: 0.55 },
    )
  }
  for (let bloom = 0; bloom < 4; bloom++) {
    const depth = (bloom + 0.5) / 4
    const x = b.left + (b.right - b.left) * (0.15 + 0.7 * b.pick(251, bloom))
    const y = water + (b.bottom - water) * (0.1 + 0.75 * depth)
    const size = 0.05 + 0.08 * depth
    b.rings(x, y, size * 0.8, { flat: 0.35, gap: 0.03 + 0.02 * depth, count: b.count(2, 5), opacity: 0.8 })
    drawBloom(b, x, y, size, b.pick(252, bloom) * 6)
  }
  drawFalling(b, b.count(4, 12))
}
