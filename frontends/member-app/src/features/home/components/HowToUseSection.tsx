import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { SceneDrawing, type SceneName } from '../illustrations/SceneDrawing.tsx'
import { HomeSection } from './HomeSection.tsx'

const scenes: readonly SceneName[] = ['skincare', 'sleep', 'healthcare', 'deskWork']

/** Shows four scenes of a day. */
export function HowToUseSection() {
  const { t } = useTranslation('home')
  return (
    <HomeSection
      anchor="how-to-use"
      eyebrow={t('how-to-use.eyebrow')}
      title={t('how-to-use.title')}
      lead={t('how-to-use.lead')}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 4,
          rowGap: { xs: 5, md: 6 },
        }}
      >
        {scenes.map((scene) => (
          <Box component="li" key={scene}>
            <SceneDrawing scene={scene} />
            <Typography variant="caption" component="p" sx={{ mt: 2, color: 'secondary.dark' }}>
              {t(`how-to-use.${scene}.time`)}
            </Typography>
            <Typography variant="h3" sx={{ mt: 0.25 }}>
              {t(`how-to-use.${scene}.title`)}
            </Typography>
            <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>
              {t(`how-to-use.${scene}.text`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </HomeSection>
  )
}
