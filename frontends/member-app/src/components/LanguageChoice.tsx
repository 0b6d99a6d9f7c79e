import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { languageCodes, languages } from '../lib/i18n/languages.ts'
import { useLanguage } from '../lib/i18n/use-language.ts'

/** The four languages, each by its own name. */
export function LanguageChoice() {
  const { t } = useTranslation()
  const { language, change } = useLanguage()
  return (
    <Box
      role="group"
      aria-label={t('display.language')}
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}
    >
      {languageCodes.map((code) => (
        <Button
          key={code}
          variant={code === language ? 'contained' : 'outlined'}
          aria-pressed={code === language}
          lang={languages[code].htmlLang}
          onClick={() => void change(code)}
          sx={{ px: 1 }}
        >
          {languages[code].label}
        </Button>
      ))}
    </Box>
  )
}
