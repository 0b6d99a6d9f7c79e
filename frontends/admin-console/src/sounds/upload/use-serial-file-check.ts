import { useState } from 'react'
import { type CheckedFile, checkFile } from './check-file.ts'

/** Checks files one after another, because hashing reads each of them into memory. */
export function useSerialFileCheck(): (file: File) => Promise<CheckedFile> {
  const [check] = useState(() => {
    let last: Promise<unknown> = Promise.resolve()
    return (file: File) => {
      const checked = last.then(() => checkFile(file))
      last = checked.catch(() => {})
      return checked
    }
  })
  return check
}
