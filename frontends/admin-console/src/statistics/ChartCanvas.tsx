import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The height of the coordinate system, whose width has one step per day or period. */
const HEIGHT = 100
export const STEP_WIDTH = 10

/** Returns the rectangle of a column; `share` is the share of the height from 0 to 1. */
export const toColumnRect = (share: number, x: number, width: number) => {
  const height = share * HEIGHT
  return { x, y: HEIGHT - height, width, height }
}

interface Props {
  label: string
  steps: number
  height: string
  /** The number of labels of the scale; each but the lowest has a line. */
  tickCount: number
  children: ReactNode
}

/** Provides the coordinate system in which the columns are drawn. */
export function ChartCanvas({ label, steps, height, tickCount, children }: Props) {
  const lines = Array.from({ length: Math.max(0, tickCount - 1) }, (_, at) => (HEIGHT / (tickCount - 1)) * at)
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${steps * STEP_WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      sx={{ width: '100%', height, borderBottom: 1, borderColor: 'divider', display: 'block' }}
    >
      <Box component="g" stroke="currentColor" sx={{ color: 'divider' }}>
        {lines.map((y) => (
          <line key={y} x1={0} x2={steps * STEP_WIDTH} y1={y} y2={y} vectorEffect="non-scaling-stroke" />
        ))}
      </Box>
      {children}
    </Box>
  )
}

/** Draws columns in one colour. */
export function ColumnGroup({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <Box component="g" fill="currentColor" sx={{ color: colour }}>
      {children}
    </Box>
  )
}
