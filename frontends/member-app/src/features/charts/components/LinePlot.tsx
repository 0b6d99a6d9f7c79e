import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { JstTime } from '../../../components/JstTime.tsx'
import { toPlot } from '../plot.rules.ts'

interface Props {
  title: string
  points: readonly { key: string; at: string; value: number }[]
}

const frame = { width: 320, height: 120, padding: 16 }

/**
 * Draws a small line of numbers over the visits, with the same numbers in a table for screen readers. A single number needs no
 * line.
 */
export function LinePlot({ title, points }: Props) {
  const { t } = useTranslation('charts')
  const { palette } = useTheme()
  const id = useId()
  const plot = toPlot(points, frame)
  const first = points[0]
  const last = points.at(-1)
  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0, minWidth: 0 }}>
      <Box
        component="figcaption"
        id={id}
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}
      >
        <Box component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Box>
        {last && (
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('overview.newest', { value: last.value })}
          </Box>
        )}
      </Box>
      {points.length > 1 && (
        <svg viewBox={`0 0 ${frame.width} ${frame.height}`} width="100%" aria-hidden>
          {plot.guides.map((guide) => (
            <g key={guide.value}>
              <line
                x1={frame.padding}
                x2={frame.width - frame.padding}
                y1={guide.y}
                y2={guide.y}
                stroke={palette.divider}
              />
              <text x={frame.padding} y={guide.y - 4} fontSize="11" fill={palette.text.secondary}>
                {guide.value}
              </text>
            </g>
          ))}
          <polyline
            points={plot.points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            stroke={palette.primary.main}
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          {plot.points.map(({ x, y }, index) => (
            <circle key={points[index]?.key} cx={x} cy={y} r="3.5" fill={palette.primary.main} />
          ))}
        </svg>
      )}
      {first && last && (
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          <span>{first.at.slice(0, 10)}</span>
          {points.length > 1 && <span>{last.at.slice(0, 10)}</span>}
        </Box>
      )}
      <Box component="details" sx={{ mt: 1 }}>
        <Box
          component="summary"
          sx={{
            minHeight: 44,
            display: 'flex',
            alignItems: 'center',
            cursor: 'pointer',
            typography: 'body2',
          }}
        >
          {t('overview.asTable')}
        </Box>
        <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', '& th, & td': cell }}>
          <thead>
            <tr>
              <th scope="col">{t('overview.when')}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ key, at, value }) => (
              <tr key={key}>
                <td>
                  <JstTime at={at} />
                </td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  )
}

const cell = {
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const
