import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import { useTranslate } from '../../i18n/use-translate.ts'
import { formatDuration, type Sound } from '../types.ts'
import type { CheckedFile } from './check-file.ts'

/** Shows name and length of the chosen file, and warns about a sound with the same file name unless its content is already known. */
export function ChosenFileInfo({ checked, isKnown }: { checked: CheckedFile; isKnown: boolean }) {
  const translate = useTranslate()
  const { file, durationSeconds, isMp3 } = checked
  const { data = [] } = useGetList<Sound>(
    'sounds',
    { filter: { q: file.name, withdrawn: false }, pagination: { page: 1, perPage: 10 } },
    { enabled: isMp3 },
  )
  const namesake = data.find(({ fileName }) => fileName.normalize() === file.name.normalize())
  return (
    <div>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {file.name}
        {durationSeconds !== null && ` · ${formatDuration(durationSeconds)}`}
      </Typography>
      {namesake && !isKnown && (
        <Typography role="status" variant="body2" color="secondary.dark" sx={{ overflowWrap: 'anywhere' }}>
          {translate('console.sounds.sameName', { title: namesake.title })}
        </Typography>
      )}
    </div>
  )
}
