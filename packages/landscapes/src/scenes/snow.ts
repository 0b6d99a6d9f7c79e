import type { Brush } from '../brush.ts'

/** Hills under snow, snow-laden trees, or a thatched house with a lit window. */
export function drawSnow(b: Brush): void {
  const { layout } = b.landscape
  b.sky()
  b.disc(b.focus.x, b.focus.y, b.focus.radius * 0.8, { halo: 2.8 })
  b.rings(b.focus.x, b.focus.y, b.focus.radius * 0.8, { opacity: 0.35, color: b.ink })
  for (let hill = 0; hill < 3; hill++) {
    const base = b.horizon - 0.02 + 0.14 * hill
    const swing = 0.2 - 0.05 * hill
    const at = (x: number) =>
      base - swing * (b.envelope(0.5 + x * 0.7 + 0.3 * hill) - 0.5) - 0.02 * b.wave(x * 0.5, hill)
    b.ground(at, b.gradient(hill === 2 ? b.near : b.far, b.near, base - swing, base + 0.3), 1)
    const contours = b.count(2, 6)
    for (let contour = 0; contour < contours; contour++) {
      b.line(
        (share) => {
          const x = b.left + (b.right - b.left) * share
          return [x, at(x) + contour * (0.018 + 0.012 * hill) * (contours < 4 ? 2 : 1)]
        },
        { opacity: 0.42 * (1 - contour / contours) },
      )
    }
    if (hill === 1 && layout === 1) drawTrees(b, at)
    if (hill === 1 && layout === 2) drawHouse(b, at)
    if (hill === 1 && layout === 0) drawBirch(b, at)
  }
  const flakes = b.count(14, 60)
  for (let flake = 0; flake < flakes; flake++) {
    const fall = (b.pick(110, flake) + b.time * (0.02 + 0.03 * b.pick(111, flake))) % 1
    const size = (0.004 + 0.009 * b.pick(112, flake)) * (flakes < 25 ? 1.6 : 1)
    const x = b.left + (b.right - b.left) * b.pick(113, flake) + 0.02 * Math.sin(b.time * 0.6 + flake)
    const { hour } = b.landscape
    b.ellipse(x, b.top + (b.bottom - b.top) * fall, size, size, {
      fill: hour === 'dawn' || hour === 'day' ? '#ffffff' : b.ink,
      opacity: 0.9,
    })
  }
}

function drawBirch(b: Brush, ground: (x: number) => number): void {
  for (let tree = 0; tree < 3; tree++) {
    const x = b.left + (b.right - b.left) * (0.55 + 0.15 * tree + 0.08 * b.pick(114, tree))
    const foot = ground(x) + 0.02
    const tall = 0.34 + 0.16 * b.pick(115, tree)
    b.line((at) => [x + 0.02 * Math.sin(at * 2 + tree), foot - tall * at], {
      weight: 1.7,
      steps: 8,
      opacity: 0.9,
    })
    for (let bough = 0; bough < b.count(3, 6); bough++) {
      const at = 0.35 + 0.1 * bough
      const way = bough % 2 ? 1 : -1
      b.line(
        (share) => [
          x + 0.02 * Math.sin(at * 2 + tree) + way * 0.09 * (1.2 - at) * share,
          foot - tall * at - 0.07 * share,
        ],
        { steps: 1, opacity: 0.75 },
      )
    }
  }
}

function drawTrees(b: Brush, ground: (x: number) => number): void {
  const trees = b.count(3, 6)
  for (let tree = 0; tree < trees; tree++) {
    const place = (tree + 0.2 + 0.6 * b.pick(116, tree)) / trees
    const x = b.left + (b.right - b.left) * place
    const foot = ground(x) + 0.03
    const tall = 0.22 + 0.2 * b.pick(117, tree)
    for (let tier = 0; tier < 3; tier++) {
      const top = foot - tall * (1 - 0.24 * tier)
      const half = tall * (0.13 + 0.075 * tier)
      b.polygon(
        [
          [x, top],
          [x + half, top + tall * 0.42],
          [x - half, top + tall * 0.42],
        ],
        { fill: b.gradient(b.near, b.ink, top, top + tall * 0.8) },
      )
    }
    b.line((at) => [x, foot + 0.03 * at - 0.02], { weight: 2, steps: 1 })
  }
}

function drawHouse(b: Brush, ground: (x: number) => number): void {
  const x = (b.pick(118) - 0.5) * 0.4
  const foot = ground(x) + 0.05
  const wide = 0.16 + 0.05 * b.pick(119)
  const tall = wide * 1.45
  b.polygon(
    [
      [x - wide * 0.8, foot],
      [x - wide * 0.8, foot - tall * 0.4],
      [x + wide * 0.8, foot - tall * 0.4],
      [x + wide * 0.8, foot],
    ],
    { fill: b.ink },
  )
  b.polygon(
    [
      [x, foot - tall],
      [x + wide * 1.15, foot - tall * 0.28],
      [x - wide * 1.15, foot - tall * 0.28],
    ],
    { fill: b.near, stroke: b.ink, width: b.pen(1) },
  )
  for (let course = 1; course < b.count(3, 7); course++) {
    const at = course / b.count(3, 7)
    b.line((share) => [x + wide * 1.15 * at * (2 * share - 1), foot - tall + tall * 0.72 * at], {
      steps: 1,
      opacity: 0.5,
    })
  }
  b.ellipse(x, foot - tall * 0.17, 0.13, 0.1, { fill: { glow: '#ffcf7a' }, opacity: 0.7 })
  for (const way of [-0.5, 0, 0.5])
    b.polygon(
      [
        [x + way * wide - 0.018, foot - tall * 0.24],
        [x + way * wide + 0.018, foot - tall * 0.24],
        [x + way * wide + 0.018, foot - tall * 0.08],
        [x + way * wide - 0.018, foot - tall * 0.08],
      ],
      { fill: '#ffd98f' },
    )
}
