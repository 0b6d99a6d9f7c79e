import type { Brush } from '../brush.ts'

/** Tiled roofs, towers, or houses on the water. */
export function drawTown(b: Brush): void {
  const { layout } = b.landscape
  b.sky()
  b.disc(b.focus.x, b.focus.y, b.focus.radius, { halo: 2.4 })
  b.rings(b.focus.x, b.focus.y, b.focus.radius, { opacity: 0.45, color: b.ink })
  const quay = layout === 2 ? b.horizon + 0.1 : b.bottom + 0.02
  for (let row = 0; row < 2; row++) {
    const houses = b.count(4 - row, 8 - 2 * row) + (layout === 1 ? 1 : 0)
    const foot = layout === 2 ? quay : row === 0 ? b.bottom : b.bottom + 0.02
    for (let house = 0; house < houses; house++) {
      const width = (b.right - b.left) / houses
      const x = b.left + width * house + width * 0.12 * (b.pick(120 + row, house) - 0.5)
      const loud = b.envelope((house + 0.5) / houses)
      const rise =
        layout === 1
          ? 0.3 + 0.55 * b.pick(124 + row, house) * (0.4 + loud)
          : 0.16 + 0.2 * loud * b.pick(124 + row, house)
      const tall =
        (layout === 2 ? 0.5 : 0.72) * rise * (row === 0 ? 1.25 : 0.8) +
        (layout === 2 ? 0.04 : (b.bottom - b.horizon) * (row === 0 ? 0.75 : 0.3))
      const fill = row === 0 ? b.gradient(b.far, b.near, foot - tall, foot) : b.near
      drawHouse(b, {
        x,
        foot,
        width: width * (layout === 1 ? 0.86 : 1.02),
        tall,
        fill,
        pitched: layout !== 1,
        key: house + 20 * row,
      })
    }
  }
  if (layout !== 2) return
  b.ground(() => quay, b.gradient(b.far, b.near, quay, b.bottom))
  const lines = b.count(4, 14)
  for (let line = 0; line < lines; line++) {
    const depth = ((line + 0.6) / lines) ** 1.4
    const y = quay + (b.bottom - quay) * depth
    b.line(
      (at) => {
        const x = b.left + (b.right - b.left) * at
        return [x, y + 0.014 * b.wave(x, line) * (0.5 + b.level)]
      },
      { opacity: 0.5 },
    )
    const x = b.left + (b.right - b.left) * b.pick(128, line)
    b.line((at) => [x + 0.05 * (2 * at - 1), y], { color: b.glow, weight: 1.7, steps: 1, opacity: 0.8 })
  }
}

interface House {
  x: number
  foot: number
  width: number
  tall: number
  fill: Parameters<Brush['ground']>[1]
  pitched: boolean
  key: number
}

function drawHouse(b: Brush, { x, foot, width, tall, fill, pitched, key }: House): void {
  const top = foot - tall
  const roof = pitched ? Math.min(0.13, width * 0.36) : 0
  const middle = x + width * (0.35 + 0.3 * b.pick(130, key))
  b.polygon(
    [
      [x, foot],
      [x, top + roof],
      [x + width, top + roof],
      [x + width, foot],
    ],
    { fill },
  )
  if (pitched) {
    const eaves = 0.02
    b.polygon(
      [
        [x - eaves, top + roof + 0.01],
        [middle, top],
        [x + width + eaves, top + roof + 0.01],
      ],
      { fill: b.near },
    )
    const tiles = b.count(1, 5)
    for (let tile = 0; tile <= tiles; tile++) {
      const end = x - eaves + (width + 2 * eaves) * (tile / tiles)
      b.line((at) => [middle + (end - middle) * at, top + (roof + 0.01) * at], { opacity: 0.55, steps: 1 })
    }
  } else {
    b.line((at) => [x + width * at, top], { opacity: 0.7, steps: 1 })
  }
  const columns = Math.max(1, Math.floor(width / 0.07))
  const floors = Math.max(1, Math.floor((tall - roof) / 0.085))
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      if (b.pick(131, key * 97 + floor * 9 + column) > 0.42 + 0.2 * b.landscape.density) continue
      const left = x + (width * (column + 0.5)) / columns - 0.016
      const y = top + roof + 0.035 + floor * 0.085
      if (y > b.bottom) continue
      const flicker = 0.85 + 0.15 * Math.sin(b.time * 0.5 + key + column)
      b.polygon(
        [
          [left, y],
          [left + 0.032, y],
          [left + 0.032, y + 0.04],
          [left, y + 0.04],
        ],
        { fill: b.glow, opacity: flicker },
      )
    }
  }
}
