import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

const blocks = ['dullnessElimination', 'rejuvenationAdvice', 'attractivenessUp'] as const

type Props = Readonly<Record<(typeof blocks)[number], string>>

export function AdviceCards(advice: Props) {
  const { t } = useTranslation('activity')
  return blocks.map((block) => (
    <Card key={block} sx={{ px: { xs: 2, md: 3 }, py: { xs: 1.5, md: 3 } }}>
      <Typography variant="h3" sx={{ fontSize: { xs: '1rem', md: '1.125rem' } }}>
        {t(`advice.${block}`)}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{advice[block]}</Typography>
    </Card>
  ))
}
