import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'

/** What a screen reader says while an item is moved. */
export function useAnnouncements(keys: readonly string[]) {
  const { t } = useTranslation('charts')
  const placeOf = (id: UniqueIdentifier) => ({ place: keys.indexOf(String(id)) + 1, count: keys.length })
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('builder.move.lifted', placeOf(active.id)),
    onDragOver: ({ over }) => (over ? t('builder.move.over', placeOf(over.id)) : undefined),
    onDragEnd: ({ over }) => (over ? t('builder.move.dropped', placeOf(over.id)) : undefined),
    onDragCancel: () => t('builder.move.cancelled'),
  }
  return { announcements, screenReaderInstructions: { draggable: t('builder.move.instructions') } }
}
