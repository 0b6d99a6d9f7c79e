import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Radio from '@mui/material/Radio'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusOnMount } from '../../../components/use-focus-on-mount.ts'
import { useJstMoment } from '../../../lib/i18n/use-jst-moment.ts'
import type { Conflict } from '../record.rules.ts'
import { Empty } from './RecordFields.tsx'

export type Side = 'mine' | 'theirs'
const sides: readonly Side[] = ['mine', 'theirs']

interface Props {
  conflicts: readonly Conflict[]
  /** The stored version was saved at this time. */
  storedAt: string
  isBusy: boolean
  onDecide: (chosen: Record<string, Side>) => void
  onBack: () => void
}

/** Shows both versions side by side when somebody else saved the same fields, and lets the reader choose for each field. */
export function RecordConflictForm({ conflicts, storedAt, isBusy, onDecide, onBack }: Props) {
  const { t } = useTranslation('charts')
  const formatMoment = useJstMoment()
  const heading = useFocusOnMount()
  const [chosen, setChosen] = useState<Record<string, Side>>({})
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
  conflict: Conflict
  chosen: Side | undefined
  onChoose: (side: Side) => void
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
                {conflict[side] || <Empty>{t('fields.empty')}</Empty>}
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
