import type { Brush } from '../brush.ts'

/** Ridges in the mist, a single great peak, or terraced fields. */
export function drawHills(b: Brush): void {
  b.sky()
  const draw = [drawRidges, drawPeak, drawTerraces][b.landscape.layout]
  draw?.(b)
}

function drawRidges(b: Brush): void {
  b.disc(b.focus.x, b.focus.y + 0.06, b.focus.radius * 1.15)
  b.rings(b.focus.x, b.focus.y + 0.06, b.focus.radius * 1.15, { opacity: 0.5, color: b.glow })
  const ridges = 4 + Math.round(b.landscape.density)
  for (let ridge = 0; ridge < ridges; ridge++) {
    const depth = ridge / (ridges - 1)
    const base = b.horizon - 0.1 + (b.bottom - b.horizon) * 0.85 * depth
    const swing = 0.26 - 0.12 * depth
    const at = (x: number) =>
      base -
      swing *
        (b.envelope(0.5 + (0.6 + 0.3 * depth) * x + 0.37 * ridge - Math.floor(0.2 + 0.37 * ridge) * 0.8) -
          0.45) -
      0.018 * b.wave(x * 1.6, ridge)
    const color = depth < 0.5 ? b.far : b.near
    b.ground(
      at,
      b.gradient(color, depth > 0.8 ? b.near : b.skyLow, base - swing * 0.6, base + 0.3),
      0.55 + 0.45 * depth,
    )
    b.line((share) => [b.left + (b.right - b.left) * share, at(b.left + (b.right - b.left) * share)], {
      opacity: 0.35 + 0.4 * depth,
    })
  }
}

function drawPeak(b: Brush): void {
  const x = 0.5 * b.focus.x
  const foot = b.bottom - 0.14
  const top = b.horizon - 0.36
  b.disc(-b.focus.x * 1.1, b.focus.y + 0.04, b.focus.radius)
  b.rings(x, top + 0.06, 0.1, { count: b.count(4, 12), gap: 0.05, opacity: 0.45 })
  const slope = (way: number) => (at: number) =>
    [x + way * (0.045 + 0.62 * at ** 1.5), top + (foot - top) * at + 0.008 * b.wave(at * 2, way)] as const
  const shares = Array.from({ length: 17 }, (_, step) => step / 16)
  b.polygon([...shares.map(slope(-1)), ...shares.toReversed().map(slope(1))], {
    fill: b.gradient(b.far, b.near, top, foot),
  })
  const cap = shares.filter((at) => at <= 0.32)
  const fringe = Array.from({ length: 9 }, (_, step) => {
    const at = 0.3 - 0.1 * (step % 2) + 0.05 * b.pick(200, step)
    const across = step / 4 - 1
    return [x - across * (0.045 + 0.62 * at ** 1.5), top + (foot - top) * at] as const
  })
  b.polygon([...cap.map(slope(-1)), ...fringe.toReversed(), ...cap.toReversed().map(slope(1))], {
    fill: b.skyLow,
    opacity: 0.92,
  })
  const contours = b.count(3, 10)
  for (let contour = 0; contour < contours; contour++) {
    const across = (2 * (contour + 0.5)) / contours - 1
    b.line(
      (at) => [
        x + across * (0.04 + 0.62 * (0.35 + 0.65 * at) ** 1.5),
        top + (foot - top) * (0.35 + 0.65 * at),
      ],
      { opacity: 0.4, steps: 12 },
    )
  }
  for (let mist = 0; mist < 2; mist++)
    b.ground(
      (at) => foot - 0.02 + 0.09 * mist - 0.06 * (b.envelope(at + 0.5) - 0.4),
      b.gradient(mist ? b.near : b.far, b.near, foot, b.bottom),
      mist ? 1 : 0.7,
    )
  for (let line = 0; line < b.count(2, 6); line++)
    b.line((at) => [b.left + (b.right - b.left) * at, foot + 0.1 + 0.02 * line + 0.01 * b.wave(at, line)], {
      opacity: 0.4,
    })
}

function drawTerraces(b: Brush): void {
  b.disc(b.focus.x, b.focus.y, b.focus.radius * 0.9)
  b.ground(
    (x) => b.horizon - 0.18 - 0.16 * (b.envelope(x * 0.8 + 0.5) - 0.4),
    b.gradient(b.far, b.skyLow, b.horizon - 0.3, b.horizon + 0.1),
  )
  const terraces = b.count(5, 10)
  for (let terrace = 0; terrace < terraces; terrace++) {
    const depth = terrace / terraces
    const base = b.horizon - 0.12 + (b.bottom - b.horizon + 0.14) * depth ** 1.15
    const at = (x: number) =>
      base +
      0.06 * (1 + depth) * b.wave(x * (0.5 + 0.2 * b.pick(201)), terrace * 0.55) +
      0.12 * x * (b.pick(202) - 0.5)
    const fill =
      terrace % 2
        ? b.gradient(b.near, b.far, base - 0.05, base + 0.25)
        : b.gradient(b.far, b.near, base - 0.05, base + 0.25)
    b.ground(at, fill)
    for (let strand = 0; strand < b.count(1, 3); strand++)
      b.line(
        (share) => [
          b.left + (b.right - b.left) * share,
          at(b.left + (b.right - b.left) * share) + 0.016 * strand,
        ],
        { opacity: 0.85 - 0.3 * strand, weight: strand ? 0.8 : 1.4 },
      )
  }
}
