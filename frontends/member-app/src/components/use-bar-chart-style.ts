import { useTheme } from '@mui/material/styles'

/** What bar charts have in common: quiet axes in the page's font, spread into each axis and into the chart. */
export function useBarChartStyle() {
  const { palette, typography } = useTheme()
  const tickLabelStyle = { fontFamily: typography.fontFamily ?? 'inherit', fontSize: 14 }
  return {
    axis: { disableLine: true, disableTicks: true, tickLabelStyle },
    chart: {
      // A label that has no room at the top is left out.
      margin: { left: 0, right: 8, top: 14, bottom: 0 },
      grid: { horizontal: true },
      sx: { '& .MuiChartsGrid-line': { stroke: palette.divider } },
    },
  }
}
