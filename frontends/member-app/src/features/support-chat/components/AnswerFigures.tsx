import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import type { AnswerPart } from '../types.ts'

type Figures = Extract<AnswerPart, { type: 'figures' }>

/** Shows the member's own figures as a small card; the first row is the answer and stands out. */
export function AnswerFigures({ figures: { title, rows, bars } }: { figures: Figures }) {
  const id = useId()
  const [first, ...others] = rows
  return (
    <Box component="section" aria-labelledby={id} sx={card}>
      <Typography id={id} component="h3" variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      {first && (
        <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
          <Box component="dt" sx={visuallyHidden}>
            {first.label}
          </Box>
          <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {first.value}
          </Typography>
        </Box>
      )}
      {bars.length > 0 && (
        <Box component="ul" sx={chart}>
          {bars.map(({ label, text, share }) => (
            <Box component="li" key={label} sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}>
              <Box aria-hidden sx={{ display: 'grid', alignItems: 'end', width: '100%', height: '3.5rem' }}>
                <Box
                  sx={{
                    height: share > 0 ? `max(4px, ${share * 100}%)` : 2,
                    mx: 'auto',
                    width: 'min(60%, 1.5rem)',
                    borderRadius: 1,
                    bgcolor: share > 0 ? 'primary.main' : 'divider',
                  }}
                />
              </Box>
              <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                {label}{' '}
                <Box component="span" sx={visuallyHidden}>
                  {text}
                </Box>
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {others.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          {others.map(({ label, value }) => (
            <Box key={label} sx={figureRow}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

const card = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
} as const
const chart = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 0.5,
  m: 0,
  mt: 1.5,
  p: 0,
  listStyle: 'none',
} as const
const figureRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.75,
} as const
