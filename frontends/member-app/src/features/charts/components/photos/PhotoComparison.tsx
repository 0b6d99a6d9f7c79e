import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectInput } from '../../../../components/form/SelectInput.tsx'
import { RangeInput } from '../../../../components/RangeInput.tsx'
import { useFormatJstMoment } from '../../../../lib/i18n/use-format-jst-moment.ts'
import type { PhotoChoice } from '../../photo.rules.ts'
import type { ChartPhoto, PhotoVisits, Stroke } from '../../types.ts'
import { DrawnPhoto } from './DrawnPhoto.tsx'

type Visit = PhotoVisits['visits'][number]

interface Props {
  visits: readonly Visit[]
  first: [PhotoChoice, PhotoChoice]
}

const sides = ['left', 'right'] as const
type Side = (typeof sides)[number]
const noStrokes: readonly Stroke[] = []

/** Two photos of a customer: beside each other at a desk, one over the other with a border to move on a phone. */
export function PhotoComparison({ visits, first: [left, right] }: Props) {
  const { t } = useTranslation('charts')
  const [chosen, setChosen] = useState<Record<Side, PhotoChoice>>({ left, right })
  const [hasDrawings, setHasDrawings] = useState(false)
  const [border, setBorder] = useState(50)
  const find = (side: Side): ChartPhoto | undefined =>
    visits
      .find(({ recordId }) => recordId === chosen[side].recordId)
      ?.photos.find(({ id }) => id === chosen[side].photoId)
  const photos = { left: find('left'), right: find('right') }
  const draw = (side: Side) => {
    const photo = photos[side]
    return (
      photo && (
        <DrawnPhoto
          photo={photo}
          name={t(`photos.${side}`)}
          strokes={hasDrawings ? photo.strokes : noStrokes}
        />
      )
    )
  }
  return (
    <>
      <Box sx={pair}>
        {sides.map((side) => (
          <PhotoPicker
            key={side}
            side={side}
            visits={visits}
            chosen={chosen[side]}
            onChoose={(choice) => setChosen({ ...chosen, [side]: choice })}
          />
        ))}
      </Box>
      <Box sx={{ ...pair, display: { xs: 'none', md: 'grid' }, mt: 2 }}>
        {sides.map((side) => (
          <Box key={side} sx={stage}>
            {draw(side)}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: { md: 'none' }, mt: 2 }}>
        <Box sx={stage}>
          {draw('right')}
          <Box
            sx={{
              position: 'absolute',
              inset: 0,
              bgcolor: ground,
              clipPath: `inset(0 ${100 - border}% 0 0)`,
            }}
          >
            {draw('left')}
          </Box>
          <Box sx={{ position: 'absolute', inset: 0 }}>
            <RangeInput
              label={t('photos.border')}
              valueText={t('photos.borderValue', { percent: border })}
              value={border}
              max={100}
              look="line"
              onChange={setBorder}
            />
          </Box>
        </Box>
      </Box>
      <FormControlLabel
        control={<Switch checked={hasDrawings} onChange={(_, next) => setHasDrawings(next)} />}
        label={t('photos.drawings')}
        sx={{ mt: 1 }}
      />
    </>
  )
}

/** Chooses a visit, and one of its photos where it has several. */
function PhotoPicker({
  side,
  visits,
  chosen,
  onChoose,
}: {
  side: Side
  visits: readonly Visit[]
  chosen: PhotoChoice
  onChoose: (choice: PhotoChoice) => void
}) {
  const { t } = useTranslation('charts')
  const formatMoment = useFormatJstMoment()
  const visit = visits.find(({ recordId }) => recordId === chosen.recordId)
  const onVisit = (recordId: string) => {
    const [photo] = visits.find((other) => other.recordId === recordId)?.photos ?? []
    if (photo) onChoose({ recordId, photoId: photo.id })
  }
  return (
    <Box component="fieldset" aria-label={t(`photos.${side}`)} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <SelectInput
        label={t(`photos.${side}`)}
        value={chosen.recordId}
        options={visits.map(({ recordId, visited }) => ({ value: recordId, text: formatMoment(visited) }))}
        onChange={onVisit}
      />
      {visit && visit.photos.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
          {visit.photos.map((photo, index) => (
            <ButtonBase
              key={photo.id}
              aria-label={t('photos.open', { number: index + 1 })}
              aria-pressed={photo.id === chosen.photoId}
              onClick={() => onChoose({ recordId: visit.recordId, photoId: photo.id })}
              sx={toThumbnail(photo.id === chosen.photoId)}
            >
              <DrawnPhoto photo={photo} name="" strokes={noStrokes} fit="cover" />
            </ButtonBase>
          ))}
        </Box>
      )}
    </Box>
  )
}

const ground = '#14171b'

const pair = {
  display: 'grid',
  gap: { xs: 1.5, md: 3 },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
} as const

const stage = {
  position: 'relative',
  height: { xs: 'min(60vh, 125vw)', md: 'min(68vh, 50vw)' },
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: ground,
} as const

const toThumbnail = (isChosen: boolean) => ({
  position: 'relative' as const,
  width: 44,
  height: 44,
  borderRadius: 0.75,
  overflow: 'hidden',
  outline: isChosen ? '2px solid' : 0,
  outlineColor: 'primary.main',
  outlineOffset: 1,
})
