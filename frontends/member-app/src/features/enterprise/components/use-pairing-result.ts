import { useEffect, useState } from 'react'
import { devicePairingApi, type PairingResult } from '../api/device-pairing-api.ts'

const POLL_INTERVAL_MS = 3000

/** Polls a pairing until somebody has approved its code or it has expired. */
export function usePairingResult(secret: string): PairingResult {
  const [result, setResult] = useState<PairingResult>({ state: 'waiting' })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const poll = async () => {
      const next = await devicePairingApi.redeem(secret)
      if (isOver) return
      if (next.state === 'waiting') timer = setTimeout(poll, POLL_INTERVAL_MS)
      else setResult(next)
    }
    void poll()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [secret])
  return result
}
