import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { UnsavedChangesGuard } from '../../../components/UnsavedChangesGuard.tsx'
import { fixedQueryOptions } from '../../../lib/api/fixed-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { DayExceptionsFields } from '../components/DayExceptionsFields.tsx'
import { WeeklyHoursForm } from '../components/WeeklyHoursForm.tsx'
import { areCompleteExceptions } from '../room/day-exceptions.rules.ts'
import { defaultWeeklyHours, type WeeklyHours } from '../room/weekly-hours.rules.ts'
import type { DayException } from '../types.ts'
import { EnterpriseOnly } from './EnterpriseOnly.tsx'

/** Edits when a room is open. Outside these hours nothing plays by itself, and silence is no incident. */
export function OpeningHoursPage() {
  const { t } = useTranslation('enterprise')
  const { roomId = '' } = useParams()
  return (
    <EnterpriseOnly>
      <BackLink to={paths.roomsOverview}>{t('overview.title')}</BackLink>
      <Room roomId={roomId} />
    </EnterpriseOnly>
  )
}

function Room({ roomId }: { roomId: string }) {
  const { t } = useTranslation('enterprise')
  const hours = $api.useQuery(
    'get',
    '/v2/enterprise/my/room/opening-hours',
    { params: { query: { roomId } } },
    fixedQueryOptions,
  )
  const room = $api.useQuery('get', '/v2/enterprise/my/rooms').data?.find((each) => each.roomId === roomId)
  return (
    <>
      <PageTitle lead={t('opening.lead')}>{t('opening.title', { name: room?.roomName ?? '' })}</PageTitle>
      <QueryBoundary query={hours}>{(saved) => <OpeningHours roomId={roomId} saved={saved} />}</QueryBoundary>
    </>
  )
}

function OpeningHours({
  roomId,
  saved,
}: {
  roomId: string
  saved: { openingHours: WeeklyHours[] | null; exceptions: DayException[] }
}) {
  const { t } = useTranslation('enterprise')
  const [isAlwaysOpen, setIsAlwaysOpen] = useState(saved.openingHours === null)
  const [list, setList] = useState<WeeklyHours[]>(saved.openingHours ?? [defaultWeeklyHours])
  const [exceptions, setExceptions] = useState(saved.exceptions)
  const [savedState, setSavedState] = useState({ isAlwaysOpen, list, exceptions })
  const isChanged =
    savedState.isAlwaysOpen !== isAlwaysOpen ||
    savedState.exceptions !== exceptions ||
    (!isAlwaysOpen && savedState.list !== list)
  const invalidate = useInvalidate()
  const save = $api.useMutation('post', '/v2/enterprise/my/room/opening-hours', {
    onSuccess: () => invalidate('/v2/enterprise/my/overview'),
  })
  const showError = useShowError()
  const onSave = (openingHours: WeeklyHours[] | null) =>
    save.mutate(
      { body: { roomId, openingHours, exceptions } },
      { onError: showError, onSuccess: () => setSavedState({ isAlwaysOpen, list, exceptions }) },
    )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <UnsavedChangesGuard isChanged={isChanged} />
      <Link component={RouterLink} to={paths.closingDays} sx={{ justifySelf: 'start', py: 1 }}>
        {t('closing.link')}
      </Link>
      <FormControlLabel
        label={t('opening.always')}
        control={
          <Switch
            checked={isAlwaysOpen}
            onChange={(_event, isChecked) => {
              setIsAlwaysOpen(isChecked)
              save.reset()
            }}
          />
        }
      />
      <WeeklyHoursForm<WeeklyHours>
        list={isAlwaysOpen ? [] : list}
        onChange={(next) => {
          save.reset()
          setIsAlwaysOpen(false)
          setList(next)
        }}
        newOne={() => ({ ...defaultWeeklyHours })}
        isFurtherComplete={areCompleteExceptions(exceptions)}
        further={(isChecked) => (
          <DayExceptionsFields
            exceptions={exceptions}
            isChecked={isChecked}
            onChange={(next) => {
              save.reset()
              setExceptions(next)
            }}
          />
        )}
        onSave={() => onSave(isAlwaysOpen ? null : list)}
        isSaving={save.isPending}
        saved={save.isSuccess ? t('opening.saved') : null}
        texts={{
          one: t('opening.hours'),
          add: t('opening.add'),
          empty: isAlwaysOpen ? t('opening.alwaysText') : t('opening.never'),
        }}
      />
    </Box>
  )
}
