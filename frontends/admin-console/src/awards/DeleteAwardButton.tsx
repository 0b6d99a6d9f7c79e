import { useRecordContext } from 'react-admin'
import { DeleteRecordButton } from '../components/DeleteRecordButton.tsx'
import type { Award } from './award-body.ts'

export function DeleteAwardButton() {
  const award = useRecordContext<Award>()
  if (!award) return null
  return (
    <DeleteRecordButton
      label="ra.action.delete"
      title={{ key: 'console.awards.deleteTitle' }}
      text={{ key: 'console.awards.deleteText', args: { title: award.title } }}
      run={(provider) => provider.delete('awards', { id: award.id, previousData: award })}
      successText={{ key: 'ra.notification.deleted', args: { count: 1 } }}
    />
  )
}
