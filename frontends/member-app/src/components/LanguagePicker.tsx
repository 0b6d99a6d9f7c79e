import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { languageCodes, languages } from '../lib/i18n/languages.ts'
import { useLanguage } from '../lib/i18n/use-language.ts'

/** Offers the four languages by their own names; an incomplete one says so in its own language. */
export function LanguagePicker() {
  const { t } = useTranslation()
  const { language, change } = useLanguage()
  return (
    <>
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
            lang={languages[code].tag}
            onClick={() => void change(code)}
            sx={{ px: 1 }}
          >
            {languages[code].name}
          </Button>
        ))}
      </Box>
      <Typography
        role="status"
        variant="body2"
        lang={languages[language].tag}
        sx={{ mt: 1, color: 'text.secondary', '&:empty': { display: 'none' } }}
      >
        {!languages[language].complete && t('display.incomplete')}
      </Typography>
    </>
  )
}
