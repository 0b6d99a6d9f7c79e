import type { Brush } from '../brush.ts'

/** Trails of stars around the pole, the milky way above a lake, or a constellation. */
export function drawStars(b: Brush): void {
  b.sky()
  const draw = [drawTrails, drawMilkyWay, drawConstellation][b.landscape.layout]
  draw?.(b)
}

function drawRidge(b: Brush, lift: number): void {
  for (let row = 0; row < 2; row++) {
    const base = b.bottom - lift + 0.1 * row
    const at = (x: number) => base - 0.26 * (b.envelope(0.5 + x * 0.8 + 0.35 * row) - 0.4) * (1 - 0.4 * row)
    b.ground(at, row === 0 ? b.gradient(b.far, b.near, base - 0.2, b.bottom) : b.near)
    b.line((share) => [b.left + (b.right - b.left) * share, at(b.left + (b.right - b.left) * share)], {
      opacity: 0.5,
    })
  }
}

function drawDust(b: Brush, stars: number, bottom: number): void {
  for (let star = 0; star < stars; star++) {
    const size = (0.002 + 0.006 * b.pick(160, star) ** 3) * (stars < 40 ? 1.7 : 1)
    const twinkle = 0.6 + 0.4 * Math.sin(b.time * (0.5 + b.pick(161, star)) + star)
    b.ellipse(
      b.left + (b.right - b.left) * b.pick(162, star),
      b.top + (bottom - b.top) * b.pick(163, star),
      size,
      size,
      { fill: b.ink, opacity: 0.9 * twinkle },
    )
  }
}

function drawTrails(b: Brush): void {
  const pole = { x: b.focus.x * 0.8, y: b.focus.y + 0.16 }
  const trails = b.count(9, 40)
  const [low, middle] = b.landscape.waves
  for (let trail = 0; trail < trails; trail++) {
    const radius = 0.05 + (1.05 * (trail + 0.6 * Math.sin(trail * (middle / low)))) / trails
    const start = b.pick(164, trail) * Math.PI * 2 + b.time * 0.03
    const sweep = 0.9 + 2.4 * b.pick(165, trail) * (0.5 + b.level)
    b.line(
      (at) => [
        pole.x + radius * Math.cos(start + sweep * at),
        pole.y + radius * Math.sin(start + sweep * at),
      ],
      {
        color: b.pick(166, trail) < 0.3 ? b.glow : b.ink,
        opacity: 0.35 + 0.6 * b.pick(167, trail),
        weight: 0.8 + 0.9 * b.pick(168, trail),
      },
    )
  }
  b.disc(pole.x, pole.y, 0.014, { halo: 4 })
  drawRidge(b, 0.22)
}

function drawMilkyWay(b: Brush): void {
  const slope = 0.9 + 0.8 * b.pick(169)
  for (let cloud = 0; cloud < 7; cloud++) {
    const at = cloud / 6
    b.ellipse(-0.45 + 0.9 * at, 0.25 - slope * 0.6 * at, 0.26, 0.2, {
      fill: { glow: cloud % 2 ? b.glow : b.ink },
      opacity: 0.3 + 0.12 * b.level,
    })
  }
  const stars = b.count(60, 260)
  for (let star = 0; star < stars; star++) {
    const at = b.pick(170, star)
    const off = (b.pick(171, star) + b.pick(172, star) - 1) * 0.26
    const size = (0.003 + 0.008 * b.pick(173, star) ** 4) * (stars < 90 ? 1.5 : 1)
    b.ellipse(-0.6 + 1.2 * at + off * 0.4, 0.35 - slope * 0.8 * at + off, size, size, {
      fill: b.pick(174, star) < 0.25 ? b.glow : b.ink,
      opacity: 0.55 + 0.45 * b.pick(175, star),
    })
  }
  drawDust(b, b.count(16, 70), b.bottom - 0.2)
  const lake = b.bottom - 0.2
  b.ground((x) => lake - 0.16 * b.envelope(x + 0.5) ** 1.5, b.far)
  b.ground(() => lake, b.gradient(b.skyLow, b.near, lake, b.bottom))
  for (let line = 0; line < b.count(3, 8); line++)
    b.line(
      (at) => [b.left + (b.right - b.left) * at, lake + 0.024 * (line + 0.6) + 0.006 * b.wave(at, line)],
      { opacity: 0.45 },
    )
}

function drawConstellation(b: Brush): void {
  drawDust(b, b.count(24, 110), b.bottom)
  const stars = 6 + Math.round(2 * b.landscape.density)
  const places = Array.from({ length: stars }, (_, star) => {
    const at = star / (stars - 1)
    return {
      x: b.left * 0.78 + (b.right - b.left) * 0.78 * at,
      y: b.top * 0.4 + 0.4 * (b.pick(176, star) - 0.5) + 0.28 * (b.envelope(at) - 0.5),
    }
  })
  for (let star = 1; star < stars; star++) {
    const from = places[star - 1]
    const to = places[star]
    if (from && to)
      b.line((at) => [from.x + (to.x - from.x) * at, from.y + (to.y - from.y) * at], {
        steps: 1,
        opacity: 0.75,
        weight: 1.1,
      })
  }
  for (const [star, { x, y }] of places.entries()) {
    const size = 0.012 + 0.016 * b.pick(177, star)
    b.disc(x, y, size, { halo: 4 })
    if (star % 3 === 0) b.rings(x, y, size * 1.6, { count: b.count(2, 4), gap: 0.022, opacity: 0.7 })
  }
  drawRidge(b, 0.16)
}
