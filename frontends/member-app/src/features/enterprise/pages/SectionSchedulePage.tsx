import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { UnsavedChangesGuard } from '../../../components/UnsavedChangesGuard.tsx'
import { fixedQueryOptions } from '../../../lib/api/fixed-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useRoomsOverview } from '../api/use-rooms-overview.ts'
import { CopySchedule } from '../components/CopySchedule.tsx'
import { PlayWindowFields } from '../components/PlayWindowFields.tsx'
import { VolumeLimitFields } from '../components/VolumeLimitFields.tsx'
import { WeeklyHoursForm } from '../components/WeeklyHoursForm.tsx'
import { defaultWeeklyHours } from '../room/weekly-hours.rules.ts'
import type { OverviewSection, PlayWindow, RoomsOverview, VolumeLimit } from '../types.ts'
import { EnterpriseOnly } from './EnterpriseOnly.tsx'

/** Edits when which sounds of a section play by themselves. */
export function SectionSchedulePage() {
  const { t } = useTranslation('enterprise')
  const { sectionId = '' } = useParams()
  return (
    <EnterpriseOnly>
      <BackLink to={paths.roomsOverview}>{t('overview.title')}</BackLink>
      <Section sectionId={sectionId} />
    </EnterpriseOnly>
  )
}

function Section({ sectionId }: { sectionId: string }) {
  const { t } = useTranslation('enterprise')
  const overview = useRoomsOverview()
  return (
    <QueryBoundary query={overview}>
      {({ rooms }) => {
        const room = rooms.find(({ sections }) => sections.some((each) => each.sectionId === sectionId))
        const section = room?.sections.find((each) => each.sectionId === sectionId)
        if (!room || !section) return <Alert severity="info">{t('schedule.gone')}</Alert>
        return (
          <>
            <PageTitle lead={t('schedule.lead')}>
              {t('schedule.title', { name: `${room.roomName} ${section.sectionName}` })}
            </PageTitle>
            <Schedule section={section} rooms={rooms} />
          </>
        )
      }}
    </QueryBoundary>
  )
}

function Schedule({ section, rooms }: { section: OverviewSection; rooms: RoomsOverview['rooms'] }) {
  const { sectionId } = section
  const schedule = $api.useQuery(
    'get',
    '/v2/enterprise/my/room/section/schedule',
    { params: { query: { sectionId } } },
    fixedQueryOptions,
  )
  return (
    <QueryBoundary query={schedule}>
      {(saved) => <Windows section={section} rooms={rooms} saved={saved} />}
    </QueryBoundary>
  )
}

function Windows({
  section,
  rooms,
  saved,
}: {
  section: OverviewSection
  rooms: RoomsOverview['rooms']
  saved: { windows: PlayWindow[]; volumeLimit: VolumeLimit }
}) {
  const { t } = useTranslation('enterprise')
  const [windows, setWindows] = useState<PlayWindow[]>(saved.windows)
  const [savedWindows, setSavedWindows] = useState<PlayWindow[]>(saved.windows)
  const [savedLimit, setSavedLimit] = useState<VolumeLimit>(saved.volumeLimit)
  const [volumeLimit, setVolumeLimit] = useState<VolumeLimit>(saved.volumeLimit)
  const invalidate = useInvalidate()
  const save = $api.useMutation('post', '/v2/enterprise/my/room/section/schedule', {
    onSuccess: (_response, { body }) => {
      setSavedWindows(body.windows)
      setSavedLimit(body.volumeLimit ?? null)
      return invalidate('/v2/enterprise/my/overview', '/v2/enterprise/my/playlists')
    },
  })
  const showError = useShowError()
  const { sectionId, managements: sounds } = section
  return (
    <>
      <UnsavedChangesGuard isChanged={windows !== savedWindows || volumeLimit !== savedLimit} />
      <WeeklyHoursForm<PlayWindow>
        list={windows}
        onChange={(next) => {
          save.reset()
          setWindows(next)
        }}
        newOne={() => ({
          ...defaultWeeklyHours,
          soundIds: sounds.slice(0, 1).map(({ soundId }) => soundId),
          volume: 0.5,
        })}
        onSave={() => save.mutate({ body: { sectionId, windows, volumeLimit } }, { onError: showError })}
        isSaving={save.isPending}
        saved={save.isSuccess ? t('schedule.saved') : null}
        isFurtherComplete={volumeLimit === null || (volumeLimit.from !== '' && volumeLimit.to !== '')}
        further={(isChecked) => (
          <VolumeLimitFields
            limit={volumeLimit}
            isChecked={isChecked}
            onChange={(next) => {
              save.reset()
              setVolumeLimit(next)
            }}
          />
        )}
        isComplete={({ soundIds, playlistId }) => soundIds.length > 0 || Boolean(playlistId)}
        texts={{ one: t('schedule.window'), add: t('schedule.add'), empty: t('schedule.empty') }}
        fields={(window, change, isChecked) => (
          <PlayWindowFields window={window} onChange={change} sounds={sounds} isChecked={isChecked} />
        )}
      />
      <CopySchedule section={section} rooms={rooms} isChanged={windows !== savedWindows} />
    </>
  )
}
