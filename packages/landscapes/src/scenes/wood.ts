import type { Brush } from '../brush.ts'

/** Trunks in mist, conifers on a slope, or bamboo. */
export function drawWood(b: Brush): void {
  b.sky()
  b.disc(b.focus.x, b.focus.y + 0.1, b.focus.radius * 1.1, { halo: 3.4 })
  b.rings(b.focus.x, b.focus.y + 0.1, b.focus.radius * 1.1, { color: b.glow, opacity: 0.6 })
  const draw = [drawTrunks, drawConifers, drawBamboo][b.landscape.layout]
  draw?.(b)
}

function drawTrunks(b: Brush): void {
  for (let row = 0; row < 3; row++) {
    const trunks = b.count(5 - row, 11 - 3 * row)
    const foot = b.horizon + 0.14 + row * 0.13
    b.ground(
      (x) => foot - 0.02 * b.wave(x, row) - 0.01,
      b.gradient(row === 2 ? b.near : b.far, row === 0 ? b.skyLow : b.near, foot, b.bottom),
      0.55 + 0.2 * row,
    )
    for (let trunk = 0; trunk < trunks; trunk++) {
      const place = (trunk + 0.2 + 0.6 * b.pick(50 + row, trunk)) / trunks
      const x = b.left + (b.right - b.left) * place
      const half = (0.008 + 0.011 * row) * (0.6 + 0.8 * b.envelope(place))
      const lean = 0.03 * (b.pick(53 + row, trunk) - 0.5) + 0.004 * Math.sin(b.time * 0.5 + trunk)
      const end = b.top - 0.05
      const color = row === 0 ? b.far : row === 1 ? b.near : b.ink
      b.polygon(
        [
          [x - half, foot + 0.03],
          [x - half * 0.7 + lean, end],
          [x + half * 0.7 + lean, end],
          [x + half, foot + 0.03],
        ],
        { fill: color, opacity: 0.6 + 0.18 * row },
      )
    }
  }
}

function drawConifers(b: Brush): void {
  for (let row = 0; row < 3; row++) {
    const trees = b.count(4 - row, 9 - 2 * row)
    const base = b.horizon + 0.12 + 0.16 * row
    for (let tree = 0; tree < trees; tree++) {
      const place = (tree + 0.15 + 0.7 * b.pick(60 + row, tree)) / trees
      const x = b.left + (b.right - b.left) * place
      const tall = (0.2 + 0.16 * row) * (0.55 + 0.75 * b.envelope(place * 0.9 + 0.1 * row))
      const wide = tall * 0.27
      const sway = 0.006 * Math.sin(b.time * 0.6 + tree) * (0.5 + b.level)
      const fill = b.gradient(
        row === 0 ? b.far : b.near,
        row === 2 ? b.ink : row === 1 ? b.near : b.skyLow,
        base - tall,
        base + 0.06,
      )
      b.polygon(
        [
          [x + sway, base - tall],
          [x + wide, base],
          [x - wide, base],
        ],
        { fill, opacity: 0.75 + 0.12 * row },
      )
      const boughs = b.count(2, 8)
      for (let bough = 1; bough <= boughs; bough++) {
        const at = bough / (boughs + 0.5)
        b.line(
          (share) => [
            x + sway * (1 - at) + wide * at * (2 * share - 1),
            base - tall * (1 - at) + 0.035 * tall * Math.cos((share - 0.5) * Math.PI),
          ],
          { color: b.skyLow, opacity: 0.4, steps: 6 },
        )
      }
    }
    b.ground(
      (x) => base - 0.008 - 0.012 * b.wave(x, row),
      b.gradient(row === 2 ? b.near : b.far, b.near, base, b.bottom),
      row === 2 ? 1 : 0.5,
    )
  }
}

function drawBamboo(b: Brush): void {
  for (let row = 0; row < 2; row++) {
    const stems = b.count(4, 8) + (row === 0 ? 2 : -1)
    for (let stem = 0; stem < stems; stem++) {
      const place = (stem + 0.2 + 0.6 * b.pick(70 + row, stem)) / stems
      const half = (0.01 + 0.014 * row) * (0.7 + 0.6 * b.pick(72, stem))
      const bend =
        0.07 * (b.pick(73 + row, stem) - 0.5) + 0.006 * Math.sin(b.time * 0.5 + stem) * (0.5 + b.level)
      const x = (at: number) => b.left + (b.right - b.left) * place + bend * (1 - at) ** 2
      const y = (at: number) => b.top - 0.02 + (b.bottom - b.top + 0.04) * at
      const side = [0, 0.25, 0.5, 0.75, 1]
      b.polygon(
        [
          ...side.map((at) => [x(at) - half, y(at)] as const),
          ...side.toReversed().map((at) => [x(at) + half, y(at)] as const),
        ],
        { fill: row === 0 ? b.far : b.near, opacity: row === 0 ? 0.7 : 0.95 },
      )
      const joints = 3 + Math.round(3 * b.envelope(place))
      for (let joint = 0; joint < joints; joint++) {
        const at = (joint + b.pick(74, stem)) / joints
        b.line((share) => [x(at) + half * 1.15 * (2 * share - 1), y(at)], {
          color: row === 0 ? b.skyLow : b.skyTop,
          weight: 1.3,
          steps: 1,
          opacity: 0.9,
        })
      }
      if (row === 0) continue
      const leaves = b.count(2, 5)
      for (let leaf = 0; leaf < leaves; leaf++) {
        const at = 0.08 + 0.5 * ((leaf + b.pick(75, stem)) / leaves)
        const way = b.pick(76, stem * 9 + leaf) < 0.5 ? -1 : 1
        const long = 0.1 + 0.06 * b.pick(77, stem * 9 + leaf)
        const tip = [x(at) + way * long, y(at) + 0.06 + 0.01 * Math.sin(b.time + leaf)] as const
        b.polygon(
          [
            [x(at), y(at)],
            [x(at) + way * long * 0.5, y(at) + 0.005],
            tip,
            [x(at) + way * long * 0.4, y(at) + 0.045],
          ],
          { fill: b.near, opacity: 0.9 },
        )
      }
    }
  }
}
