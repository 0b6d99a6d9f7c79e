import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { PlanCard } from './PlanCard.tsx'

/** The three ways to a medical sound. Purpose and category are on their way and say so. */
export function PlanCards() {
  const { t } = useTranslation('soundesthe')
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(15rem, 1fr))' },
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      <PlanCard mark="random" to={paths.soundestheRandom} title={t('random.title')} text={t('random.text')} />
      <PlanCard
        mark="purpose"
        to={paths.soundesthePurpose}
        title={t('purpose.title')}
        text={t('purpose.text')}
        note={t('upcoming')}
      />
      <PlanCard
        mark="category"
        to={paths.soundestheCategory}
        title={t('category.title')}
        text={t('category.text')}
        note={t('upcoming')}
      />
    </Box>
  )
}
