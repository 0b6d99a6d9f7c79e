import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { CollapsibleSection } from '../../../components/CollapsibleSection.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { isoWeekdays, PUBLIC_HOLIDAY, type WeeklyHours } from '../room/weekly-hours.rules.ts'
import type { OverviewSection, RoomsOverview } from '../types.ts'
import { getDayName } from './get-day-name.ts'

const copyPath = '/v2/enterprise/my/room/section/schedule/copy'

interface Props {
  section: OverviewSection
  rooms: RoomsOverview['rooms']
  /** The shown schedule differs from the saved one, which alone can be copied. */
  isChanged: boolean
}

/** Copies a saved schedule to other sections of the company, and shows before what that replaces. */
export function CopySchedule({ section, rooms, isChanged }: Props) {
  const { t } = useTranslation('enterprise')
  const [isOpen, setIsOpen] = useState(false)
  const others = rooms.flatMap(({ roomName, sections }) =>
    sections
      .filter(({ sectionId }) => sectionId !== section.sectionId)
      .map(({ sectionId, sectionName }) => ({ sectionId, name: `${roomName}　${sectionName}` })),
  )
  if (others.length === 0) return null
  return (
    <Box sx={{ maxWidth: '40rem' }}>
      <CollapsibleSection title={t('copy.title')} onToggle={setIsOpen}>
        {isChanged ? (
          <Typography sx={{ pb: 2 }}>{t('copy.saveFirst')}</Typography>
        ) : (
          isOpen && <Targets section={section} others={others.slice(0, MAX_TARGETS)} />
        )}
      </CollapsibleSection>
    </Box>
  )
}

/** The service copies to this many sections at once. */
const MAX_TARGETS = 100

function Targets({
  section: { sectionId, managements },
  others,
}: {
  section: OverviewSection
  others: readonly { sectionId: string; name: string }[]
}) {
  const { t } = useTranslation('enterprise')
  const formatHours = useFormatHours()
  const showError = useShowError()
  const invalidate = useInvalidate()
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const allIds = others.map((other) => other.sectionId)
  const preview = $api.useQuery(
    'post',
    copyPath,
    { body: { sectionId, toSectionIds: allIds, preview: true } },
    { gcTime: 0 },
  )
  const copy = $api.useMutation('post', copyPath, {
    onSuccess: async () => {
      setChosenIds([])
      await Promise.all([
        preview.refetch(),
        invalidate(
          '/v2/enterprise/my/overview',
          '/v2/enterprise/my/playlists',
          '/v2/enterprise/my/room/section/schedule',
        ),
      ])
    },
  })
  const onCopy = () =>
    copy.mutate({ body: { sectionId, toSectionIds: [...chosenIds], preview: false } }, { onError: showError })
  const titles = new Map(managements.map(({ soundId, title }) => [soundId, title]))
  const isAllChosen = chosenIds.length === others.length
  return (
    <QueryBoundary query={preview}>
      {(targets) => (
        <Box sx={{ pb: 2.5 }}>
          <FormControlLabel
            label={t('copy.all')}
            control={
              <Checkbox
                checked={isAllChosen}
                indeterminate={chosenIds.length > 0 && !isAllChosen}
                onChange={() => setChosenIds(isAllChosen ? [] : allIds)}
              />
            }
          />
          {others.map(({ sectionId: id, name }) => {
            const { replaced = [], missingSoundIds = [] } =
              targets.find((target) => target.sectionId === id) ?? {}
            return (
              <Box key={id} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
                <FormControlLabel
                  label={name}
                  control={
                    <Checkbox
                      checked={chosenIds.includes(id)}
                      slotProps={{ input: { 'aria-describedby': `copy-${id}` } }}
                      onChange={(_event, isChosen) => {
                        const rest = chosenIds.filter((each) => each !== id)
                        setChosenIds(isChosen ? [...rest, id] : rest)
                      }}
                    />
                  }
                />
                <Box id={`copy-${id}`} sx={{ pl: 4, color: 'text.secondary' }}>
                  <Typography variant="body2">
                    {replaced.length === 0
                      ? t('copy.nothing')
                      : t('copy.replaces', { hours: replaced.map(formatHours).join(t('copy.separator')) })}
                  </Typography>
                  {missingSoundIds.length > 0 && (
                    <Typography variant="body2">
                      {t('copy.missing', {
                        sounds: missingSoundIds
                          .map((soundId) => titles.get(soundId) ?? '')
                          .join(t('copy.separator')),
                      })}
                    </Typography>
                  )}
                </Box>
              </Box>
            )
          })}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 2 }}>
            <Button variant="contained" disabled={chosenIds.length === 0 || copy.isPending} onClick={onCopy}>
              {t('copy.submit', { count: chosenIds.length })}
            </Button>
            <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
              {copy.isSuccess && chosenIds.length === 0 && t('copy.done')}
            </Typography>
          </Box>
        </Box>
      )}
    </QueryBoundary>
  )
}

/** Returns a function that writes hours with their days. */
function useFormatHours(): (hours: WeeklyHours) => string {
  const { t } = useTranslation('enterprise')
  const { language } = useLanguage()
  return ({ weekdays, from, to }) => {
    const isDaily = isoWeekdays.every((day) => weekdays.includes(day))
    const names = weekdays
      .filter((day) => day !== PUBLIC_HOLIDAY && !isDaily)
      .map((day) => getDayName(day, 'short', language))
    const days = [
      ...(isDaily ? [t('hours.daily')] : names),
      ...(weekdays.includes(PUBLIC_HOLIDAY) ? [t('hours.holiday')] : []),
    ]
    return `${days.join(t('hours.daySeparator'))} ${from}–${to}`
  }
}
