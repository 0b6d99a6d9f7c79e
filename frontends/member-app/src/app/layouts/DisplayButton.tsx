import TranslateRounded from '@mui/icons-material/TranslateRounded'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../components/lazy-part.tsx'
import { Unreachable } from '../../components/Unreachable.tsx'
import { languages } from '../../lib/i18n/languages.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

const DisplayPopover = lazyPart(() => import('./DisplayPopover.tsx'), { Failed: Unreachable })

/** Opens the display settings from the header: language, page zoom and appearance. */
export function DisplayButton() {
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
      {anchor && <DisplayPopover anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
