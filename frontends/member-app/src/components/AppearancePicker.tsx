import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { appearanceStore } from '../lib/appearance/appearance-store.ts'
import type { AppearanceChoice as Choice } from '../lib/appearance/rules.ts'
import { useAppearanceChoice } from '../lib/appearance/use-appearance.ts'

const choices: readonly Choice[] = ['auto', 'day', 'night']

/** Offers day, night, or an automatic choice by the system's setting and the hour. */
export function AppearancePicker() {
  const { t } = useTranslation()
  const choice = useAppearanceChoice()
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {t('appearance.label')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        value={choice}
        aria-label={t('appearance.label')}
        onChange={(_event, next: Choice | null) => next && appearanceStore.choose(next)}
      >
        {choices.map((each) => (
          <ToggleButton key={each} value={each} sx={{ minHeight: 44, textTransform: 'none' }}>
            {t(`appearance.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('appearance.hint')}
      </Typography>
    </>
  )
}
