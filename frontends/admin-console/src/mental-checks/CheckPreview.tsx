import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Check, Choice } from './types.ts'

/** Displays the check as members see it, in either language: the active questions with their choices ordered by points. */
export function CheckPreview({ check }: { check: Pick<Check, 'titleJa' | 'titleEn' | 'items'> }) {
  const translate = useTranslate()
  const [language, setLanguage] = useState(useLocale())
  const isEnglish = language === 'en'
  const askedQuestions = check.items.filter(({ requires }) => requires)
  const untitled = translate('console.mentalChecks.untitled')
  const getChoiceText = ({ displayJa, displayEn }: Choice) => (isEnglish ? displayEn : displayJa) || untitled
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
          <ToggleButton value="ja">{translate('console.mentalChecks.japanese')}</ToggleButton>
          <ToggleButton value="en">{translate('console.mentalChecks.english')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box lang={language} sx={{ p: 2, borderRadius: 1, bgcolor: 'background.default' }}>
        <Typography component="h3" variant="h2" sx={{ mb: 2 }}>
          {(isEnglish ? check.titleEn : check.titleJa) || untitled}
        </Typography>
        {askedQuestions.length === 0 && (
          <Typography color="textSecondary">{translate('console.mentalChecks.nothingAsked')}</Typography>
        )}
        {askedQuestions.map(({ nameJa, nameEn, choices }, index) => (
          <TextField
            // A question that is being written has no identity besides its position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            select
            defaultValue=""
            label={`${index + 1}. ${(isEnglish ? nameEn : nameJa) || untitled}`}
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
              .map((choice, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <MenuItem key={at} value={String(at)}>
                  {getChoiceText(choice)}
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
