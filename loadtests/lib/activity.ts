import { fail } from 'k6'
import http from 'k6/http'
import { BASE_URL, type Member } from './members.ts'

interface ClockParts {
  hour: number
  minutes: number
  seconds: number
}

/** Fetches the seconds of medical sound that the system counts for the member in the last twelve months. */
export function fetchMedicalSeconds(member: Member): number {
  const response = http.get(`${BASE_URL}/api/v2/activity/monthly`, {
    headers: { Cookie: member.cookie },
    tags: { name: 'v2/activity/monthly' },
  })
  if (response.status !== 200) fail(`Activity of ${member.userId}: ${response.status} ${response.body}`)
  const months = response.json() as unknown as { medicalSoundTime: ClockParts }[]
  return months.reduce((sum, { medicalSoundTime: { hour, minutes, seconds } }) => {
    return sum + hour * 3600 + minutes * 60 + seconds
  }, 0)
}
