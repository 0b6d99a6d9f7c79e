import TranslateRounded from '@mui/icons-material/TranslateRounded'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeLoadFailureAlert } from '../../components/CodeLoadFailureAlert.tsx'
import { createLazyComponent } from '../../components/lazy-component.tsx'
import { languages } from '../../lib/i18n/languages.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

const DisplaySettingsPopover = createLazyComponent(() => import('./DisplaySettingsPopover.tsx'), {
  Failed: CodeLoadFailureAlert,
})

/** Opens the display settings from the header: language, page zoom and appearance. */
export function DisplaySettingsButton() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<TranslateRounded />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={t('display.open', { language: languages[language].name })}
        sx={{ color: 'text.primary', fontWeight: 400 }}
      >
        {languages[language].name}
      </Button>
      {anchor && <DisplaySettingsPopover anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
