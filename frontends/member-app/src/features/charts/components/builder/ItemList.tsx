import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { createEmptyItem, type FormatValues, MAX_ITEMS } from '../../format.rules.ts'
import { ItemCard } from './ItemCard.tsx'
import { useMoveAnnouncements } from './use-move-announcements.ts'

/** Lists the items in the order of the record; they are moved by dragging, by keyboard, or by buttons. */
export function ItemList() {
  const { t } = useTranslation('charts')
  const { control, formState } = useFormContext<FormatValues>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'items', keyName: 'key' })
  const [openKey, setOpenKey] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const keys = fields.map(({ key }) => key)
  const accessibility = useMoveAnnouncements(keys)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
  }
  const wrong = formState.errors.items?.root?.message
  return (
    <Box component="section" aria-labelledby="items-title" sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', mb: 1.5 }}>
        <Typography variant="h3" component="h2" id="items-title">
          {t('builder.items')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {t('builder.count', { used: fields.length, max: MAX_ITEMS })}
        </Typography>
      </Box>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={accessibility}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {fields.map(({ key }, index) => (
              <ItemCard
                key={key}
                id={key}
                index={index}
                isLast={index === fields.length - 1}
                isOpen={openKey === key || formState.errors.items?.[index] !== undefined}
                onToggle={() => setOpenKey(openKey === key ? null : key)}
                onMove={(by) => move(index, index + by)}
                onRemove={() => remove(index)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      {wrong && (
        <Typography role="alert" sx={{ mt: 1.5, color: 'error.main' }}>
          {wrong}
        </Typography>
      )}
      <Button
        variant="outlined"
        startIcon={<AddRounded />}
        disabled={fields.length >= MAX_ITEMS}
        onClick={() => {
          append(createEmptyItem(), { shouldFocus: false })
          setOpenKey(null)
        }}
        sx={{ mt: 2 }}
      >
        {t('builder.add')}
      </Button>
    </Box>
  )
}
