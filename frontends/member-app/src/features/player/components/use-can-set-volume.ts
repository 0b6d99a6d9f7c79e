import { useEffect, useState } from 'react'

/** Returns false on iOS, where only the device's buttons set the volume: an element accepts a value and resets it one task later. */
export function useCanSetVolume(): boolean {
  const [canSet, setCanSet] = useState(true)
  useEffect(() => {
    const scratch = document.createElement('audio')
    scratch.volume = 0.5
    const timer = setTimeout(() => setCanSet(scratch.volume === 0.5))
    return () => clearTimeout(timer)
  }, [])
  return canSet
}
