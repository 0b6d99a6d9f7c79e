import type { Brush } from '../brush.ts'

/** Wind over a meadow, a sea of clouds, or pampas grass that bends. */
export function drawWind(b: Brush): void {
  b.sky()
  const draw = [drawMeadow, drawClouds, drawGrass][b.landscape.layout]
  draw?.(b)
}

/** Streams of air that run together and apart, with a curl where they meet the light. */
function drawStreams(b: Brush, from: number, to: number, lines: number): void {
  for (let line = 0; line < lines; line++) {
    const share = (line + 0.5) / lines
    const y = from + (to - from) * share
    const swing = (0.05 + 0.05 * b.landscape.amplitude) * (0.6 + 0.8 * b.level)
    b.line(
      (at) => {
        const x = b.left + (b.right - b.left) * at
        return [x, y + swing * b.wave(x * 0.55, share * 2.4 + b.time * 0.3)]
      },
      { opacity: 0.35 + 0.5 * Math.sin(Math.PI * share), weight: 0.9 + 0.5 * b.pick(140, line) },
    )
  }
  const curl = {
    x: b.focus.x,
    y: (from + to) / 2 + 0.06 * (b.pick(141) - 0.5),
    radius: 0.1 + 0.5 * b.focus.radius,
  }
  b.line(
    (at) => {
      const angle = at * Math.PI * 4.2 + b.time * 0.15
      const reach = curl.radius * (1 - at * 0.94)
      return [curl.x + reach * Math.cos(angle), curl.y + reach * Math.sin(angle)]
    },
    { opacity: 0.95, weight: 1.5 },
  )
}

function drawMeadow(b: Brush): void {
  const ground = b.horizon + 0.13
  b.disc(b.focus.x, b.focus.y + 0.02, b.focus.radius * 0.7, { halo: 2.8 })
  drawStreams(b, b.top + 0.08, ground - 0.06, b.count(5, 15))
  for (let field = 0; field < 3; field++) {
    const base = ground + 0.11 * field
    const at = (x: number) => base - 0.09 * (b.envelope(x * 0.8 + 0.5 + 0.2 * field) - 0.5)
    b.ground(
      at,
      b.gradient(field === 0 ? b.far : b.near, field === 2 ? b.near : b.far, base - 0.05, base + 0.2),
    )
    const blades = b.count(10, 46)
    for (let blade = 0; blade < blades; blade++) {
      const x = b.left + (b.right - b.left) * ((blade + b.pick(142 + field, blade)) / blades)
      const tall = 0.03 + 0.03 * field * b.pick(146, blade)
      const bend = 0.03 + 0.02 * b.wave(x, b.time)
      b.line((share) => [x + bend * share * share, at(x) - tall * share + 0.012], {
        opacity: 0.6,
        steps: 4,
        color: field === 0 ? b.near : b.ink,
      })
    }
  }
}

function drawClouds(b: Brush): void {
  b.disc(b.focus.x, b.focus.y, b.focus.radius * 1.2, { halo: 2.4 })
  b.rings(b.focus.x, b.focus.y, b.focus.radius * 1.2, { opacity: 0.5 })
  for (let row = 0; row < 4; row++) {
    const puffs = b.count(4, 5) - (row % 2)
    const base = b.horizon - 0.04 + 0.16 * row
    const fill = row % 2 ? b.near : b.far
    for (let puff = 0; puff <= puffs; puff++) {
      const x =
        b.left +
        ((b.right - b.left) * (puff + 0.3 * b.pick(150 + row, puff))) / puffs +
        0.02 * Math.sin(b.time * 0.2 + row)
      const radius = (0.11 + 0.09 * b.envelope((puff + 0.5) / puffs)) * (1 + 0.12 * row)
      b.ellipse(x, base + radius * 0.6, radius * 1.15, radius, {
        fill: b.gradient(fill, b.skyLow, base - radius * 0.4, base + radius * 1.4),
      })
      const shells = b.count(3, 6)
      for (let shell = 0; shell < shells; shell++) {
        const reach = radius * (1 - shell / (shells + 0.5))
        b.line(
          (at) => [
            x + reach * 1.15 * Math.cos(Math.PI * (1 + at)),
            base + radius * 0.6 + reach * Math.sin(Math.PI * (1 + at)),
          ],
          { opacity: 0.85 - 0.1 * shell, steps: 18 },
        )
      }
    }
  }
}

function drawGrass(b: Brush): void {
  b.disc(b.focus.x, b.focus.y + 0.06, b.focus.radius * 1.5, { halo: 2 })
  drawStreams(b, b.top + 0.1, b.horizon, b.count(3, 8))
  b.ground(
    (x) => b.bottom - 0.1 - 0.06 * b.envelope(x + 0.5),
    b.gradient(b.far, b.near, b.bottom - 0.2, b.bottom),
  )
  const stems = b.count(6, 15)
  for (let stem = 0; stem < stems; stem++) {
    const x = b.left + (b.right - b.left) * ((stem + 0.7 * b.pick(156, stem)) / stems) - 0.08
    const tall = 0.3 + 0.32 * b.pick(157, stem) * (0.5 + b.envelope(stem / stems))
    const bend = 0.12 + 0.09 * b.pick(158, stem) + 0.03 * b.wave(x, b.time * 0.6)
    const curve = (at: number) => [x + bend * at * at, b.bottom - tall * at] as const
    b.line(curve, { color: b.near, weight: 1.3, opacity: 1, steps: 10 })
    const hairs = b.count(5, 12)
    for (let hair = 0; hair < hairs; hair++) {
      const at = 0.66 + 0.34 * (hair / hairs)
      const [hx, hy] = curve(at)
      b.line((share) => [hx + 0.075 * share, hy + 0.02 * share - 0.045 * (1 - at) * share], {
        steps: 2,
        opacity: 0.9,
        weight: 1.1,
      })
    }
  }
}
