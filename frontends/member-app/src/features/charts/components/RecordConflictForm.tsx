import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Radio from '@mui/material/Radio'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusOnMount } from '../../../components/use-focus-on-mount.ts'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import type { FieldConflict } from '../record.rules.ts'
import { MutedText } from './RecordFields.tsx'

export type ConflictSide = 'mine' | 'theirs'
const sides: readonly ConflictSide[] = ['mine', 'theirs']

interface Props {
  conflicts: readonly FieldConflict[]
  /** The stored version was saved at this time. */
  storedAt: string
  isBusy: boolean
  onDecide: (chosen: Record<string, ConflictSide>) => void
  onBack: () => void
}

/** Shows both versions side by side when somebody else saved the same fields, and lets the reader choose for each field. */
export function RecordConflictForm({ conflicts, storedAt, isBusy, onDecide, onBack }: Props) {
  const { t } = useTranslation('charts')
  const formatMoment = useFormatJstMoment()
  const heading = useFocusOnMount()
  const [chosen, setChosen] = useState<Record<string, ConflictSide>>({})
  const isDecided = conflicts.every(({ field }) => chosen[field.id] !== undefined)
  return (
    <Box component="section" aria-labelledby="conflict-title">
      <Typography variant="h2" id="conflict-title" tabIndex={-1} ref={heading} sx={{ mb: 1 }}>
        {t('conflict.title')}
      </Typography>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        {t('conflict.text', { at: formatMoment(storedAt) })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {conflicts.map((conflict) => (
          <FieldChoice
            key={conflict.field.id}
            conflict={conflict}
            chosen={chosen[conflict.field.id]}
            onChoose={(side) => setChosen({ ...chosen, [conflict.field.id]: side })}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <Button variant="contained" disabled={!isDecided || isBusy} onClick={() => onDecide(chosen)}>
          {t('conflict.save')}
        </Button>
        <Button onClick={onBack}>{t('conflict.back')}</Button>
      </Box>
    </Box>
  )
}

interface ChoiceProps {
  conflict: FieldConflict
  chosen: ConflictSide | undefined
  onChoose: (side: ConflictSide) => void
}

function FieldChoice({ conflict, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('charts')
  const name = useId()
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 1 }}>
        {conflict.field.label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {sides.map((side) => (
          <Box
            key={side}
            component="label"
            sx={{ ...card, borderColor: chosen === side ? 'primary.main' : 'divider' }}
          >
            <Radio name={name} value={side} checked={chosen === side} onChange={() => onChoose(side)} />
            <Box sx={{ minWidth: 0, py: 1 }}>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {t(`conflict.${side}`)}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {conflict[side] || <MutedText>{t('fields.empty')}</MutedText>}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const card = {
  display: 'flex',
  alignItems: 'start',
  gap: 0.5,
  p: 1,
  border: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  cursor: 'pointer',
} as const
