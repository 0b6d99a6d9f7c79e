import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useLocaleState } from 'react-admin'
import { languages } from '../i18n/languages.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** Shows both languages; one click changes the page at once. */
export function LanguageToggle() {
  const [locale, setLocale] = useLocaleState()
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      onChange={(_, chosen: string | null) => chosen && setLocale(chosen)}
      aria-label={translate('console.language')}
    >
      {languages.map(({ locale: language, short }) => (
        <ToggleButton
          key={language}
          value={language}
          lang={language}
          sx={{
            px: { xs: 1, sm: 1.25 },
            whiteSpace: 'nowrap',
            minWidth: 40,
            minHeight: 36,
            fontSize: '0.875rem',
            '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 },
          }}
        >
          {short}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
