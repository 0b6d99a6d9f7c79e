import { useGetList } from 'react-admin'
import type { Sound, SoundKind } from '../types.ts'
import type { CheckedFile } from './check-file.ts'

/** Returns the sound of this kind with the same content, because of which the server would reject the file. */
export function useDuplicateSound(checked: CheckedFile | null, kind: SoundKind): Sound | undefined {
  const sha256 = checked?.sha256 ?? null
  const { data } = useGetList<Sound>(
    'sounds',
    { filter: { sha256, kind, withdrawn: false }, pagination: { page: 1, perPage: 1 } },
    { enabled: sha256 !== null },
  )
  return sha256 === null ? undefined : data?.[0]
}
