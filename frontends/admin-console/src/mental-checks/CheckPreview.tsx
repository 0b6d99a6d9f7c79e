import { type Language, languages } from '@hibiki/languages'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import { type Check, getCheckTitle, selectText } from './types.ts'

/** The languages that members read. */
const previewed = [
  ['ja', 'japanese'],
  ['en', 'english'],
  ['cn', 'simplifiedChinese'],
  ['tw', 'traditionalChinese'],
] as const

/** Displays the check as members see it, in each of their languages: the active questions with their choices ordered by points. */
export function CheckPreview({ check }: { check: Pick<Check, 'titleJa' | 'titleEn' | 'titles' | 'items'> }) {
  const translate = useTranslate()
  const [language, setLanguage] = useState(useLocale())
  const askedQuestions = check.items.filter(({ requires }) => requires)
  const untitled = translate('console.mentalChecks.untitled')
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {translate('console.mentalChecks.previewHelp')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          onChange={(_, chosen: string | null) => chosen && setLanguage(chosen)}
          aria-label={translate('console.language')}
        >
          {previewed.map(([code, name]) => (
            <ToggleButton key={code} value={code}>
              {translate(`console.mentalChecks.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box
        lang={languages[language as Language].tag}
        sx={{ p: 2, borderRadius: 1, bgcolor: 'background.default' }}
      >
        <Typography component="h3" variant="h2" sx={{ mb: 2 }}>
          {getCheckTitle(check, language) || untitled}
        </Typography>
        {askedQuestions.length === 0 && (
          <Typography color="textSecondary">{translate('console.mentalChecks.nothingAsked')}</Typography>
        )}
        {askedQuestions.map(({ nameJa, nameEn, names, choices }, index) => (
          <TextField
            // A question that is being written has no identity besides its position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            select
            defaultValue=""
            label={`${index + 1}. ${selectText(nameJa, nameEn, names, language) || untitled}`}
            slotProps={{
              inputLabel: { shrink: true, sx: labelStyle },
              select: { displayEmpty: true, notched: false },
            }}
            sx={{ mb: 2 }}
          >
            <MenuItem value="" disabled>
              {translate('console.mentalChecks.choose')}
            </MenuItem>
            {choices
              .toSorted((a, b) => a.ansValue - b.ansValue)
              .map(({ displayJa, displayEn, displays }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <MenuItem key={at} value={String(at)}>
                  {selectText(displayJa, displayEn, displays, language) || untitled}
                </MenuItem>
              ))}
          </TextField>
        ))}
      </Box>
    </>
  )
}

/** The label stands above its field and wraps, because a question is a whole sentence. */
const labelStyle = {
  position: 'static',
  transform: 'none',
  whiteSpace: 'normal',
  overflow: 'visible',
  maxWidth: 'none',
  color: 'text.primary',
  fontWeight: 500,
  mb: 0.5,
} as const
