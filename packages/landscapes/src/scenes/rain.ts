import type { Brush } from '../brush.ts'

/** Rain on a pond, drops on water seen from above, or hills behind a veil of rain. */
export function drawRain(b: Brush): void {
  const { layout } = b.landscape
  const height = b.bottom - b.top
  if (layout === 1) {
    b.sky(b.far, b.near)
    const drops = b.count(3, 7)
    for (let drop = 0; drop < drops; drop++) {
      const x = b.left + (b.right - b.left) * (0.12 + 0.76 * b.pick(33, drop))
      const y = b.top + height * (0.12 + 0.76 * ((drop + b.pick(34, drop)) / drops))
      const size = 0.35 + 0.65 * b.pick(35, drop)
      b.rings(x, y, 0.004, {
        count: Math.round(b.count(3, 9) * size) + 1,
        gap: 0.034 * size,
        flat: 0.62,
        opacity: 0.9,
      })
      b.ellipse(x, y, 0.012, 0.008, { fill: b.glow })
    }
    drawStreaks(b, b.top, b.bottom, 0.35)
    return
  }
  b.sky()
  const water = layout === 0 ? b.horizon + 0.08 : b.bottom + 0.1
  if (layout === 2) {
    const ridges = 3
    for (let ridge = 0; ridge < ridges; ridge++) {
      const base = b.horizon + 0.02 + ridge * 0.14 * b.bottom * 2
      const swing = 0.24 - 0.04 * ridge
      const at = (x: number) =>
        base - swing * (b.envelope(0.5 + x * 0.6 + 0.21 * ridge) - 0.35) - 0.03 * b.wave(x, ridge)
      b.ground(
        at,
        b.gradient(ridge === 2 ? b.near : b.far, ridge === 2 ? b.near : b.skyLow, base - swing, b.bottom),
        0.75,
      )
      b.line((share) => [b.left + (b.right - b.left) * share, at(b.left + (b.right - b.left) * share)], {
        opacity: 0.45,
      })
    }
  } else {
    b.ground(() => water, b.gradient(b.far, b.near, water, b.bottom))
    const drops = b.count(3, 6)
    for (let drop = 0; drop < drops; drop++) {
      const depth = (drop + 0.5) / drops
      const x = b.left + (b.right - b.left) * (0.1 + 0.8 * b.pick(33, drop))
      const y = water + (b.bottom - water) * (0.15 + 0.75 * depth)
      b.rings(x, y, 0.008, { gap: 0.02 + 0.022 * depth, flat: 0.3, opacity: 0.9, count: b.count(3, 6) })
    }
  }
  drawStreaks(b, b.top, layout === 0 ? water : b.bottom, 0.85)
}

function drawStreaks(b: Brush, top: number, bottom: number, opacity: number): void {
  const streaks = b.count(14, 100)
  const lean = 0.06 + 0.2 * b.pick(36)
  for (let streak = 0; streak < streaks; streak++) {
    const length = 0.08 + 0.16 * b.pick(37, streak) * (0.7 + 0.6 * b.level)
    const fall = (b.pick(38, streak) + b.time * (0.35 + 0.2 * b.pick(39, streak))) % 1
    const y = top + (bottom - top - length) * fall
    const x =
      b.left - 0.1 + (b.right - b.left + 0.25) * ((streak + 0.8 * b.pick(40, streak)) / streaks) - lean * fall
    b.line((at) => [x - lean * length * at, y + length * at], {
      opacity: opacity * (0.35 + 0.6 * b.pick(41, streak)),
      weight: 0.8 + 0.5 * b.pick(42, streak),
      steps: 1,
    })
  }
}
