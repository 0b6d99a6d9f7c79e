import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

const examples = ['sounds', 'listening', 'receipts'] as const

/** Greets a member who has asked nothing yet, with questions that a tap asks. */
export function ExampleQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation('support-chat')
  return (
    <Box component="li">
      <Typography sx={{ color: 'text.secondary' }}>{t('advisor.welcome')}</Typography>
      <Box component="ul" aria-label={t('advisor.next')} sx={list}>
        {examples.map((key) => {
          const question = t(`advisor.examples.${key}`)
          return (
            <li key={key}>
              <Chip clickable variant="outlined" label={question} onClick={() => onAsk(question)} sx={chip} />
            </li>
          )
        })}
      </Box>
    </Box>
  )
}

const list = { display: 'grid', justifyItems: 'start', gap: 1, m: 0, mt: 2, p: 0, listStyle: 'none' } as const
const chip = {
  height: 'auto',
  minHeight: '2.75rem',
  borderRadius: 999,
  px: 0.5,
  fontSize: '0.9375rem',
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 },
} as const
