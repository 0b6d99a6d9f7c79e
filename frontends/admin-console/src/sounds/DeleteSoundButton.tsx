import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import type { Sound } from './types.ts'

/** Deletes the sound from the catalogue; earlier plays keep its title. */
export function DeleteSoundButton() {
  const sound = useRecordContext<Sound>()
  if (!sound) return null
  return (
    <ConfirmedActionButton
      label="ra.action.delete"
      icon={<DeleteOutlined />}
      isDestructive
      title={{ key: 'console.sounds.deleteTitle' }}
      text={{ key: 'console.sounds.deleteText', args: { title: sound.title } }}
      run={(provider) => provider.delete('sounds', { id: sound.id, previousData: sound })}
      successText={() => ({ key: 'console.sounds.deleted' })}
      failureKey="console.sounds.deleteFailed"
    />
  )
}
