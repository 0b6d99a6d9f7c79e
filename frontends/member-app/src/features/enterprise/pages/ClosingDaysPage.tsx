import { getJstDay } from '@hibiki/calendar'
import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { CollapsibleSection } from '../../../components/CollapsibleSection.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { UnsavedChangesGuard } from '../../../components/UnsavedChangesGuard.tsx'
import { fixedQueryOptions } from '../../../lib/api/fixed-query-options.ts'
import { saveMyClosingDaysLimits } from '../../../lib/api/limits.gen/save-my-closing-days.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { getDateFormat } from '../../../lib/i18n/formats.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import type { ClosingPeriod } from '../types.ts'
import { EnterpriseOnly } from './EnterpriseOnly.tsx'

const path = '/v2/enterprise/my/closing-days'

/** Edits the days on which the company closes all its rooms. */
export function ClosingDaysPage() {
  const { t } = useTranslation('enterprise')
  return (
    <EnterpriseOnly>
      <BackLink to={paths.roomsOverview}>{t('overview.title')}</BackLink>
      <PageTitle lead={t('closing.lead')}>{t('closing.title')}</PageTitle>
      <ClosingDays />
    </EnterpriseOnly>
  )
}

function ClosingDays() {
  const { t } = useTranslation('enterprise')
  const { language } = useLanguage()
  const query = $api.useQuery('get', path, { headers: useLanguageHeader() }, fixedQueryOptions)
  const format = getDateFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  })
  return (
    <QueryBoundary query={query}>
      {({ closesOnHolidays, closingPeriods, holidays, holidaysKnownUntil }) => (
        <Box sx={{ maxWidth: '40rem' }}>
          <Form saved={{ closesOnHolidays, closingPeriods }} />
          <CollapsibleSection title={t('closing.holidays')}>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, pb: 2 }}>
              {holidays.map(({ day, name }) => (
                <Box
                  component="li"
                  key={day}
                  sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.5 }}
                >
                  <Box component="span" sx={{ minWidth: '13em' }}>
                    {format.format(new Date(day))}
                  </Box>
                  <span>{name}</span>
                </Box>
              ))}
            </Box>
            <Typography variant="body2" sx={{ pb: 2, color: 'text.secondary' }}>
              {t('closing.knownUntil', { year: holidaysKnownUntil.slice(0, 4) })}
            </Typography>
          </CollapsibleSection>
        </Box>
      )}
    </QueryBoundary>
  )
}

interface Calendar {
  closesOnHolidays: boolean
  closingPeriods: ClosingPeriod[]
}

const isPossible = ({ since, until }: ClosingPeriod): boolean => since !== '' && until >= since

function Form({ saved }: { saved: Calendar }) {
  const { t } = useTranslation('enterprise')
  const [calendar, setCalendar] = useState(saved)
  const [savedCalendar, setSavedCalendar] = useState(saved)
  const [isChecked, setIsChecked] = useState(false)
  const invalidate = useInvalidate()
  const showError = useShowError()
  const save = $api.useMutation('post', path, {
    onSuccess: (_response, { body }) => {
      setSavedCalendar(body)
      return invalidate('/v2/enterprise/my/overview')
    },
  })
  const { closesOnHolidays, closingPeriods: periods } = calendar
  const change = (next: Partial<Calendar>) => {
    save.reset()
    setCalendar({ ...calendar, ...next })
  }
  const onAdd = () => {
    const today = getJstDay(new Date())
    change({ closingPeriods: [...periods, { since: today, until: today, name: '' }] })
  }
  const onSave = () => {
    const isReady = periods.every(isPossible)
    setIsChecked(!isReady)
    if (isReady) save.mutate({ body: calendar }, { onError: showError })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <UnsavedChangesGuard isChanged={calendar !== savedCalendar} />
      <FormControlLabel
        label={t('closing.onHolidays')}
        control={
          <Switch
            checked={closesOnHolidays}
            onChange={(_event, isOn) => change({ closesOnHolidays: isOn })}
          />
        }
      />
      {periods.map((period, index) => (
        <PeriodCard
          // biome-ignore lint/suspicious/noArrayIndexKey: days are edited, so that they identify nothing
          key={index}
          name={`${t('closing.one')} ${index + 1}`}
          period={period}
          isChecked={isChecked}
          onChange={(next) => change({ closingPeriods: periods.with(index, next) })}
          onRemove={() => change({ closingPeriods: periods.filter((_, place) => place !== index) })}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<AddRounded />}
          disabled={periods.length >= saveMyClosingDaysLimits.closingPeriods.maxItems}
          onClick={onAdd}
        >
          {t('closing.add')}
        </Button>
        <Button variant="contained" disabled={save.isPending} onClick={onSave}>
          {t('hours.save')}
        </Button>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {save.isSuccess && t('closing.saved')}
        </Typography>
      </Box>
    </Box>
  )
}

interface PeriodProps {
  name: string
  period: ClosingPeriod
  isChecked: boolean
  onChange: (period: ClosingPeriod) => void
  onRemove: () => void
}

function PeriodCard({ name, period, isChecked, onChange, onRemove }: PeriodProps) {
  const { t } = useTranslation('enterprise')
  const isWrong = isChecked && !isPossible(period)
  /** A later first day moves the last one along, so that one day needs one choice. */
  const onSince = (since: string) =>
    onChange({ ...period, since, until: period.until < since ? since : period.until })
  return (
    <Card component="section" aria-label={name} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <Button size="small" aria-label={t('hours.removeOne', { name })} onClick={onRemove}>
          {t('hours.remove')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 2.5 }}>
        <TextField
          type="date"
          size="small"
          label={t('closing.since')}
          value={period.since}
          error={isWrong}
          onChange={({ target }) => onSince(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: '11rem' }}
        />
        <TextField
          type="date"
          size="small"
          label={t('closing.until')}
          value={period.until}
          error={isWrong}
          onChange={({ target }) => onChange({ ...period, until: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: period.since } }}
          sx={{ width: '11rem' }}
        />
      </Box>
      {isWrong && (
        <FormHelperText error role="alert">
          {t('closing.badRange')}
        </FormHelperText>
      )}
      <TextField
        size="small"
        label={t('closing.name')}
        value={period.name}
        onChange={({ target }) => onChange({ ...period, name: target.value })}
        slotProps={{ htmlInput: { maxLength: 50 } }}
      />
    </Card>
  )
}
