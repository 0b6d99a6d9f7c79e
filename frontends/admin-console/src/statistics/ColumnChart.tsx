import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ChartAxis } from './ChartAxis.tsx'
import { ChartCanvas } from './ChartCanvas.tsx'
import { ChartEndLabels } from './ChartEndLabels.tsx'

/** A step has a maximum width, so that a single day is a column and not a block. */
const MAX_STEP_REM = 6

interface Props {
  label: string
  /** The labels of the scale with their unit, from top to bottom, at equal distances. */
  ticks: readonly string[]
  steps: number
  height: string
  /** The labels below the first and the last step. */
  endLabels: readonly [ReactNode, ReactNode]
  children: ReactNode
}

/** Draws columns over time with a scale beside them and the first and last day below. */
export function ColumnChart({ label, ticks, steps, height, endLabels: [first, last], children }: Props) {
  const width = { maxWidth: `${Math.max(1, steps) * MAX_STEP_REM}rem` }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1, rowGap: 0.5 }}>
      <ChartAxis labels={ticks} />
      <Box style={width}>
        <ChartCanvas label={label} steps={steps} height={height} tickCount={ticks.length}>
          {children}
        </ChartCanvas>
      </Box>
      <span />
      <Box style={width}>
        <ChartEndLabels>
          <span>{first}</span>
          {steps > 1 && <span>{last}</span>}
        </ChartEndLabels>
      </Box>
    </Box>
  )
}
