import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded'
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded'
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded'
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FormatValues } from '../../format.rules.ts'
import { ItemSettings } from './ItemSettings.tsx'

interface Props {
  id: string
  index: number
  isLast: boolean
  isOpen: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Shows an item in one line, and its settings when it is open. */
export function ItemCard({ id, index, isLast, isOpen, onToggle, onMove, onRemove }: Props) {
  const { t } = useTranslation('charts')
  const { control } = useFormContext<FormatValues>()
  const item = useWatch({ control, name: `items.${index}` })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id })
  const name = item?.label.trim() || t('builder.unnamed')
  const facts = [
    t(`builder.kinds.${item?.kind ?? 'line'}`),
    ...(item?.requires ? [t('fields.required')] : []),
    ...(item?.customerInput ? [t('labels.customerField')] : []),
  ]
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), ...(transition && { transition }) }}
      sx={{ ...card, ...(isDragging && { zIndex: 1, borderColor: 'primary.main' }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t('builder.move.handle', { name })}
          sx={{ touchAction: 'none', cursor: 'grab' }}
        >
          <DragIndicatorRounded />
        </IconButton>
        <ButtonBase aria-expanded={isOpen} onClick={onToggle} sx={summary}>
          <Box sx={{ minWidth: 0, textAlign: 'start' }}>
            <Typography component="div" sx={{ fontWeight: 600 }}>
              {index + 1}. {name}
            </Typography>
            <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
              {facts.join(' · ')}
            </Typography>
          </Box>
          <ExpandMoreRounded
            aria-hidden
            sx={{ flex: 'none', transition: 'transform 200ms ease-out', ...(isOpen && { rotate: '180deg' }) }}
          />
        </ButtonBase>
      </Box>
      {isOpen && (
        <Box sx={{ display: 'grid', gap: 2.5, p: { xs: 1.5, sm: 2.5 }, pt: 1 }}>
          <ItemSettings index={index} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button startIcon={<ArrowUpwardRounded />} disabled={index === 0} onClick={() => onMove(-1)}>
              {t('builder.move.up')}
            </Button>
            <Button startIcon={<ArrowDownwardRounded />} disabled={isLast} onClick={() => onMove(1)}>
              {t('builder.move.down')}
            </Button>
            <Button
              color="error"
              startIcon={<DeleteOutlineRounded />}
              onClick={onRemove}
              aria-label={t('builder.removeOf', { name })}
              sx={{ ml: 'auto' }}
            >
              {t('builder.remove')}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  )
}

const card = {
  position: 'relative',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const

const summary = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  py: 1,
  pr: 1.5,
  minHeight: 56,
  borderRadius: 1,
  font: 'inherit',
} as const
