import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ChartAxis } from './ChartAxis.tsx'
import { ChartCanvas } from './ChartCanvas.tsx'
import { ChartEndLabels } from './ChartEndLabels.tsx'

/** A step is never wider, so that one day alone is a column and not a block. */
const MAX_STEP_REM = 6

interface Props {
  label: string
  /** With their unit, from the top to the bottom, at equal distances. */
  ticks: readonly string[]
  steps: number
  height: string
  /** What stands below the first and the last step. */
  endLabels: readonly [ReactNode, ReactNode]
  children: ReactNode
}

/** Columns over time with their scale at the side and the first and the last day below. */
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
