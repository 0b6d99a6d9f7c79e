import { useTheme } from '@mui/material/styles'

/** Returns the common style of bar charts: quiet axes in the page's font, to be spread into each axis and into the chart. */
export function useBarChartStyle() {
  const { palette, typography } = useTheme()
  const tickLabelStyle = { fontFamily: typography.fontFamily ?? 'inherit', fontSize: 14 }
  return {
    axis: { disableLine: true, disableTicks: true, tickLabelStyle },
    chart: {
      // Labels without enough room at the top are hidden.
      margin: { left: 0, right: 8, top: 14, bottom: 0 },
      grid: { horizontal: true },
      sx: { '& .MuiChartsGrid-line': { stroke: palette.divider } },
    },
  }
}
