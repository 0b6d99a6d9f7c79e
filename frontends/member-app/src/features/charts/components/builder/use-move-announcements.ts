import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'

/** Tells screen readers where an item is while it is moved. */
export function useMoveAnnouncements(keys: readonly string[]) {
  const { t } = useTranslation('charts')
  const getPlace = (id: UniqueIdentifier) => ({ place: keys.indexOf(String(id)) + 1, count: keys.length })
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('builder.move.lifted', getPlace(active.id)),
    onDragOver: ({ over }) => (over ? t('builder.move.over', getPlace(over.id)) : undefined),
    onDragEnd: ({ over }) => (over ? t('builder.move.dropped', getPlace(over.id)) : undefined),
    onDragCancel: () => t('builder.move.cancelled'),
  }
  return { announcements, screenReaderInstructions: { draggable: t('builder.move.instructions') } }
}
