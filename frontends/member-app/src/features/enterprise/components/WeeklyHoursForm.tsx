import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveMyOpeningHoursLimits } from '../../../lib/api/limits.gen/save-my-opening-hours.ts'
import { findMissingPart, type WeeklyHours } from '../room/weekly-hours.rules.ts'
import { WeeklyHoursFields } from './WeeklyHoursFields.tsx'

interface Props<Each extends WeeklyHours> {
  list: readonly Each[]
  onChange: (list: Each[]) => void
  newOne: () => Each
  onSave: () => void
  isSaving: boolean
  texts: { one: string; add: string; empty: string }
  /** Renders further fields of each entry. */
  fields?: (each: Each, change: (each: Each) => void, isChecked: boolean) => ReactNode
  /** Returns false while something other than days and times is missing. */
  isComplete?: (each: Each) => boolean
  /** Renders further parts of the same form, between the hours and the button that saves all. */
  further?: (isChecked: boolean) => ReactNode
  isFurtherComplete?: boolean
  /** This message is shown after saving, until something is changed again. */
  saved: string | null
}

/** Edits a list of hours, which is saved as a whole. */
export function WeeklyHoursForm<Each extends WeeklyHours>(props: Props<Each>) {
  const { list, onChange, newOne, onSave, isSaving, texts, fields, isComplete = () => true, saved } = props
  const { further, isFurtherComplete = true } = props
  const { t } = useTranslation(['enterprise', 'common'])
  const [isChecked, setIsChecked] = useState(false)
  const onSubmit = () => {
    const isReady =
      isFurtherComplete && list.every((each) => findMissingPart(each) === null && isComplete(each))
    setIsChecked(!isReady)
    if (isReady) onSave()
  }
  const addButton = (
    <Button
      variant="outlined"
      startIcon={<AddRounded />}
      disabled={list.length >= saveMyOpeningHoursLimits.openingHours.maxItems}
      onClick={() => onChange([...list, newOne()])}
    >
      {texts.add}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '40rem' }}>
      {list.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{texts.empty}</Typography>}
      {list.map((each, index) => {
        const change = (next: Each) => onChange(list.with(index, next))
        const name = `${texts.one} ${index + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no identity but their place
          <Card key={index} component="section" aria-label={name} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
              <Typography variant="h3" component="h2">
                {name}
              </Typography>
              <Button
                size="small"
                aria-label={t('hours.removeOne', { name })}
                onClick={() => onChange(list.filter((_, place) => place !== index))}
              >
                {t('hours.remove')}
              </Button>
            </Box>
            <WeeklyHoursFields
              hours={each}
              isChecked={isChecked}
              onChange={(hours) => change({ ...each, ...hours })}
            />
            {fields?.(each, change, isChecked)}
          </Card>
        )
      })}
      {further && (
        <>
          <Box>{addButton}</Box>
          {further(isChecked)}
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: further ? 2 : 0 }}>
        {!further && addButton}
        <Button variant="contained" disabled={isSaving} onClick={onSubmit}>
          {t('hours.save')}
        </Button>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {saved}
        </Typography>
      </Box>
    </Box>
  )
}
